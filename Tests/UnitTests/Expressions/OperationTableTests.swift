@testable import Expressions
import Testing

/// Every operation's value, function of the width and Swift text, held against each other.
@Suite struct OperationTableTests {
  /// One call a operation, of operands that vary with the width, and its Swift.
  static let samples: [Operation: (source: String, swift: String)] = [
    .minimum: ("min(width, 40, index)", "min(min(width, 40), index)"),
    .maximum: ("max(width / 2, 30)", "max(width / 2, 30)"),
    .absolute: ("abs(width - 41.5)", "abs(width - 41.5)"),
    .floor: ("floor(width / 7)", "roundedDown(width / 7)"),
    .ceiling: ("ceil(width / -7)", "roundedUp(width / -7)"),
    .round: ("round(width / 8 - 3)", "rounded(width / 8 - 3)"),
    .clamp: ("clamp(width, 60 - width, 50)", "max(min(width, 50), 60 - width)"),
    .interpolate: ("lerp(width, 20, index / 4)", "interpolated(width, 20, by: index / 4)"),
    .squareRoot: ("sqrt(index + 6)", "(index + 6).squareRoot()"),
    .power: ("pow(index, 2) + pow(index, 0.5)", "power(index, 2) + Foundation.pow(index, 0.5)"),
    .choose: ("if(width > 50, 1, width)", "step1 ? 1 : width"),
    .plus: ("+width", "width"),
    .negate: ("-(width + 1)", "-(width + 1)"),
    .not: ("if(not width > 50, 1, 2)", "!(width > 50)"),
    .or: ("if(width < 20 or width > 80, 1, 2)", "width < 20 || width > 80"),
    .and: ("if(width > 20 and width < 80, 1, 2)", "width > 20 && width < 80"),
    .less: ("if(width < 50, 1, 2)", "width < 50"),
    .lessOrEqual: ("if(width <= 50, 1, 2)", "width <= 50"),
    .greater: ("if(width > 50, 1, 2)", "width > 50"),
    .greaterOrEqual: ("if(width >= 50, 1, 2)", "width >= 50"),
    .equal: ("if(width == 50, 1, 2)", "width == 50"),
    .notEqual: ("if((width > 50) != (index > 2), 1, 2)", "(width > 50) != (index > 2)"),
    .add: ("width + index", "width + index"),
    .subtract: ("1 - (width - index)", "1 - (width - index)"),
    .multiply: ("(width + 1) * 3", "(width + 1) * 3"),
    .divide: ("5 / floor(width / 30)", "5 / roundedDown(width / 30)"),
    .remainder: ("-width % 7.5", "remainder(-width, 7.5)"),
  ]

  static let inputs: ExpressionInputs = {
    var inputs = ExpressionInputs()
    inputs.index = Number(3)
    return inputs
  }()

  @Test(arguments: Operation.allCases)
  func `an operation has the value that its function has at every width`(operation: Operation) throws {
    let source = try #require(Self.samples[operation]).source
    let expression = try #require(compile(source).expression)
    #expect(operation == .plus || expression.body.nodes.contains(.operation(operation)))
    let function = try #require(expression.function(of: .width, Self.inputs, over: .zero...Number(100)))
    for eighths in 0...800 {
      let width = Number(numerator: Int64(eighths), denominator: 1) / Number(8)
      #expect(function.value(at: width) == value(expression, at: width), "\(source) at \(width.text)")
    }
  }

