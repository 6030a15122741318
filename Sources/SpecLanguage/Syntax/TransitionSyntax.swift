internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// How one level leads to the next, as written; what is absent comes from the chain's transition, then from the defaults.
struct TransitionSyntax: Sendable {
  var span: SourceSpan
  var anchor: AnchorSyntax?
  var anchors: Spanned<[NumberSyntax]>?
  var scrollTo: Spanned<ScrollPlacement>?
  var scroll: Spanned<TransitionOptions.Scrolling>?
  var from: StartOffsetSyntax?
  var duration: NumberSyntax?
  var curve: CurveSyntax?
  var stagger: StaggerSyntax?
  var enter: Spanned<AppearanceStyle>?
  var exit: Spanned<AppearanceStyle>?
  var reducedMotion: Spanned<Transition.ReducedMotion>?
  var interruption: Spanned<InterruptionPolicy>?
  var progress: Spanned<ProgressPolicy>?
  var listsHidden: Spanned<Bool>?
}

enum AnchorSyntax: Sendable {
  case rule(Spanned<AnchorWord>)
  case item(NumberSyntax)
}

enum StartOffsetSyntax: Sendable {
  case rule(Spanned<StartOffsetWord>)
  case offset(NumberSyntax)
}

enum CurveSyntax: Sendable {
  case named(Spanned<CurveWord>)
  case cubicBezier(Spanned<[NumberSyntax]>)
  case spring(SpringSyntax)
}

struct SpringSyntax: Sendable {
  var span: SourceSpan
  var mass: NumberSyntax?
  var stiffness: NumberSyntax?
  var damping: NumberSyntax?
  var initialVelocity: NumberSyntax?
  var duration: NumberSyntax?
  var bounce: NumberSyntax?
}

struct StaggerSyntax: Sendable {
  var by: Spanned<Stagger.Order>?
  var total: NumberSyntax?
}

enum AnchorWord: String, Sendable, CaseIterable {
  case selected, centerVisible, firstVisible
}

enum StartOffsetWord: String, Sendable, CaseIterable {
  case top, bottom, centered
}

enum CurveWord: String, Sendable, CaseIterable {
  case linear, easeIn, easeOut, easeInOut
}

/// A word of an enumeration, or a number.
private func wordOrNumber<Word, Value>(
  _: Word.Type, _ rule: NumberRule, word: @escaping @Sendable (Spanned<Word>) -> Value,
  number: @escaping @Sendable (NumberSyntax) -> Value
) -> ValueType<Value> where Word: CaseIterable & RawRepresentable & Sendable, Word.RawValue == String {
  let choice = ValueType<Spanned<Word>>.choice(Word.self)
  let expression = ValueType<NumberSyntax>.number(rule)
  var schemaRule = rule
  schemaRule.isNeverOneWord = true
  return ValueType(.anyOf([choice.shape, .number(schemaRule)])) { node, reader in
    // A plain word can only be one of the choices: a number here has no names in scope that consist of letters alone.
    let text = reader.document.bytes(of: node)
    if !text.isEmpty, text.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }), !text.elementsEqual("count".utf8)
    {
      return choice.read(node, &reader).map(word)
    }
    return expression.read(node, &reader).map(number)
  }
}

enum SpringKeys {
  static let mass = Key("mass", .number(NumberRule(range: .positive)), default: "1", "Mass of the moving thing.")
  static let stiffness = Key("stiffness", .number(NumberRule(range: .positive)), "Spring constant.")
  static let damping = Key("damping", .number(NumberRule(range: .notNegative)), "Friction.")
  static let initialVelocity = Key(
    "initialVelocity", .number(NumberRule()), default: "0", "Speed at the start, in whole ways a second.")
  static let duration = Key(
    "duration", .number(NumberRule(unit: .seconds, range: .positive)), "Perceptual duration; with `bounce`.")
  static let bounce = Key(
    "bounce", .number(NumberRule(range: .closed(-1, 1))), default: "0",
    "0 is critically damped, 1 swings for ever, below 0 is overdamped; with `duration`.")

  static let construct = Construct(
    "spring", "A spring: `mass`, `stiffness` and `damping`, or `duration` and `bounce`.",
    keys: [
      mass.description, stiffness.description, damping.description, initialVelocity.description, duration.description,
      bounce.description,
    ],
    constraints: [mass, stiffness, damping].map { .atMostOne(of: [duration.name, $0.name]) }
      + [stiffness, damping].map { .required($0.name, unless: [duration.name]) }
  ) { fields in
    SpringSyntax(
      span: fields.span, mass: fields.value(mass), stiffness: fields.value(stiffness),
      damping: fields.value(damping), initialVelocity: fields.value(initialVelocity),
      duration: fields.value(duration), bounce: fields.value(bounce))
  }
}

enum CurveKeys {
  private static let controlPoints = ValueType<Spanned<[NumberSyntax]>>.tuple(
    of: .number(NumberRule()), form: "[x1, y1, x2, y2]", count: 4)
  static let cubicBezier = Key("cubicBezier", controlPoints, "`[x1, y1, x2, y2]`, as CSS cubic-bezier().")
  static let spring = Key("spring", .construct(SpringKeys.construct), "A spring.")

