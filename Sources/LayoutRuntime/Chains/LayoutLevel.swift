/// One level of a chain: a layout, the data that it lays out, and a scale.
public struct LayoutLevel: Sendable {
  /// In the chain, from 0.
  public let index: Int
  /// The layout's name in the spec.
  public let layoutName: String
  public let scale: Double
  public let title: String?
  public let data: DataSource
  /// The spec's viewports, with the chain's bars taken into account.
  public let viewports: [LayoutViewport]
  private let makeLayout: @Sendable (LevelEnvironment, DataSource) -> AnyCollectionLayout

  /// `layout` gives the layout's parameters in an environment, for the data of the level.
  public init<Layout: CollectionLayout>(
    index: Int, layoutName: String, scale: Double, title: String? = nil, data: DataSource,
    viewports: [LayoutViewport] = [], layout: @escaping @Sendable (LevelEnvironment, DataSource) -> Layout
  ) {
    self.index = index
    self.layoutName = layoutName
    self.scale = scale
    self.title = title
    self.data = data
    self.viewports = viewports
    makeLayout = { AnyCollectionLayout(layout($0, $1)) }
    #if canImport(UIKit)
      makeCollectionViewLayout = { Layout.makeCollectionViewLayout(for: $0) }
    #endif
  }

  #if canImport(UIKit)
    let makeCollectionViewLayout: @MainActor @Sendable (LayoutLevel) -> any LevelLayout
  #endif

  /// The layout's parameters in `environment`.
  public func layout(in environment: LayoutEnvironment) -> AnyCollectionLayout {
    makeLayout(LevelEnvironment(environment, scale: scale, level: Double(index)), data)
  }

  /// The frames of the level's data in `environment`.
  public func frameTable(in environment: LayoutEnvironment) -> FrameTable {
    layout(in: environment).frameTable(for: data.content, in: environment)
  }

  /// The same level with other data: as many sections and items as an app has.
  public func with(_ data: DataSource) -> LayoutLevel {
    LayoutLevel(self, data: data)
  }

  private init(_ level: LayoutLevel, data: DataSource) {
    index = level.index
    layoutName = level.layoutName
    scale = level.scale
    title = level.title
    self.data = data
    viewports = level.viewports
    makeLayout = level.makeLayout
    #if canImport(UIKit)
      makeCollectionViewLayout = level.makeCollectionViewLayout
    #endif
  }
}

/// A viewport of a spec, and what a level is laid out in there.
public struct LayoutViewport: Hashable, Sendable {
  public let name: String
  public let environment: LayoutEnvironment

  public init(_ name: String, _ environment: LayoutEnvironment) {
    self.name = name
    self.environment = environment
  }
}

/// A layout of any kind. Functions and not a protocol value, which Embedded Swift does not have.
public struct AnyCollectionLayout: CollectionLayout {
  public let scrollDirection: Axis
  #if !hasFeature(Embedded)
    /// The layout itself.
    public let base: any CollectionLayout
  #endif
  private let makeFrameTable: @Sendable (LayoutContent, LayoutEnvironment) -> FrameTable

  public init(_ layout: some CollectionLayout) {
    scrollDirection = layout.scrollDirection
    #if !hasFeature(Embedded)
      base = layout
    #endif
    makeFrameTable = { layout.frameTable(for: $0, in: $1) }
  }

  public func frameTable(for content: LayoutContent, in environment: LayoutEnvironment) -> FrameTable {
    makeFrameTable(content, environment)
  }
}
