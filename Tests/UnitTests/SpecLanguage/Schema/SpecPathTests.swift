@testable import SpecLanguage
@testable import SpecSchema
import Testing

@Suite
struct SpecPathTests {
  @Test func `keys stand after dots and places in lists in brackets`() {
    var path = SpecPath()
    #expect(path.isEmpty)
    #expect(path.text == "")
    path.append("dataSources")
    path.append("photos")
    path.append("items")
    path.append(item: 3)
    #expect(path.text == "dataSources.photos.items[3]")
    path.append("size")
    path.append(item: 1)
    #expect(path.text == "dataSources.photos.items[3].size[1]")
    path.removeLast()
    path.removeLast()
    #expect(path.text == "dataSources.photos.items[3]")
    #expect(!path.isEmpty)
  }

  @Test func `the last key comes with its places in lists, or alone`() {
    var path = SpecPath()
    #expect(path.last == nil)
    #expect(path.lastKey == nil)
    path.append("items")
    #expect(path.last == "items")
    path.append(item: 3)
    path.append(item: 0)
    #expect(path.last == "items[3][0]")
    #expect(path.lastKey == "items")
  }
}
