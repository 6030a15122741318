import LayoutRuntime
import Testing

@Suite struct TargetOffsetsTests {
  private func table(_ offsets: TargetOffsets) -> [Double] {
    var values: [Double] = []
    offsets.forEachRun { values += Array(repeating: $0, count: $1) }
    return values
  }

  @Test func `the post's target table`() {
    let offsets = TargetOffsets(from: side(tiles(scale: 0.25)), to: side(tiles(scale: 0.5)))
    let values = table(offsets)
    #expect(values.count == 48)
    // Line n asks for 8 + 191 n + 91.5 - 450.5 = 191 n - 351, within -91...3782.
    for (item, value) in values.enumerated() {
      #expect(isClose(value, min(max(191 * Double(item / 2) - 351, -91), 3782)))
    }
    #expect(isClose(values[21], 1559))
    #expect(isClose(values[24], 1941))
  }

  @Test func `a line is one run`() {
    var runs: [(Double, Int)] = []
    TargetOffsets(from: side(tiles(scale: 0.25, count: 47)), to: side(tiles(scale: 0.5, count: 47)))
      .forEachRun { runs.append(($0, $1)) }
    #expect(runs.count == 24)
    #expect(runs.map(\.1) == [Int](repeating: 2, count: 23) + [1])
  }

  @Test(arguments: 0..<100)
  func `each entry of a long table is its item's target`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func one(of numbers: [Double]) -> Double {
      numbers.randomElement(using: &generator) ?? 0
    }
    let count = Int.random(in: 1...3000, using: &generator)
    let edge = one(of: [86.25, 10.1, 381, 1.0 / 3, 0.000244140625, 20_000])
    let to = uniformTable(
      count: count, columns: Int.random(in: 1...5, using: &generator), itemSize: Size(width: edge, height: edge),
      crossStep: 100, mainStep: edge + one(of: [8, 0.1, 2.0 / 3, 0.125, 12_000.5, 1e8]), width: 390)
    let options = TransitionOptions(
      placement: [.top, .centeredVertically, .bottom].randomElement(using: &generator) ?? .top)
    let offsets = TargetOffsets(from: side(tiles(scale: 0.25, count: count)), to: side(to), options: options)
    let values = table(offsets)
    #expect(values == (0..<count).map { offsets.target(at: $0).target.clamped.y })
  }

  @Test(arguments: ScrollPlacement.allCases)
  func `each entry is what planning for that item gives`(placement: ScrollPlacement) {
    let sides = [
      side(tiles(scale: 0.25)), side(tiles(scale: 0.5)), side(tiles(scale: 0.25, count: 40)),
      side(
        listedTable(
          (0..<48).map { Rect(x: Double($0 % 3) * 130, y: Double($0 * $0), width: 120, height: 100 + Double($0)) },
          contentSize: Size(width: 390, height: 2400))),
    ]
    for from in sides {
      for to in sides {
        for start in [StartOffset.automatic, .bottom] {
          let options = TransitionOptions(placement: placement, start: start)
          let values = table(TargetOffsets(from: from, to: to, options: options))
          for item in [0, 13, 21, 39] {
            let plan = planTransition(from: from, to: to, anchor: .selected(item), options: options)
            #expect(values[item] == plan.target.clamped.y)
          }
        }
      }
    }
  }

  @Test func `items matched by id go to their match`() {
    let reversed = ItemMatching(toIndices: (0..<48).reversed().map { $0 }, toCount: 48)
    let offsets = TargetOffsets(from: side(tiles(scale: 0.25)), to: side(tiles(scale: 0.5)), matching: reversed)
    let straight = TargetOffsets(from: side(tiles(scale: 0.25)), to: side(tiles(scale: 0.5)))
    #expect(table(offsets) == table(straight).reversed())
  }

  @Test func `items that the other side lacks stay at the base offset`() {
    let values = table(
      TargetOffsets(from: side(tiles(scale: 0.25, count: 48)), to: side(tiles(scale: 0.5, count: 10))))
    #expect(values.count == 48)
    #expect(values[10...31].allSatisfy { $0 == -91 })
  }
}
