import LayoutRuntime
import Testing

struct LayoutChainTests {
  /// Squares of a tenth of the width at scale 1, in one or two sections.
  private func level(_ index: Int, scale: Double, data: DataSource) -> LayoutLevel {
    LayoutLevel(index: index, layoutName: "grid", scale: scale, data: data) { environment, data in
      let edge = environment.width * environment.scale / 10 + environment.level
      return FlowLayout(
        itemSize: data.itemSizes { Size(width: edge + $0.section, height: edge * $0.aspectRatio) },
        minimumLineSpacing: 0, minimumInteritemSpacing: 0)
    }
  }

  private func data(_ name: String, ids: [String]) -> DataSource {
    DataSource(name: name, sections: [.init(id: "a", count: ids.count)], ids: .listed(ids))
  }

  private let environment = LayoutEnvironment(bounds: Size(width: 100, height: 50))

  @Test func `a level lays out with its scale, its index and its data`() {
    let sections = DataSource(
      name: "d", sections: [.init(id: "a", count: 2), .init(id: "b", count: 1)], ids: .index,
      measures: DataSourceMeasures(aspectRatios: { $0 == 0 ? 2 : 1 }))
    let table = level(2, scale: 3, data: sections).frameTable(in: environment)
    // 100 * 3 / 10 + 2 = 32; the first item twice as high, the item of section 1 a point wider.
    #expect(table.frame(at: 0) == Rect(x: 0, y: 0, width: 32, height: 64))
    #expect(table.frame(at: 1) == Rect(x: 32, y: 16, width: 32, height: 32))
    #expect(table.frame(at: 2) == Rect(x: 0, y: 64, width: 33, height: 32))
  }

  @Test func `an app's own data takes the place of the spec's`() {
    let own = level(0, scale: 1, data: data("spec", ids: ["a"])).with(data("app", ids: ["x", "y", "z"]))
    #expect(own.frameTable(in: environment).itemCount == 3)
  }

  @Test func `a step plans between its levels, items of one id being the same`() {
    let chain = LayoutChain(
      name: "c",
      levels: [
        level(0, scale: 1, data: data("one", ids: ["a", "b", "c"])),
        level(1, scale: 2, data: data("two", ids: ["c", "a"])),
      ], steps: [LayoutStep(from: 0, to: 1, transition: Transition())])
    let plans = chain.plans(ofStep: 0, in: environment)
    #expect((0..<3).map { plans.matching.toIndex(of: $0, toCount: 2) } == [1, nil, 0])
    // 100 * 1 / 10, and 100 * 2 / 10 + 1.
    #expect(plans.from.table.frame(at: 1).width == 10)
    #expect(plans.to.table.frame(at: 1).width == 21)
    #expect(plans.anchorChoices == [.selected(0), .selected(1), .selected(2)])
    #expect(plans.plan(for: .selected(0)).participants.count == 3)
    #expect(chain.plans(ofStep: 0, on: "no such viewport") == nil)
  }

  @Test func `an id that stands twice matches once`() {
    let matching = ItemMatching(from: data("one", ids: ["a", "a"]), to: data("two", ids: ["b", "a"]))
    #expect((0..<2).map { matching.toIndex(of: $0, toCount: 2) } == [1, nil])
  }

  @Test func `places of items count from their section`() {
    let source = DataSource(
      name: "d", sections: [.init(id: "a", count: 2), .init(id: "b", count: 0), .init(id: "c", count: 3)], ids: .index)
    #expect(source.index(ofItem: 1, inSection: 2) == 3)
    #expect(source.place(ofItem: 4).map { [$0.section, $0.item] } == [2, 2])
    #expect(source.place(ofItem: 5) == nil)
    #expect(source.place(ofItem: -1) == nil)
  }
}
