@testable import Expressions
import Testing

@Suite struct WidthFunctionsTests {
  private static let inputs: ExpressionInputs = {
    var inputs = ExpressionInputs()
    inputs[.scale] = Number(0.5)
    inputs.index = Number(3)
    return inputs
  }()

  private func function(_ source: String, over domain: ClosedRange<Int> = 0...100) throws -> PiecewiseLinear? {
    let (expression, diagnostics) = compile(source)
    #expect(diagnostics.isEmpty)
    return try #require(expression).function(
      of: .width, Self.inputs, over: Number(domain.lowerBound)...Number(domain.upperBound))
  }

  @Test func `a line has no knots but the ends`() throws {
    let line = try #require(try function("width * scale - 12"))
    #expect(line.knots == [Number(0), Number(100)])
    #expect(line.pieces.map { $0?.slope } == [Number(0.5)])
    #expect(line.pieces.map { $0?.intercept } == [Number(-12)])
  }

  @Test func `the lesser of two lines turns where they cross`() throws {
    // x / 2 = 30 at 60.
    let bent = try #require(try function("min(width / 2, 30)"))
    #expect(bent.knots == [0, 60, 100].map { Number($0) })
    #expect(bent.pieces.map { $0?.slope } == [Number(0.5), .zero])
  }

  @Test func `a floor jumps at whole numbers, and takes the upper value there`() throws {
    let steps = try #require(try function("floor(width / 40)"))
    #expect(steps.knots == [0, 40, 80, 100].map { Number($0) })
    #expect(steps.pieces.map { $0?.intercept } == [0, 1, 2].map { Number($0) })
    #expect(steps.values == [0, 1, 2, 2].map { Number($0) })
  }

  @Test func `a division by zero leaves one knot without a value`() throws {
    let gap = try #require(try function("5 / floor(width / 100)", over: 50...150))
    #expect(gap.values == [nil, Number(5), Number(5)])
    #expect(gap.pieces.map { $0 == nil } == [true, false])
  }

  @Test(arguments: [
    "width * width", "sqrt(width)", "1 / width", "pow(width, 2)", "width % width", "floor(width * 1000)",
  ])
  func `what is bent, or has too many steps, has no function`(source: String) throws {
    #expect(try function(source) == nil)
  }

  @Test(arguments: [
    "width % 7 - floor(width / 3)", "round(width / 8 - 3)", "ceil(-width / 9) + abs(width - 41)",
    "clamp(width / 3, 10, 25) + max(20, width - 60)", "lerp(3, width, 0.25)",
    "if(width < 50 or width > 75, width, 12.5)",
    "if(not (width == 40), 1, 2) * width", "if(width >= 20 and width <= 30, width % 0.5, 7)", "-width + index",
  ])
  func `values are those of evaluating the expression`(source: String) throws {
    let function = try #require(try function(source))
    let expression = try #require(compile(source).expression)
    for eighths in 0...800 {
      let width = Number(Double(eighths) / 8)
      var inputs = Self.inputs
      inputs[.width] = width
      #expect(function.value(at: width) == (try? expression.evaluate(inputs).get()), "\(source) at \(width.text)")
    }
  }

  @Test func `random expressions have the values of evaluating them`() throws {
    var generator = SeededGenerator(seed: 20)
    var solved = 0
    for _ in 0..<400 {
      let source = RandomTree.number(depth: 4, using: &generator).source
      guard let expression = compile(source).expression,
        let function = expression.function(of: .width, Self.inputs, over: Number(300)...Number(900))
      else { continue }
      solved += 1
      for width in [300, 301.5, 432.25, 555, 640.125, 899.5, 900] {
        var inputs = Self.inputs
        inputs[.width] = Number(width)
        let expected = (try? expression.evaluate(inputs).get())?.double
        let value = function.value(at: Number(width))?.double
        if let expected, let value {
          #expect(abs(expected - value) <= 1e-9 * max(1, abs(expected)), "\(source) at \(width)")
        } else {
          #expect(expected == value, "\(source) at \(width)")
        }
      }
    }
    #expect(solved > 200)
  }
}

extension PiecewiseLinear {
  func value(at width: Number) -> Number? {
    if let knot = knots.firstIndex(of: width) { return values[knot] }
    let piece = knots.firstIndex { $0 > width }.flatMap { pieces[$0 - 1] }
    return piece?.value(at: width)
  }
}
