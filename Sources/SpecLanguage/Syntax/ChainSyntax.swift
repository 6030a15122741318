internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A chain as written.
struct ChainSyntax: Sendable {
  var span: SourceSpan
  var dataSource: Spanned<String>?
  var layout: Spanned<String>?
  var scale: ScaleSyntax?
  var levels: Spanned<[LevelSyntax]>?
  var title: TemplateSyntax?
  var bars: BarsSyntax?
  var contentInsetAdjustmentBehavior: ContentInsetAdjustment
  var transition: TransitionSyntax?
  var steps: Spanned<[TransitionSyntax]>?
  /// Keys that may say something else than what is here.
  var doubts: [String]
  /// Whether the levels that the chain lists, and the steps, are all here, and so in their places.
  var isWhole: Bool
}

/// The scales of a chain's levels as written.
enum ScaleSyntax: Sendable {
  /// `nil` for one that was reported as bad.
  case list([NumberSyntax?])
  /// From `start` by `next` until it comes to rest.
  case progression(start: NumberSyntax, next: NumberSyntax)
}

/// One level as written out.
struct LevelSyntax: Sendable {
  var span: SourceSpan
  var layout: Spanned<String>?
  var dataSource: Spanned<String>?
  var scale: NumberSyntax?
  var title: TemplateSyntax?
  /// Of the step that leads to this level.
  var transition: TransitionSyntax?
  /// Keys that may say something else than what is here.
  var doubts: [String]
}

enum ScaleKeys {
  static let start = Key("start", .number(NumberRule()), required: true, "Scale of the first level.")
  static let next = Key(
    "next", .number(NumberRule(scope: .scale)), required: true,
    "Scale of the level after one of `scale`; the chain ends where it no longer changes.")

  static let construct = Construct(
    "scale", "Scales from `start` by `next` to the fixed point, within 64 levels.",
    keys: [start.description, next.description]
  ) { fields in
    let (start, next) = (fields.value(start), fields.value(next))
    guard let start, let next else { return nil as ScaleSyntax? }
    return .progression(start: start, next: next)
  }

  static let type: ValueType<ScaleSyntax> = {
    let number = ValueType<NumberSyntax>.number(NumberRule())
    let list = ValueType<Spanned<[NumberSyntax?]>>.fullList(of: number).map { ScaleSyntax.list($0.value) }
      .nonEmpty("`scale` lists no level", help: "write `scale: 1`, or leave it out")
    return .forms(
      scalar: number.map { .list([$0]) }, sequence: list, mapping: .construct(construct),
      expected: "a number, a list of numbers, or `{ start, next }`")
  }()
}

enum LevelKeys {
  static let layout = Key("layout", .reference(to: "layout"), default: "the chain's", "The level's layout.")
  static let dataSource = Key(
    "dataSource", .reference(to: "data source"), default: "the chain's", "The level's data source.")
  static let scale = Key("scale", .number(NumberRule()), default: "1", "`scale` in the layout's expressions.")
  static let title = Key("title", .template(.title), default: "the chain's", "Title of the level's screen.")
  static let transition = Key(
    "transition", .construct(TransitionKeys.construct), default: "the chain's",
    "What differs in the step that leads to this level.")

  static let construct = Construct(
    "level", "One level of a chain.",
    keys: [
      layout.description, dataSource.description, scale.description, title.description, transition.description,
    ]
  ) { fields in
    LevelSyntax(
      span: fields.span, layout: fields.value(layout), dataSource: fields.value(dataSource),
      scale: fields.value(scale), title: fields.value(title), transition: fields.value(transition),
      doubts: fields.doubts)
  }
}

enum ChainKeys {
  static let dataSource = Key(
    "dataSource", .reference(to: "data source"), required: true, "The data source that the levels show.")
  static let layout = Key("layout", .reference(to: "layout"), "The layout of every level that names none.")
  static let scale = Key("scale", ScaleKeys.type, default: "1", "Scales of the levels, one after the other.")
  static let levels = Key(
    "levels",
    .list(of: .construct(LevelKeys.construct)).nonEmpty(
      "`levels` lists no level", help: "a level names its layout and scale: `- { layout: tile, scale: 0.5 }`"),
    "The levels one by one.")
  static let title = Key("title", .template(.title), "Title of each level's screen.")
  static let bars = Key("bars", .construct(BarsKeys.construct), default: "the spec's", "Bars over the collection view.")
  static let contentInsetAdjustmentBehavior = Key(
    "contentInsetAdjustmentBehavior", .choice(ContentInsetAdjustment.self), default: "automatic",
    "Which part of the safe area adds to the adjusted content inset, as UIScrollView has it.")
  static let transition = Key(
    "transition", .construct(TransitionKeys.construct), "How each level leads to the next.")
  static let steps = Key(
    "steps", .list(of: .construct(TransitionKeys.construct)),
    "What differs in each step from `transition`, in order; at most one less than there are levels.")

  static let construct = Construct(
    "chain", "A layout at successive levels, each pushed from the one before: `layout` with `scale`, or `levels`.",
    keys: [
      dataSource.description, layout.description, scale.description, levels.description, title.description,
      bars.description, contentInsetAdjustmentBehavior.description, transition.description, steps.description,
    ],
    constraints: [
      .atMostOne(of: [levels.name, scale.name]), .atMostOne(of: [levels.name, steps.name]),
      .required(layout.name, unless: [levels.name]),
    ]
  ) { fields in
    var chain = ChainSyntax(
      span: fields.span, dataSource: fields.value(dataSource), layout: fields.value(layout),
      scale: fields.value(scale), levels: fields.value(levels), title: fields.value(title), bars: fields.value(bars),
      contentInsetAdjustmentBehavior: fields.value(contentInsetAdjustmentBehavior)?.value ?? .automatic,
      transition: fields.value(transition), steps: fields.value(steps), doubts: fields.doubts, isWhole: true)
    let hasAllScales =
      if case .list(let scales)? = chain.scale, scales.count > 1 {
        fields.partCount(scale) == scales.count
      } else {
        chain.scale != nil || !fields.isInDoubt(scale)
      }
    chain.isWhole =
      hasAllScales && fields.hasAll(levels, chain.levels?.value.count) && fields.hasAll(steps, chain.steps?.value.count)
    return chain
  }
}

extension FieldReader {
  /// Whether a list is here with all its items, or surely not at all.
  fileprivate func hasAll<Value>(_ key: Key<Value>, _ count: Int?) -> Bool {
    count.map { $0 == partCount(key) } ?? !isInDoubt(key)
  }
}
