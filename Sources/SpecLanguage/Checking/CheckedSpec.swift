internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics

/// The parts of a spec that are without a fault: every name found, every expression bound, every default in.
struct CheckedSpec: Sendable {
  var viewports: [CheckedViewport]
  /// All of the spec's, in its order; chains use those without a fault only.
  var dataSources: [CheckedDataSource]
  /// The same of layouts.
  var layouts: [CheckedLayout]
  var chains: [CheckedChain]
  /// Of the names in `let`, those that an expression or a text uses.
  var usedLets: Set<String>
}

/// A spec with each part as far as it is known; what is wrong with the others has been reported.
struct SpecDraft: Sendable {
  var viewports: [CheckedViewport]
  /// In the order of the spec, as are layouts and chains.
  var dataSources: [CheckedDataSource]
  var layouts: [CheckedLayout]
  var chains: [ChainDraft]
  /// Levels that no chain has, for layouts that no chain is known to use: their numbers are checked all the same.
  var looseLevels: ChainDraft
  var usedLets: Set<String>
}

struct CheckedViewport: Sendable {
  var viewport: Viewport
  /// `nil` for UIKit's own.
  var layoutMargins: EdgeInsets?
  var isRightToLeft: Bool
  /// What has no value to rely on, since the viewport has a fault.
  var unknown: ExpressionVariables = []
  var isSound = true
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
  /// What has no value to rely on, since the data source has a fault.
  var unknown: ExpressionVariables = []
  var isSound = true
}

extension CheckedDataSource {
  /// The number of items, if a fault does not hide it.
  var knownCount: Int? {
    unknown.contains(.count) ? nil : dataSource.count
  }
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

/// A chain as far as it is known.
struct ChainDraft: Sendable {
  /// One at least, so that layouts are looked at even where nothing is known of the levels.
  var levels: [LevelDraft]
  /// `nil` where the spec does not tell; so below.
  var bars: Bars?
  var contentInsetAdjustmentBehavior: ContentInsetAdjustment?
  /// The chain itself, if it and all that it uses are without a fault.
  var chain: CheckedChain?
}

/// A level as far as it is known.
struct LevelDraft: Sendable {
  /// The place in the chain.
  var index: Int?
  /// Index into `SpecDraft.layouts`.
  var layout: Int?
  /// Index into `SpecDraft.dataSources`.
  var dataSource: Int?
  var scale: Number?
  var title: TextTemplate?
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
