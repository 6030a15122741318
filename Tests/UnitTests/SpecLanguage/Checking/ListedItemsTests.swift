@testable import SpecLanguage
import Testing

@Suite struct ListedItemsTests {
  @Test func `items are found by their place among all`() {
    let items = ListedItems(runs: [(0, []), (2, ["a", nil, "c"]), (9, ["d"])])
    #expect((0..<12).map { items[$0] } == [nil, nil, "a", nil, "c", nil, nil, nil, nil, "d", nil, nil])
    #expect(items.all.map(\.index) == [2, 4, 9])
    #expect(items.map { $0 == "c" ? 1 : nil }.all.map(\.index) == [4])
  }

  @Test func `what is nil everywhere is empty`() {
    #expect(ListedItems<Int>.none.isEmpty)
    #expect(ListedItems<Int>(runs: [(3, [nil])]).isEmpty)
    #expect(!ListedItems(runs: [(3, [1])]).isEmpty)
  }
}
