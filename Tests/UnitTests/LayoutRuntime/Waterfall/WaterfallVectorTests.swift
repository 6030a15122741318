import Foundation
import Testing

@testable import LayoutRuntime

/// Frames that other projects' tests and documents expect: numbers only, each with its source, in waterfall.jsonl.
@Suite struct WaterfallVectorTests {
  struct Vector: Decodable, CustomTestStringConvertible {
    var id: String
    var kind: String
    var width: Double
    var columns: Int?
    var columnWidth: Double?
    var gap: Gap
    var inset: [Double]?
    var heights: [Double]?
    var spans: [Double]?
    var rtl: Bool?
    var align: String?
    var x0: Double?
    var startDepths: [Double]?
    var contentHeight: Double?
    var expect: [[Double?]?]
    var tolerance: Double?
    var minColumnWidth: Double?
    var maxColumnWidth: Double?
    var maxColumns: Int?
    var expectColumns: Int?
    var expectColumnWidth: Double?

    var testDescription: String { id }

    enum Gap: Decodable {
      case one(Double)
      case two([Double])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .one(number)
        } else {
          self = .two(try container.decode([Double].self))
        }
      }

      var across: Double {
        switch self {
        case .one(let gap): gap
        case .two(let gaps): gaps[0]
        }
      }

      var along: Double {
        switch self {
        case .one(let gap): gap
        case .two(let gaps): gaps[1]
        }
      }
    }
  }

  /// What a spec cannot say, with the reason.
  static let unsaid = [
    "masonry-stamp-2col": "columns that start at different depths: an element that is stamped on the page",
    "isotope-stamp": "the same",
    "masonic-cols-7": "a number of columns and a greatest width: `{ fixed: 300 }` says what comes of it",
    "masonic-cols-8": "a greatest number of columns",
    "masonic-cols-10": "a number of columns, and a greatest number besides",
  ]

  static let vectors: [Vector] = {
    let url = packageFolder.appending(path: "Tests/Fixtures/Layouts/waterfall.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(Vector.self, from: Data(line.utf8))
    }
  }()

  @Test func `all vectors are read`() {
    #expect(Self.vectors.count == 40)
  }

  @Test(arguments: vectors.filter { $0.kind == "waterfall" && unsaid[$0.id] == nil })
  func `frames are those of the source`(_ vector: Vector) throws {
    let heights = try #require(vector.heights)
    let inset = vector.inset ?? [0, 0, 0, 0]
    var layout = WaterfallLayout(
      columns: .fixed(width: try #require(vector.columnWidth)), columnSpacing: vector.gap.across,
      rowSpacing: vector.gap.along,
      sectionInset: EdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
      itemHeight: .each { heights[$0] }, flipsHorizontallyInOppositeLayoutDirection: true)
    if let spans = vector.spans { layout.span = .each { spans[$0] } }
    // Left over from columns that the source rounds down.
    layout.alignment =
      switch (vector.align, vector.x0) {
      case ("center", _), (_, 7): .center
      case ("end", _), (_, 14): .trailing
      case ("justify", _): .justified
      default: .leading
      }
    let table = layout.frameTable(
      for: LayoutContent(sectionCounts: [heights.count]),
      in: LayoutEnvironment(bounds: Size(width: vector.width, height: 500), isRightToLeft: vector.rtl ?? false))
    #expect(table.columns == vector.columns)
    let tolerance = max(vector.tolerance ?? 0, 1e-9)
    for (index, expected) in vector.expect.enumerated() {
      let frame = table.frame(at: index)
      for (found, wanted) in zip([frame.x, frame.y, frame.width, frame.height], expected ?? []) {
        if let wanted { #expect(abs(found - wanted) <= tolerance, "item \(index): \(frame)") }
      }
    }
    if let height = vector.contentHeight { #expect(abs(table.contentSize.height - height) <= tolerance) }
  }

  @Test(arguments: vectors.filter { $0.kind == "waterfall-columns" && unsaid[$0.id] == nil })
  func `columns are those of the source, but for a width rounded down`(_ vector: Vector) throws {
    let columns: WaterfallColumns =
      if let count = vector.columns {
        .count(Double(count))
      } else {
        .adaptive(minimum: try #require(vector.minColumnWidth))
      }
    let environment = LayoutEnvironment(bounds: Size(width: vector.width, height: 500))
    let layout = WaterfallLayout(columns: columns, columnSpacing: vector.gap.across)
    let table = layout.frameTable(for: LayoutContent(sectionCounts: [1]), in: environment)
    #expect(table.columns == vector.expectColumns)
    #expect(layout.columnWidth(in: environment).rounded(.down) == vector.expectColumnWidth)
  }
}