  static let construct = Construct(
    "curve", "A timing curve of one's own.", keys: [cubicBezier.description, spring.description],
    constraints: [
      .atMostOne(of: [cubicBezier.name, spring.name]), .required(cubicBezier.name, unless: [spring.name]),
    ]
  ) { fields in
    let (points, spring) = (fields.value(cubicBezier), fields.value(spring))
    return points.map { CurveSyntax.cubicBezier($0) } ?? spring.map { .spring($0) }
  }

  static let type = ValueType<CurveSyntax>.forms(
    scalar: ValueType<Spanned<CurveWord>>.choice(CurveWord.self).map { .named($0) },
    sequence: controlPoints.map { .cubicBezier($0) }, mapping: .construct(construct),
    expected:
      "a curve: \(quotedList(CurveWord.allCases.map { $0.rawValue }, conjunction: "or")), `{ cubicBezier: [x1, y1, x2, y2] }` "
      + "or `{ spring: {...} }`")
}

enum StaggerKeys {
  static let by = Key(
    "by", .choice(Stagger.Order.self), default: "index",
    "Order of the delays: reading order, distance from the anchor along the scroll axis, or in all directions.")
  static let total = Key(
    "total", .number(NumberRule(unit: .seconds, range: .notNegative)), required: true,
    "Delay of the item that starts last.")

  static let construct = Construct(
    "stagger", "Items start one after the other.", keys: [by.description, total.description]
  ) { fields in
    StaggerSyntax(by: fields.value(by), total: fields.value(total))
  }
}

enum TransitionKeys {
  static let anchor = Key(
    "anchor",
    wordOrNumber(
      AnchorWord.self, .itemIndex, word: { AnchorSyntax.rule($0) }, number: { AnchorSyntax.item($0) }),
    default: "selected", "The item that the scroll position is worked out for.")
  static let anchors = Key(
    "anchors", .oneOrMore(of: .number(.itemIndex)), default: "first, middle and last visible item",
    "Items for which a plan lists every moving item.")
  static let scrollTo = Key(
    "scrollTo", .choice(ScrollPlacement.self), default: "centeredVertically",
    "Where the anchor stands after the transition, as UICollectionView.ScrollPosition; `minimal` keeps its center in place."
  )
  static let scroll = Key(
    "scroll", .choice(TransitionOptions.Scrolling.self), default: "during",
    "Whether the scroll position changes with the transition or, without animation, after it.")
  static let from = Key(
    "from",
    wordOrNumber(
      StartOffsetWord.self, NumberRule(unit: .points, scope: .anchor), word: { StartOffsetSyntax.rule($0) },
      number: { StartOffsetSyntax.offset($0) }),
    default: "at rest if the anchor is visible there, else centered on it",
    "Scroll position before the transition: a word or a content offset along the scroll axis.")
  static let duration = Key(
    "duration", .number(NumberRule(unit: .seconds, range: .notNegative)), default: "0.35", "Length of the transition.")
  static let curve = Key("curve", CurveKeys.type, default: "easeInOut", "Timing curve.")
  static let stagger = Key("stagger", .construct(StaggerKeys.construct), "Delays by item.")
  static let enter = Key("enter", .choice(AppearanceStyle.self), default: "frame", "How items come in.")
  static let exit = Key("exit", .choice(AppearanceStyle.self), default: "frame", "How items leave.")
  static let reducedMotion = Key(
    "reducedMotion", .choice(Transition.ReducedMotion.self), default: "crossFade",
    "What replaces the motion where the user asked for less of it.")
  static let interruption = Key(
    "interruption", .choice(InterruptionPolicy.self), default: "retarget",
    "What a new tap or a back swipe does to a transition under way.")
  static let progress = Key(
    "progress", .choice(ProgressPolicy.self), default: "extrapolate", "What progress outside 0 ... 1 does.")
  static let listsHidden = Key(
    "listsHidden", .boolean, default: "false", "Whether plans also list the items that are never on screen.")

  static let construct = Construct(
    "transition", "How one level leads to the next.",
    keys: [
      anchor.description, anchors.description, scrollTo.description, scroll.description, from.description,
      duration.description, curve.description, stagger.description, enter.description, exit.description,
      reducedMotion.description, interruption.description, progress.description, listsHidden.description,
    ]
  ) { fields in
    TransitionSyntax(
      span: fields.span, anchor: fields.value(anchor), anchors: fields.value(anchors),
      scrollTo: fields.value(scrollTo), scroll: fields.value(scroll), from: fields.value(from),
      duration: fields.value(duration), curve: fields.value(curve), stagger: fields.value(stagger),
      enter: fields.value(enter), exit: fields.value(exit), reducedMotion: fields.value(reducedMotion),
      interruption: fields.value(interruption), progress: fields.value(progress),
      listsHidden: fields.value(listsHidden))
  }
}

extension NumberRule {
  /// An item's index; whether the item exists is checked once the count is known.
  static let itemIndex = NumberRule(range: .closed(0, 100_000_000), isInteger: true, scope: .anchor)
}
