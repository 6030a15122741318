import Testing

@testable import layoutc

struct SpecInputTests {
  @Test(arguments: [
    ("tiles.yaml", "tiles"), ("specs/tiles.yml", "tiles"), ("a.b/tiles.layout.yaml", "tiles"),
    ("tiles", "tiles"),
    (".yaml", ".yaml"), ("/dev/fd/63", "63"),
  ])
  func `a spec is named by its file without folder and extension`(path: String, name: String) {
    #expect(SpecInput(path: path).name == name)
  }

  @Test(arguments: [(".", "a"), ("/", "/a"), ("x/y", "x/y/a")])
  func `paths are joined as people write them`(folder: String, path: String) {
    #expect(joined(folder: folder, "a") == path)
  }
}
