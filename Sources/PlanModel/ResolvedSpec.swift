public import LayoutRuntime

/// A spec with every number worked out: what emitters and lint rules read. No NaN, no unbound name, no missing default.
public struct ResolvedSpec: Sendable {
  /// The spec's file name without folder and extension.
  public var name: String
  /// `sha256:` and 64 hexadecimal digits over the spec's bytes.
  public var digest: String
  public var viewports: [Viewport]
  public var dataSources: [DataSource]
  /// Every layout of the spec, whether a chain uses it or not; names are unique.
  public var layouts: [LayoutFormula]
  public var chains: [Chain]

  public init(
    name: String, digest: String, viewports: [Viewport], dataSources: [DataSource], layouts: [LayoutFormula] = [],
    chains: [Chain]
  ) {
    self.name = name
    self.digest = digest
    self.viewports = viewports
    self.dataSources = dataSources
    self.layouts = layouts
    self.chains = chains
  }
}

/// A screen that collection views are laid out on. All lengths in points.
public struct Viewport: Hashable, Sendable {
  public var name: String
  public var size: Size
  /// Pixels a point.
  public var displayScale: Double
  /// The device's safe area, without bars.
  public var safeArea: EdgeInsets
  public var contentInset: EdgeInsets

  public init(
    name: String, size: Size, displayScale: Double, safeArea: EdgeInsets = .zero, contentInset: EdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.displayScale = displayScale
    self.safeArea = safeArea
    self.contentInset = contentInset
  }
}

/// A collection view layout at successive levels, each pushed from the one before.
public struct Chain: Sendable {
  public var name: String
  /// Index into `ResolvedSpec.dataSources`: the chain's own, which a level may replace by another.
  public var dataSource: Int
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustment
  public var levels: [Level]
  /// From each level to the next: one less than there are levels.
  public var steps: [Step]

  public init(
    name: String, dataSource: Int, contentInsetAdjustmentBehavior: ContentInsetAdjustment = .automatic,
    levels: [Level], steps: [Step] = []
  ) {
    self.name = name
    self.dataSource = dataSource
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
    self.levels = levels
    self.steps = steps
  }
}

/// One level of a chain, laid out on every viewport.
public struct Level: Sendable {
  /// The layout's name in the spec.
  public var layout: String
  /// Index into `ResolvedSpec.dataSources`.
  public var dataSource: Int
  public var scale: Double
  public var title: String?
  public var scrollDirection: Axis
  /// One a viewport, in the spec's order.
  public var frameTables: [ViewportFrames]

  public init(
    layout: String, dataSource: Int, scale: Double, title: String?, scrollDirection: Axis = .vertical,
    frameTables: [ViewportFrames]
  ) {
    self.layout = layout
    self.dataSource = dataSource
    self.scale = scale
    self.title = title
    self.scrollDirection = scrollDirection
    self.frameTables = frameTables
  }
}

/// A level's frames on one viewport.
public struct ViewportFrames: Sendable {
  /// Index into `ResolvedSpec.viewports`.
  public var viewport: Int
  /// With the chain's bars taken into account.
  public var environment: LayoutEnvironment
  public var table: FrameTable

  public init(viewport: Int, environment: LayoutEnvironment, table: FrameTable) {
    self.viewport = viewport
    self.environment = environment
    self.table = table
  }
}
