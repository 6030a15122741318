import Foundation

/// Specs that the tests build.
enum SampleSpec {
  /// specs/tiles.yaml: one kind of warning, on each viewport.
  static func tiles() throws -> String {
    try String(contentsOf: packageFolder.appending(path: "specs/tiles.yaml"), encoding: .utf8)
  }

  /// Nothing to complain about.
  static let fine = """
    layoutc: 1
    viewports: [iphone-16]
    dataSources:
      numbers:
        count: 6
    layouts:
      tile:
        type: flow
        itemSize: 100 * scale
    chains:
      zoom:
        dataSource: numbers
        layout: tile
        scale: [0.5, 1]

    """

  /// One error, at 7:3: `typo` is no key of a layout... of which the compiler has its own words.
  static let faulty = fine.replacing("    count: 6", with: "    cuont: 6")

  /// `fine` with many items, so that its JSON is larger than any buffer on the way.
  static let large = fine.replacing("    count: 6", with: "    count: 100000")
}
