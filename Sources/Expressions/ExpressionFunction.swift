/// What can be called in an expression.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case min, max, abs, floor, ceil, round, clamp, lerp, sqrt, pow
  /// Evaluates only the branch that its condition chooses.
  case `if`

  package var argumentCounts: ClosedRange<Int> {
    switch self {
    case .abs, .floor, .ceil, .round, .sqrt: 1...1
    case .pow: 2...2
    case .clamp, .lerp, .if: 3...3
    case .min, .max: 2...Int.max
    }
  }

  /// The call with the names of its arguments.
  package var signature: String {
    switch self {
    case .abs, .floor, .ceil, .round, .sqrt: "\(rawValue)(x)"
    case .pow: "pow(base, exponent)"
    case .clamp: "clamp(x, low, high)"
    case .lerp: "lerp(a, b, t)"
    case .if: "if(condition, a, b)"
    case .min, .max: "\(rawValue)(a, b, ...)"
    }
  }

  /// For the table in Grammar.md.
  package var summary: String {
    switch self {
    case .min: "the least of its arguments"
    case .max: "the greatest of its arguments"
    case .abs: "the distance from zero"
    case .floor: "the greatest integer that is not greater"
    case .ceil: "the least integer that is not less"
    case .round: "the nearest integer; a half goes away from zero"
    case .clamp: "`x` kept between `low` and `high`; where these cross, `low` wins, as in CSS"
    case .lerp: "`a + (b - a) * t`"
    case .sqrt: "the square root; exact for the squares of fractions"
    case .pow: "`base` to the power of `exponent`; exact for integer exponents"
    case .if: "`a` where `condition` holds, else `b`; the other one is not evaluated"
    }
  }
}
