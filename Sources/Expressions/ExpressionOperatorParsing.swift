/// Operators, and what stands in their place by mistake.
extension ExpressionParser {
  /// Goes on with the operators that bind at least as tightly as `minimum`.
  mutating func parseOperators(
    after operand: ExpressionSyntax.NodeIndex, _ minimum: Precedence
  ) -> ExpressionSyntax.NodeIndex {
    var left = operand
    while !isAbandoned {
      switch current.kind {
      case .binary(.remainder) where isPercentSign:
        report(
          "`%` is the remainder of a division, not percent", at: current.range,
          help: "write half as `0.5`, and half of the width as `width * 0.5`")
        advance()
      case .binary(let sign):
        guard sign.precedence >= minimum else { return left }
        left = parseBinary(sign, left)
      case .comma where !isInArguments:
        guard let fraction = decimalFraction else { return left }
        reportDecimalComma(in: fraction)
      case .questionMark where minimum == .or: left = parseConditional(left)
      case let kind where kind.startsOperand && minimum <= .product:
        if !skipUnit() { left = parseMissingOperator(after: left) }
      default: return left
      }
    }
    return left
  }

  private mutating func parseBinary(
    _ sign: Operation, _ left: ExpressionSyntax.NodeIndex
  ) -> ExpressionSyntax.NodeIndex {
    let range = current.range
    advance()
    let right = parseExpression(sign.precedence.tighter)
    let node = add(sign, [left, right], sign: range, span(left, right))
    guard sign.precedence == .comparison, case .binary(let next) = current.kind, next.precedence == .comparison else {
      return node
    }
    return parseComparisonChain(from: node, middle: right)
  }

  /// `a < b < c`: one report, however long the chain.
  private mutating func parseComparisonChain(
    from first: ExpressionSyntax.NodeIndex, middle: ExpressionSyntax.NodeIndex
  ) -> ExpressionSyntax.NodeIndex {
    let second = current.range
    var last = first
    var isFirst = true
    while case .binary(let sign) = current.kind, sign.precedence == .comparison {
      advance()
      last = parseExpression(sign.precedence.tighter)
      if isFirst {
        let pair = text(nodes[middle].range.lowerBound..<nodes[last].range.upperBound)
        report(
          "comparisons cannot be chained", at: second,
          help: "write `\(text(nodes[first].range)) and \(pair)`")
      }
      isFirst = false
    }
    return missing(at: span(first, last))
  }

  /// `condition ? a : b`.
  private mutating func parseConditional(_ condition: ExpressionSyntax.NodeIndex) -> ExpressionSyntax.NodeIndex {
    let mark = current.range
    advance()
    let first = parseExpression(.or)
    guard current.kind == .colon, !isAbandoned else {
      report("`?` has no meaning in an expression", at: mark, help: "write `if(condition, a, b)`")
      return missing(at: span(condition, first))
    }
    advance()
    let second = parseExpression(.or)
    let call = "if(" + [condition, first, second].map { text(nodes[$0].range) }.joined(separator: ", ") + ")"
    report(
      "a choice is written as a call of `if`", at: span(condition, second), help: "write `\(call)`", replacement: call)
    return missing(at: span(condition, second))
  }

  /// Two operands side by side. The second is read for its own faults; the whole has no type, so nothing follows from
  /// it.
  private mutating func parseMissingOperator(after left: ExpressionSyntax.NodeIndex) -> ExpressionSyntax.NodeIndex {
    let here = current.range
    let word = text(here)
    if let sign = ForeignWord.operators[word] {
      report("`\(word)` is no operator", at: here, help: "write `\(sign)`", replacement: sign)
      advance()
    } else if current.kind == .name && (word == "if" || word == "else" || word == "then") {
      abandon("`\(word)` cannot stand between two values", help: "write `if(condition, a, b)`")
      return missing(at: span(left, left))
    } else if current.kind == .name && tokens[position + 1].kind != .openParenthesis && !isMissing(left) {
      let right = parseExpression(.sign)
      // `sqrt` alone has been reported.
      if case .name = nodes[right].kind { noteUnjoined(left, right) }
      return missing(at: span(left, right))
    } else if !isMissing(left) && current.kind != .unreadable {
      let isProduct = current.kind != .not && current.kind != .true && current.kind != .false
      let second = current.kind == .openParenthesis ? "(...)" : word
      report(
        "an operator is missing before `\(word)`", at: here,
        help: isProduct ? "a product is written with `*`: `\(text(nodes[left].range)) * \(second)`" : nil)
    }
    let right = parseExpression(.sign)
    return missing(at: span(left, right))
  }

  private func isMissing(_ node: ExpressionSyntax.NodeIndex) -> Bool {
    if case .missing = nodes[node].kind { true } else { false }
  }

  /// Reports and passes over `px` and the like after a number.
  private mutating func skipUnit() -> Bool {
    guard current.kind == .name, previous?.kind == .number else { return false }
    let unit = text(current.range)
    guard ForeignWord.units.contains(unit) else { return false }
    report(
      "numbers have no unit", at: current.range,
      help: unit == "px"
        ? "lengths are in points; divide pixels by `displayScale`" : "lengths are in points: write the number alone",
      replacement: "")
    advance()
    return true
  }

  /// `50%` with nothing to divide by; and `50% - 8`, which could be read as 50 modulo -8 but is never meant so.
  private var isPercentSign: Bool {
    guard let number = previous, number.kind == .number else { return false }
    let next = tokens[position + 1]
    if next.kind.startsOperand { return false }
    if next.kind != .binary(.add) && next.kind != .binary(.subtract) { return true }
    return number.range.upperBound == current.range.lowerBound
  }

  /// The range of `1,5`, where the comma at hand is one within a number.
  private var decimalFraction: Range<Int>? {
    let after = tokens[position + 1]
    guard let before = previous, before.kind == .number, after.kind == .number,
      text(before.range.upperBound..<after.range.lowerBound) == ","
    else { return nil }
    return before.range.lowerBound..<after.range.upperBound
  }

  private mutating func reportDecimalComma(in fraction: Range<Int>) {
    let number = String(text(fraction).map { $0 == "," ? "." : $0 })
    report(
      "a decimal fraction is written with a point", at: fraction, help: "write `\(number)`", replacement: number)
    advance()
    advance()
  }
}
