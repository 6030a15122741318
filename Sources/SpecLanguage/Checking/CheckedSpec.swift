internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics

/// A spec without a fault that can be seen without laying anything out: every name found, every expression bound, every default in.
struct CheckedSpec: Sendable {
  var viewports: [CheckedViewport]
  var dataSources: [CheckedDataSource]
  var layouts: [CheckedLayout]
  var chains: [CheckedChain]
  /// Of the names in `let`, those that an expression or a text uses.
  var usedLets: Set<String>
}

struct CheckedViewport: Sendable {
  var viewport: Viewport
  /// `nil` for UIKit's own.
  var layoutMargins: EdgeInsets?
  var isRightToLeft: Bool
}

/// Heights of bars in points.
struct Bars: Hashable, Sendable {
  var top: Double
  var bottom: Double

  static let none = Bars(top: 0, bottom: 0)
}

struct CheckedDataSource: Sendable {
  var dataSource: DataSource
  var content: DataSourceContent
}

/// What layouts need of a data source.
struct DataSourceContent: Sendable {
  var name: String
  var sectionCounts: [Int]
  /// Length of each section's header along the scroll direction; `nil` for the layout's.
  var headerLengths: [Double?]
  var footerLengths: [Double?]
  /// The items' own sizes; `nil` where the spec gives none.
  var itemSizes: ItemSizes?
  /// The items' own width over height; `nil` where the spec gives none.
  var aspectRatios: (@Sendable (_ index: Int) -> Number)?

  var count: Int {
    sectionCounts.reduce(0, +)
  }
}

struct CheckedLayout: Sendable {
  var name: String
  var span: SourceSpan
  var parameters: AnyCheckedLayoutParameters
}

struct CheckedChain: Sendable {
  var name: String
  /// Index into `CheckedSpec.dataSources`.
  var dataSource: Int
  var bars: Bars
  var contentInsetAdjustmentBehavior: ContentInsetAdjustment
  var levels: [CheckedLevel]
  /// From each level to the next.
  var steps: [CheckedStep]
}

struct CheckedLevel: Sendable {
  /// Index into `CheckedSpec.layouts`.
  var layout: Int
  /// Index into `CheckedSpec.dataSources`.
  var dataSource: Int
  var scale: Number
  var title: String?
}
