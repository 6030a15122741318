internal import Expressions
internal import LayoutRuntime
internal import PlanModel

/// What is not known where a part of a spec has a fault.
extension ExpressionVariables {
  static let adjustedContentInset: Self = [
    .adjustedContentInsetTop, .adjustedContentInsetLeft, .adjustedContentInsetBottom, .adjustedContentInsetRight,
  ]
  /// With what rests on it.
  static let safeArea = Self([.safeAreaTop, .safeAreaLeft, .safeAreaBottom, .safeAreaRight]).union(adjustedContentInset)
  /// With what rests on it.
  static let contentInset = Self([.contentInsetTop, .contentInsetLeft, .contentInsetBottom, .contentInsetRight])
    .union(adjustedContentInset)
  /// All that a viewport tells.
  static let environment = Self([.width, .height, .displayScale]).union(safeArea).union(contentInset)
  /// All that a data source tells.
  static let content: Self = [.count, .index, .section, .aspectRatio]
}

extension CheckedViewport {
  /// Stands for those that could not be read.
  static let unknown = CheckedViewport(
    viewport: Viewport(name: "", size: Size(width: 320, height: 480), displayScale: 2), isRightToLeft: false,
    unknown: .environment, isSound: false)
}

extension CheckedDataSource {
  /// Stands for one that could not be read.
  static let unknown = CheckedDataSource(
    dataSource: DataSource(name: "", sections: [.init(id: "0", count: 0)], ids: .index),
    content: DataSourceContent(name: "", sectionCounts: [0], headerLengths: [nil], footerLengths: [nil])
      .assumingMeasures,
    unknown: .content, isSound: false)
}

extension DataSourceContent {
  /// With sizes and aspect ratios, so that nobody misses what may be there.
  var assumingMeasures: DataSourceContent {
    var content = self
    content.itemSizes = itemSizes ?? .uniform(Size(width: 1, height: 1))
    content.aspectRatios = aspectRatios ?? { _ in Number(1) }
    return content
  }
}
