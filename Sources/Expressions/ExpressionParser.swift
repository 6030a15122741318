package import SourceDiagnostics

/// Reads a scalar's decoded bytes as an expression; `nil` if nothing could be read. With errors reported the rest is
/// handed out all the same, for `checkExpression` to find more.
///
/// The grammar, with the binary operators from loosest to tightest; all but comparisons associate to the left:
/// ```
/// expression  = conjunction { "or" conjunction }
/// conjunction = negation { "and" negation }
/// negation    = "not" negation | comparison
/// comparison  = sum [ ( "<" | "<=" | ">" | ">=" | "==" | "!=" ) sum ]
/// sum         = product { ( "+" | "-" ) product }
/// product     = signed { ( "*" | "/" | "%" ) signed }
/// signed      = ( "-" | "+" ) signed | operand
/// operand     = number | "true" | "false" | name | call | "(" expression ")"
/// call        = name "(" expression { "," expression } ")"
/// number      = ( digits [ "." digits ] | "." digits ) [ ( "e" | "E" ) [ "+" | "-" ] digits ]
/// digits      = digit { digit }
/// name        = word { "." word }        word = ( letter | "_" ) { letter | digit | "_" }
/// ```
/// Letters and digits are ASCII. Spaces, tabs and line ends may stand between tokens. `and`, `or`, `not`, `true` and
/// `false` are not names. Parentheses, calls and signs nest at most 64 deep; an expression has at most 16,384 bytes.
package func parseExpression(
  _ bytes: ArraySlice<UInt8>, spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> ExpressionSyntax? {
  guard bytes.count <= ExpressionParser.byteLimit else {
    diagnostics.report(
      ExpressionDiagnosticCodes.tooLarge,
      "an expression of \(bytes.count) bytes is over the limit of \(ExpressionParser.byteLimit)",
      at: spanOf(0..<bytes.count), help: "move parts of it into `let`")
    return nil
  }
  if let number = literalNumber(bytes) {
    return ExpressionSyntax(
      nodes: [ExpressionSyntax.Node(kind: .number(number), range: 0..<bytes.count)], operandNodes: [], root: 0,
      bytes: bytes, isBroken: false, unjoined: [])
  }
  var parser = ExpressionParser(bytes)
  let syntax = parser.parse()
  diagnostics.report(parser.issues, in: bytes, spanOf: spanOf) { bytes in
    var parser = ExpressionParser(bytes)
    _ = parser.parse()
    return parser.issues.count + parser.unjoined.count
  }
  return syntax
}

/// The number that an expression is, if it is no more than that.
package func literalNumber(_ bytes: ArraySlice<UInt8>) -> Number? {
  bytes.count <= ExpressionParser.byteLimit ? Number(decimal: bytes) : nil
}

/// What an expression with one fault should be, where that fault has a remedy and no other is left.
package func mendedExpression(_ bytes: ArraySlice<UInt8>) -> String? {
  guard bytes.count <= ExpressionParser.byteLimit else { return nil }
  var parser = ExpressionParser(bytes)
  guard parser.parse() != nil, parser.issues.count == 1, parser.unjoined.isEmpty, parser.issues[0].replacement != nil
  else { return nil }
  let mended = parser.issues[0].mended(bytes)
  var second = ExpressionParser(mended[...])
  guard let syntax = second.parse(), !syntax.isBroken else { return nil }
  return String(decoding: mended, as: UTF8.self)
}

/// Precedence climbing over the tokens of one expression.
struct ExpressionParser {
  static let byteLimit = 16_384
  static let nestingLimit = 64

  private(set) var issues: [ExpressionIssue]
  private let bytes: ArraySlice<UInt8>
  let tokens: [ExpressionToken]
  /// Index of the token to read next; the last one, `.end`, is never passed.
  private(set) var position = 0
  private(set) var nodes: [ExpressionSyntax.Node] = []
  private var operandNodes: [ExpressionSyntax.NodeIndex] = []
  /// Names behind an operand without an operator between them, with that operand.
  private(set) var unjoined: [(left: ExpressionSyntax.NodeIndex, name: ExpressionSyntax.NodeIndex)] = []
  /// Operands that are being read within each other.
  private var depth = 0
  /// Whether a comma here would separate arguments.
  private(set) var isInArguments = false
  /// The rest makes no sense any more and is left unread.
  private(set) var isAbandoned = false

  init(_ bytes: ArraySlice<UInt8>) {
    let lexer = ExpressionLexer(bytes)
    self.bytes = bytes
    tokens = lexer.tokens
    issues = lexer.issues
  }

  mutating func parse() -> ExpressionSyntax? {
    if tokens.count == 1 {
      if issues.isEmpty { report("an expression is missing here", at: 0..<bytes.count) }
      return nil
    }
    var root = parseExpression(.or)
    while current.kind != .end && !isAbandoned {
      switch current.kind {
      case .closeParenthesis:
        report("this `)` closes nothing", at: current.range, replacement: "")
        advance()
        root = parseOperators(after: root, .or)
      case .comma:
        abandonAtComma()
      default:
        abandon("`\(text(current.range))` cannot stand here")
      }
    }
    return ExpressionSyntax(
      nodes: nodes, operandNodes: operandNodes, root: root, bytes: bytes,
      isBroken: !issues.isEmpty || !unjoined.isEmpty,
      unjoined: unjoined)
  }
}

// MARK: Operands

extension ExpressionParser {
  mutating func parseExpression(_ minimum: Precedence) -> ExpressionSyntax.NodeIndex {
    let operand = parseOperand(minimum)
    return parseOperators(after: operand, minimum)
  }

  private mutating func parseOperand(_ minimum: Precedence) -> ExpressionSyntax.NodeIndex {
    let token = current
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.nestingLimit else {
      abandon(
        "the expression nests more than \(Self.nestingLimit) levels deep", help: "move parts of it into `let`",
        code: ExpressionDiagnosticCodes.tooLarge)
      return missing(at: token.range)
    }
    switch token.kind {
    case .number: return parseNumber()
    case .true, .false:
      advance()
      return add(.boolean(token.kind == .true), token.range)
    case .name:
      advance()
      if current.kind == .openParenthesis { return parseCall(name: token.range) }
      if let function = Operation(functionNamed: text(token.range)) { return reportMissingArguments(of: function) }
      return add(.name(token.range), token.range)
    case .unreadable:
      advance()
      return missing(at: token.range)
    case .not:
      if minimum > .not {
        report("`not` needs parentheses here", at: token.range, help: "write `(not ...)`")
      }
      return parseUnary(.not, operand: .not)
    case .binary(.subtract): return parseUnary(.negate, operand: .sign)
    case .binary(.add): return parseUnary(.plus, operand: .sign)
    case .openParenthesis:
      advance()
      let inner = parse(inArguments: false)
      closeParenthesis(openedAt: token.range, isCall: false)
      nodes[inner].range =
        token.range.lowerBound..<max(nodes[inner].range.upperBound, tokens[position - 1].range.upperBound)
      return inner
    case .binary, .closeParenthesis, .comma, .questionMark, .colon, .end:
      return reportMissingOperand()
    }
  }

  private mutating func parseNumber() -> ExpressionSyntax.NodeIndex {
    let range = current.range
    advance()
    if let number = Number(decimal: slice(range)) { return add(.number(number), range) }
    report("`\(text(range))` is too large for a number", at: range, code: ExpressionDiagnosticCodes.notFinite)
    return missing(at: range)
  }

  private mutating func parseUnary(
    _ sign: Operation, operand minimum: Precedence
  ) -> ExpressionSyntax.NodeIndex {
    let range = current.range
    advance()
    let operand = parseExpression(minimum)
    return add(sign, [operand], sign: range, range.lowerBound..<nodes[operand].range.upperBound)
  }

  private mutating func parseCall(name: Range<Int>) -> ExpressionSyntax.NodeIndex {
    let open = current.range
    advance()
    var arguments: [ExpressionSyntax.NodeIndex] = []
    if current.kind != .closeParenthesis {
      arguments.append(parse(inArguments: true))
      while current.kind == .comma {
        advance()
        arguments.append(parse(inArguments: true))
      }
    }
    closeParenthesis(openedAt: open, isCall: true)
    let range = name.lowerBound..<tokens[position - 1].range.upperBound
    guard let function = Operation(functionNamed: text(name)) else { return addUnknownCall(name, arguments, range) }
    return add(function, arguments, sign: name, range)
  }

  private mutating func parse(inArguments: Bool) -> ExpressionSyntax.NodeIndex {
    let outer = isInArguments
    isInArguments = inArguments
    defer { isInArguments = outer }
    return parseExpression(.or)
  }

  private mutating func closeParenthesis(openedAt open: Range<Int>, isCall: Bool) {
    if isAbandoned { return }
    switch current.kind {
    case .closeParenthesis: advance()
    case .end:
      report(
        "this `(` is never closed", at: open,
        help: isCall
          ? "add `)`; within YAML's `{ }` and `[ ]` a comma ends the value, so put the expression in quotes there" : nil
      )
    case .comma:
      abandonAtComma()
    default:
      abandon("`)` is missing before `\(text(current.range))`")
    }
  }

  private mutating func abandonAtComma() {
    abandon(
      "`,` separates the arguments of a function only",
      help: "a key that takes several numbers takes them as a list: `[1, 2]`")
  }

  /// `sqrt 2`, or `if a then b else c`, of which nothing can be read on.
  private mutating func reportMissingArguments(of function: Operation) -> ExpressionSyntax.NodeIndex {
    let name = tokens[position - 1].range
    report(
      "`\(function.name)` is a function and needs arguments", at: name,
      help: "write `\(function.signature ?? function.name)`")
    if function == .choose { abandon() }
    return missing(at: name)
  }

  /// Reads nothing: what stands in the operand's place goes on as an operator or a delimiter.
  private mutating func reportMissingOperand() -> ExpressionSyntax.NodeIndex {
    let here = current.range
    guard let previous else {
      report("a number or a name is missing before `\(text(here))`", at: here)
      return missing(at: here.lowerBound..<here.lowerBound)
    }
    switch previous.kind {
    case .openParenthesis where current.kind == .closeParenthesis:
      report("nothing stands between these parentheses", at: previous.range.lowerBound..<here.upperBound)
    case .openParenthesis where current.kind == .end:
      break  // That it is never closed says it all.
    case .openParenthesis: report("a number or a name is missing before `\(text(here))`", at: here)
    default: report("a number or a name is missing after `\(text(previous.range))`", at: previous.range)
    }
    return missing(at: here.lowerBound..<here.lowerBound)
  }
}

// MARK: Tokens, nodes and reports

extension ExpressionParser {
  var current: ExpressionToken { tokens[position] }
  var previous: ExpressionToken? { position > 0 ? tokens[position - 1] : nil }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  mutating func add(_ kind: ExpressionSyntax.Kind, _ range: Range<Int>) -> ExpressionSyntax.NodeIndex {
    nodes.append(ExpressionSyntax.Node(kind: kind, range: range))
    return nodes.count - 1
  }

  mutating func add(
    _ operation: Operation, _ operands: [ExpressionSyntax.NodeIndex], sign: Range<Int>, _ range: Range<Int>
  ) -> ExpressionSyntax.NodeIndex {
    let first = operandNodes.count
    operandNodes += operands
    return add(.operation(operation, operands: first..<operandNodes.count, sign: sign), range)
  }

  mutating func addUnknownCall(
    _ name: Range<Int>, _ arguments: [ExpressionSyntax.NodeIndex], _ range: Range<Int>
  ) -> ExpressionSyntax.NodeIndex {
    let first = operandNodes.count
    operandNodes += arguments
    return add(.unknownCall(name: name, operands: first..<operandNodes.count), range)
  }

  /// Leaves it to checking, which knows the names, to say what is wrong with a name right behind an operand.
  mutating func noteUnjoined(_ left: ExpressionSyntax.NodeIndex, _ name: ExpressionSyntax.NodeIndex) {
    unjoined.append((left, name))
  }

  mutating func missing(at range: Range<Int>) -> ExpressionSyntax.NodeIndex {
    add(.missing, range)
  }

  func span(_ first: ExpressionSyntax.NodeIndex, _ last: ExpressionSyntax.NodeIndex) -> Range<Int> {
    nodes[first].range.lowerBound..<max(nodes[first].range.upperBound, nodes[last].range.upperBound)
  }

  mutating func report(
    _ message: String, at range: Range<Int>, help: String? = nil, replacement: String? = nil,
    code: DiagnosticCode = ExpressionDiagnosticCodes.syntax
  ) {
    // One fault a place: `and` alone lacks both operands, `//` is foreign and may lack one as well.
    if isAbandoned || issues.contains(where: { $0.range == range }) { return }
    issues.append(
      ExpressionIssue(code: code, message: message, range: range, help: help, replacement: replacement))
  }

  /// Reports at the current token and leaves the rest unread.
  mutating func abandon(
    _ message: String, help: String? = nil, code: DiagnosticCode = ExpressionDiagnosticCodes.syntax
  ) {
    report(message, at: current.range, help: help, code: code)
    abandon()
  }

  private mutating func abandon() {
    isAbandoned = true
    position = tokens.count - 1
  }

  private func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }
}
