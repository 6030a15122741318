/// A sign that other languages, or typography, write where this language writes something else.
struct ForeignSign: Sendable {
  let spelling: String
  let message: String
  var help: String?
  /// What to write instead; `nil` where the text around it changes as well.
  var replacement: String?
  /// The token to go on with after the report.
  var meaning: ExpressionToken.Kind?

  /// A spelling stands before those it begins with.
  static let all = [
    sign("&&", "and", .binary(.and)),
    sign("||", "or", .binary(.or)),
    sign("&", "and", .binary(.and)),
    sign("|", "or", .binary(.or)),
    sign("<>", "!=", .binary(.notEqual)),
    sign("=<", "<=", .binary(.lessOrEqual)),
    sign("=>", ">=", .binary(.greaterOrEqual)),
    sign("===", "==", .binary(.equal)),
    sign("=", "==", .binary(.equal)),
    sign("!==", "!=", .binary(.notEqual)),
    ForeignSign(
      spelling: "!", message: "`!` has no meaning in an expression", help: "write `not`", replacement: "not ",
      meaning: .not),
    ForeignSign(
      spelling: "//", message: "`//` is no operator", help: "write `floor(a / b)` for a whole quotient",
      meaning: .binary(.divide)),
    ForeignSign(
      spelling: "**", message: "`**` is no operator", help: "write `pow(a, b)` for powers",
      meaning: .binary(.multiply)),
    ForeignSign(
      spelling: "^", message: "`^` is no operator", help: "write `pow(a, b)` for powers", meaning: .binary(.multiply)),
    sign("×", "*", .binary(.multiply)),
    sign("·", "*", .binary(.multiply)),
    sign("÷", "/", .binary(.divide)),
    sign("−", "-", .binary(.subtract), spoken: "a typographic minus"),
    sign("–", "-", .binary(.subtract), spoken: "a dash"),
    sign("≤", "<=", .binary(.lessOrEqual)),
    sign("≥", ">=", .binary(.greaterOrEqual)),
    sign("≠", "!=", .binary(.notEqual)),
    sign(";", ",", .comma),
    sign("\u{A0}", " ", nil, spoken: "a no-break space"),
  ]

  private static func sign(
    _ spelling: String, _ replacement: String, _ meaning: ExpressionToken.Kind?, spoken: String? = nil
  ) -> ForeignSign {
    ForeignSign(
      spelling: spelling, message: (spoken ?? "`\(spelling)`") + " has no meaning in an expression",
      help: replacement == " " ? "write a plain space" : "write `\(replacement)`", replacement: replacement,
      meaning: meaning)
  }
}

/// Words that other languages write where this language writes something else. They are names here, so they count only
/// where no name can stand.
enum ForeignWord {
  static let operators = ["AND": "and", "OR": "or", "And": "and", "Or": "or", "mod": "%", "div": "/"]
  static let units: Set = ["px", "pt", "pts", "dp", "sp", "em", "rem", "vw", "vh", "cm", "mm", "deg"]
}
