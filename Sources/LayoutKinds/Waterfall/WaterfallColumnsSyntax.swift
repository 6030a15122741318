internal import PlanModel
internal import SpecSchema

/// The forms of `columns`.
enum WaterfallColumnsSyntax {
  private static let length = NumberRule.points(.positive, .layout)
  private static let count = ValueType<NumberSyntax>.number(
    NumberRule(range: .closed(1, 100), isInteger: true, scope: .layout))

  static let type = ValueType<ParameterValue<NumberSyntax>>.forms(
    scalar: count.map { .variant("count", [ParameterField("", .number($0))]) },
    mapping: .construct(construct),
    expected: "a number of columns, `{ adaptive: { minimum: ... } }` or `{ fixed: ... }`")

  private static let minimum = Key(
    "minimum", ValueType<NumberSyntax>.number(length), required: true, "No column is narrower, unless there is one.")
  private static let maximum = Key(
    "maximum", ValueType<NumberSyntax>.number(length), "No column is wider; without it they share the whole room.")
  static let adaptiveConstruct = Construct<ParameterValue<NumberSyntax>>(
    "column range", "As many columns as have room, which share it.", keys: [minimum.description, maximum.description]
  ) { fields in
    let (minimum, maximum) = (fields.value(minimum), fields.value(maximum))
    guard let minimum else { return nil }
    let limits = [("minimum", minimum)] + (maximum.map { [("maximum", $0)] } ?? [])
    return .variant("adaptive", limits.map { ParameterField($0, .number($1)) })
  }

  private static let adaptive = Key(
    "adaptive", ValueType<ParameterValue<NumberSyntax>>.construct(adaptiveConstruct),
    "As many as have room, which share it.")
  private static let fixed = Key(
    "fixed", ValueType<NumberSyntax>.number(length), "Their width; there are as many as have room.")
  static let construct = Construct<ParameterValue<NumberSyntax>>(
    "column rule", "Columns whose number follows from the room.", keys: [adaptive.description, fixed.description],
    constraints: [.atMostOne(of: ["adaptive", "fixed"]), .required("adaptive", unless: ["fixed"])]
  ) { fields in
    let (adaptive, fixed) = (fields.value(adaptive), fields.value(fixed))
    return adaptive ?? fixed.map { .variant("fixed", [ParameterField("width", .number($0))]) }
  }
}