  @Test(arguments: Operation.allCases)
  func `an operation has a text in Swift`(operation: Operation) throws {
    let (source, swift) = try #require(Self.samples[operation])
    var writer = SwiftExpressionWriter(nameOf: { $0.name }, numberText: { Number($0).text })
    let text = writer.text(of: try #require(compile(source).expression))
    #expect(([text] + writer.statements.map(\.value)).contains(swift), "\(writer.statements) \(text)")
  }

  @Test func `what is bent has a function where nothing varies`() throws {
    let expression = try #require(compile("sqrt(index * 3) + pow(index, 0) * width").expression)
    let function = try #require(expression.function(of: .width, Self.inputs, over: .zero...Number(100)))
    #expect(function.value(at: Number(97)) == Number(100))
  }

  @Test func `an operand that is left out may have no value`() throws {
    let expression = try #require(compile("if(width < 50, 1, 5 / floor(width / 50))").expression)
    let function = try #require(expression.function(of: .width, Self.inputs, over: .zero...Number(99)))
    #expect(function.pieces.map { $0?.intercept } == [.one, Number(5)])
  }

  @Test(arguments: 0..<8)
  func `random expressions have the same value by evaluation, repeated evaluation and function`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var solved = 0
    for _ in 0..<150 {
      let source = randomNumber(depth: 4, using: &generator)
      guard let expression = compile(source).expression else { continue }
      var repeated = RepeatedEvaluation(expression, Self.inputs)
      let function = expression.function(of: .width, Self.inputs, over: Number(1)...Number(60))
      solved += function == nil ? 0 : 1
      for quarters in 4...240 {
        let width = Number(quarters) / Number(4)
        let expected = value(expression, at: width)
        repeated.set(.width, to: width)
        #expect(repeated.value() == expected, "\(source) at \(width.text)")
        guard let function else { continue }
        let found = function.value(at: width)
        if let expected, let found {
          let difference = (expected.double - found.double).magnitude
          #expect(difference <= 1e-9 * max(1, expected.double.magnitude), "\(source) at \(width.text)")
        } else {
          #expect(found == expected, "\(source) at \(width.text)")
        }
      }
    }
    #expect(solved > 60)
  }

  private func value(_ expression: Expression, at width: Number) -> Number? {
    var inputs = Self.inputs
    inputs[.width] = width
    return try? expression.evaluate(inputs).get()
  }

  /// Of all operations, more often of those that keep functions linear.
  private func randomNumber(depth: Int, using generator: inout SeededGenerator) -> String {
    func number() -> String { randomNumber(depth: depth - 1, using: &generator) }
    func constant() -> String {
      "\(Int.random(in: -8...8, using: &generator)).\(Int.random(in: 0...1, using: &generator) * 5)"
    }
    guard depth > 0 else { return ["width", "width", "index", constant()].randomElement(using: &generator) ?? "" }
    switch Int.random(in: 0...14, using: &generator) {
    case 0...3: return "(\(number()) \(["+", "-"].randomElement(using: &generator) ?? "+") \(number()))"
    case 4: return "(\(number()) * \(constant()))"
    case 5: return "(\(number()) / \([constant(), number()].randomElement(using: &generator) ?? ""))"
    case 6: return "(\(number()) % \(constant()))"
    case 7: return "min(\(number()), \(number()), \(number()))"
    case 8: return "max(\(number()), \(number()))"
    case 9: return "\(["abs", "floor", "ceil", "round"].randomElement(using: &generator) ?? "abs")(\(number()))"
    case 10: return "clamp(\(number()), \(number()), \(number()))"
    case 11: return "lerp(\(number()), \(number()), 0.25)"
    case 12: return "-\(number())"
    case 13: return "sqrt(\(constant())) + pow(index, \(constant())) + \(number())"
    default: return "if(\(randomTruth(depth: depth - 1, using: &generator)), \(number()), \(number()))"
    }
  }

  private func randomTruth(depth: Int, using generator: inout SeededGenerator) -> String {
    func truth() -> String { randomTruth(depth: depth - 1, using: &generator) }
    guard depth > 0, Bool.random(using: &generator) else {
      let sign = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &generator) ?? "<"
      return "(\(randomNumber(depth: 1, using: &generator)) \(sign) \(randomNumber(depth: 1, using: &generator)))"
    }
    switch Int.random(in: 0...2, using: &generator) {
    case 0: return "(\(truth()) and \(truth()))"
    case 1: return "(\(truth()) or \(truth()))"
    default: return "(not \(truth()))"
    }
  }
}
