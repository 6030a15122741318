package import SourceDiagnostics

/// Resolves names and checks types; `nil` if an error was reported, here or in parsing.
package func checkExpression(
  _ syntax: ExpressionSyntax, expecting: ExpressionType?, in scope: ExpressionScope,
  spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> Expression? {
  var checker = ExpressionChecker(syntax, scope)
  checker.check(expecting: expecting)
  diagnostics.report(checker.issues, spanOf: spanOf)
  guard checker.issues.isEmpty, !checker.usesBrokenLet, !syntax.isBroken, let type = checker.types[syntax.root] else {
    return nil
  }

  var emitter = ExpressionEmitter(syntax, meanings: checker.meanings)
  let depth = emitter.emit(syntax.root)
  func resolve(_ place: ExpressionEmitter.Place) -> ExpressionProgram.Place {
    switch place {
    case .here(let range): ExpressionProgram.Place(span: spanOf(range), letUse: nil)
    case .inLet(let place, let use): ExpressionProgram.Place(span: place.span, letUse: spanOf(use))
    }
  }
  if emitter.isTooLarge {
    diagnostics.report(
      ExpressionDiagnosticCodes.tooLarge, "the expression is too large with its lets written out",
      at: spanOf(syntax.nodes[syntax.root].range),
      help:
        "at most \(ExpressionProgram.instructionLimit) operations, \(ExpressionProgram.depthLimit) within each other")
    return nil
  }
  if let failure = emitter.certainFailure {
    diagnostics.report(
      EvaluationFailure(reason: failure.reason, place: resolve(failure.place)).diagnostic(for: "`\(scope.key)`"))
    return nil
  }
  return Expression(
    type: type,
    program: ExpressionProgram(
      instructions: emitter.instructions, places: emitter.places.map(resolve), depth: depth))
}

/// What a name in an expression stands for.
package enum ExpressionMeaning {
  case none
  case variable(ExpressionVariable)
  case `let`(ExpressionProgram)
  case function(ExpressionFunction)
}

/// Goes once over the nodes, which stand after their operands.
package struct ExpressionChecker {
  /// One a node; `nil` where an error leaves none, so that no other follows from it.
  package private(set) var types: [ExpressionType?] = []
  /// One a node.
  package private(set) var meanings: [ExpressionMeaning] = []
  package private(set) var issues: [ExpressionIssue] = []
  /// A let without a value is used. That has been reported where it is defined.
  package private(set) var usesBrokenLet = false
  private let syntax: ExpressionSyntax
  private let scope: ExpressionScope

  package init(_ syntax: ExpressionSyntax, _ scope: ExpressionScope) {
    self.syntax = syntax
    self.scope = scope
  }

  /// Any type will do where none is expected.
  package mutating func check(expecting: ExpressionType?) {
    meanings.reserveCapacity(syntax.nodes.count)
    types.reserveCapacity(syntax.nodes.count)
    for node in syntax.nodes {
      meanings.append(.none)
      types.append(check(node))
    }
    if let expecting {
      let key = scope.key
      require(expecting, of: syntax.root, by: "`\(key)`")
    }
  }

  private mutating func check(_ node: ExpressionSyntax.Node) -> ExpressionType? {
    switch node.kind {
    case .number: return .number
    case .boolean: return .boolean
    case .missing: return nil
    case .name(let range): return checkName(range)
    case .unary(let sign, let operand, _):
      let type: ExpressionType = sign == .not ? .boolean : .number
      require(type, of: operand, by: "`\(sign.rawValue)`")
      return type
    case .binary(let sign, let left, let right, sign: let range):
      return checkBinary(sign, left, right, range)
    case .call(let name, let arguments):
      return checkCall(name, Array(syntax.argumentNodes[arguments]))
    }
  }

  private mutating func checkBinary(
    _ sign: BinaryOperator, _ left: ExpressionSyntax.NodeIndex, _ right: ExpressionSyntax.NodeIndex, _ range: Range<Int>
  ) -> ExpressionType {
    switch sign {
    case .equal, .notEqual:
      if let leftType = types[left], let rightType = types[right], leftType != rightType {
        report(
          ExpressionDiagnosticCodes.typeMismatch,
          "`\(sign.rawValue)` compares like with like, but \(describe(left, leftType)) and "
            + describe(right, rightType),
          at: range)
      }
      return .boolean
    case .or, .and:
      require(.boolean, of: left, by: "`\(sign.rawValue)`")
      require(.boolean, of: right, by: "`\(sign.rawValue)`")
      return .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract, .multiply, .divide, .remainder:
      require(.number, of: left, by: "`\(sign.rawValue)`")
      require(.number, of: right, by: "`\(sign.rawValue)`")
      return sign.precedence == .comparison ? .boolean : .number
    }
  }

  private mutating func checkCall(
    _ name: Range<Int>, _ arguments: [ExpressionSyntax.NodeIndex]
  ) -> ExpressionType? {
    let word = syntax.text(name)
    guard let function = ExpressionFunction(rawValue: word) else {
      issues.append(scope.issue(forUnknownFunction: word, at: name))
      return nil
    }
    meanings[meanings.count - 1] = .function(function)
    let counts = function.argumentCounts
    guard counts.contains(arguments.count) else {
      let expected = counts.count == 1 ? "\(counts.lowerBound)" : "at least \(counts.lowerBound)"
      report(
        ExpressionDiagnosticCodes.wrongArgumentCount,
        "`\(word)` takes \(expected) argument\(counts == 1...1 ? "" : "s"), "
          + "here \(arguments.count == 1 ? "is" : "are") \(arguments.count)",
        at: name, help: "write `\(function.signature)`")
      return function == .if ? nil : .number
    }
    if function == .if { return checkChoice(arguments) }
    for argument in arguments {
      require(.number, of: argument, by: "`\(word)`")
    }
    return .number
  }

  private mutating func checkChoice(_ arguments: [ExpressionSyntax.NodeIndex]) -> ExpressionType? {
    require(.boolean, of: arguments[0], by: "the condition of `if`")
    guard let first = types[arguments[1]], let second = types[arguments[2]] else {
      return types[arguments[1]] ?? types[arguments[2]]
    }
    if first == second { return first }
    report(
      ExpressionDiagnosticCodes.typeMismatch,
      "`if` chooses between two of a kind, but \(describe(arguments[1], first)) and \(describe(arguments[2], second))",
      at: syntax.nodes[arguments[2]].range)
    return nil
  }

  private mutating func checkName(_ range: Range<Int>) -> ExpressionType? {
    let name = syntax.text(range)
    if let variable = ExpressionVariable(name: name) {
      meanings[meanings.count - 1] = .variable(variable)
      if !scope.variables.contains(variable) {
        issues.append(scope.issue(forAbsent: variable, at: range))
      }
      return .number
    }
    switch scope.lets[name] {
    case .value(let expression, let nameSpan):
      meanings[meanings.count - 1] = .let(expression.program)
      if let absent = expression.variables.subtracting(scope.variables).members.first {
        issues.append(scope.issue(forAbsent: absent, neededBy: name, definedAt: nameSpan, at: range))
      }
      return expression.type
    case .broken:
      usesBrokenLet = true
      return nil
    case .unknown:
      issues.append(scope.issue(forUnknownName: name, at: range))
      return nil
    }
  }

  private mutating func require(
    _ type: ExpressionType, of node: ExpressionSyntax.NodeIndex, by whom: @autoclosure () -> String
  ) {
    guard let found = types[node], found != type else { return }
    let text = syntax.text(syntax.nodes[node].range)
    let help =
      switch type {
      case .number: "choose a number: `if(\(text), 1, 0)`"
      case .boolean: "compare it: `\(text) != 0`"
      }
    report(
      ExpressionDiagnosticCodes.typeMismatch, "\(whom()) takes \(type.description), but \(describe(node, found))",
      at: syntax.nodes[node].range, help: help)
  }

  private func describe(_ node: ExpressionSyntax.NodeIndex, _ type: ExpressionType) -> String {
    "`\(syntax.text(syntax.nodes[node].range))` is \(type.description)"
  }

  /// What the shape of the tree shows counts only where the tree is whole.
  private mutating func report(_ code: DiagnosticCode, _ message: String, at range: Range<Int>, help: String? = nil) {
    if syntax.isBroken { return }
    issues.append(ExpressionIssue(code: code, message: message, range: range, help: help))
  }
}

extension ExpressionType {
  fileprivate var description: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    }
  }
}
