import Testing

@Suite struct LevelIssuesTests {
  private func messages(
    viewports: String = "[{ name: v, width: 320, height: 480 }]", data: String = "{ count: 4 }", layout: String
  ) -> [String] {
    SmallSpec.compiled(viewports: viewports, data: data, layout: layout).compilation.diagnostics.map {
      "\($0.code.name): \($0.message); \($0.help ?? "")"
    }
  }

  private let undefined = "where UICollectionViewFlowLayout's behavior is not defined"

  @Test func `an oversize item is told with its excess on each viewport`() {
    #expect(
      messages(
        viewports: "[{ name: a, width: 320, height: 480 }, { name: b, width: 400, height: 480 }]",
        layout: "{ type: flow, itemSize: width - 12, sectionInset: 8 }") == [
          // 320 - 12 = 308 in 320 - 16 = 304; 388 in 384.
          "oversize-item: 4 items of layout `l` are 4 points wider than the room at scale 1 on `a` and `b`, \(undefined); "
            + "make the width fit the room: it takes 308 of 304 on `a`; 388 of 384 on `b`"
        ])
  }

  @Test func `one item of several, by one point, on a line that scrolls sideways`() {
    #expect(
      messages(
        data: "{ items: [{ size: 9 }, { size: [9, 481] }] }",
        layout: "{ type: flow, itemSize: item, scrollDirection: horizontal, minimumLineSpacing: 10 }") == [
          "oversize-item: item 1 of layout `l` is 1 point taller than the room at scale 1 on `v`, \(undefined); "
            + "make the height fit the room: it takes 481 of 480 on `v`"
        ])
  }

  @Test func `a different excess is told by the largest`() {
    let spec = messages(
      viewports: "[{ name: a, width: 320, height: 480 }, { name: b, width: 300, height: 480 }]",
      layout: "{ type: flow, itemSize: 330 }")
    #expect(spec.count == 1 && spec[0].contains("up to 30 points wider"))
  }

  @Test func `an item exactly as wide as the room fits`() {
    #expect(messages(layout: "{ type: flow, itemSize: width - 16, sectionInset: 8 }") == [])
  }

  @Test func `a fragile fit is told with the other column count`() {
    #expect(
      messages(layout: "{ type: flow, itemSize: width / 3, minimumInteritemSpacing: 0 }") == [
        "fragile-fit: the column count of layout `l` at scale 1 hangs on the last digit of the item's size: "
          + "3 on `v`, 2 if wider; leave some room, as with ` - 0.5` behind the size, so that rounding on a device cannot "
          + "change the columns"
      ])
    #expect(messages(layout: "{ type: flow, itemSize: floor(width / 3), minimumInteritemSpacing: 0 }") == [])
  }

  @Test func `swapped spacings are told where they matter`() {
    let data = "{ items: [{ size: 9 }, { size: 19 }] }"
    let layout = "type: flow, itemSize: item, scrollDirection: horizontal, minimumLineSpacing: 4"
    #expect(SmallSpec.compiled(data: data, layout: "{ \(layout) }").findings == ["5:39 swapped-spacings"])
    #expect(SmallSpec.compiled(data: data, layout: "{ \(layout), swapsHorizontalSpacings: true }").text == "")
    #expect(SmallSpec.compiled(data: data, layout: "{ \(layout), minimumInteritemSpacing: 4 }").text == "")
    #expect(SmallSpec.compiled(data: "{ count: 3 }", layout: "{ \(layout.replacing("item,", with: "9,")) }").text == "")
  }

  @Test func `long lists of viewports are cut short`() {
    let viewports = (1...9).map { "{ name: v\($0), width: 320, height: 480 }" }.joined(separator: ", ")
    let message = messages(viewports: "[\(viewports)]", layout: "{ type: flow, itemSize: 330 }").first ?? ""
    #expect(message.contains("on `v1`, `v2`, `v3`, `v4` and 5 more, where"))
    #expect(message.contains("330 of 320 on `v4`; and 5 more"))
  }
}
