package import SourceDiagnostics

/// Resolves names and checks types; `nil` if an error was reported, here or in parsing.
package func checkExpression(
  _ syntax: ExpressionSyntax, expecting: ExpressionType?, in scope: ExpressionScope,
  spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> Expression? {
  checkBody(syntax, expecting: expecting, in: scope, spanOf: spanOf, diagnostics: &diagnostics).map {
    Expression($0, lets: scope.lets.bodies)
  }
}

/// What `checkExpression` gives, without the lets that it refers to.
func checkBody(
  _ syntax: ExpressionSyntax, expecting: ExpressionType?, in scope: ExpressionScope,
  spanOf: (Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
) -> ExpressionBody? {
  var checker = ExpressionChecker(syntax, scope)
  checker.check(expecting: expecting)
  diagnostics.report(checker.issues, in: syntax.bytes, spanOf: spanOf) { bytes in
    var parser = ExpressionParser(bytes)
    guard let syntax = parser.parse() else { return Int.max }
    var checker = ExpressionChecker(syntax, scope)
    checker.check(expecting: expecting)
    return parser.issues.count + checker.issues.count
  }
  guard checker.issues.isEmpty, !checker.usesBrokenLet, !syntax.isBroken, let type = checker.types[syntax.root] else {
    return nil
  }
  let binder = ExpressionBinder(syntax, meanings: checker.meanings, lets: scope.lets.bodies)
  let body = binder.body(type, lets: scope.lets.bodies, spanOf: spanOf)
  if body.operationCount > ExpressionBody.operationLimit {
    diagnostics.report(
      ExpressionDiagnosticCodes.tooLarge, "the expression is too large with its lets written out",
      at: spanOf(syntax.nodes[syntax.root].range), help: "at most \(ExpressionBody.operationLimit) operations")
    return nil
  }
  if let (reason, range) = binder.folded.certainFailure {
    let place = EvaluationFailure.Place(span: spanOf(range), letUse: nil)
    diagnostics.report(EvaluationFailure(reason: reason, place: place).diagnostic(for: "`\(scope.key)`"))
    return nil
  }
  return body
}

/// What a name in an expression stands for.
enum ExpressionMeaning {
  case none
  case variable(ExpressionVariable)
  /// Its place among the lets.
  case `let`(Int)
}

/// Goes once over the nodes, which stand after their operands.
struct ExpressionChecker {
  /// One a node; `nil` where an error leaves none, so that no other follows from it.
  private(set) var types: [ExpressionType?] = []
  /// One a node.
  private(set) var meanings: [ExpressionMeaning] = []
  private(set) var issues: [ExpressionIssue] = []
  /// A let without a value is used. That has been reported where it is defined.
  private(set) var usesBrokenLet = false
  private let syntax: ExpressionSyntax
  private let scope: ExpressionScope

  init(_ syntax: ExpressionSyntax, _ scope: ExpressionScope) {
    self.syntax = syntax
    self.scope = scope
  }

  /// Any type will do where none is expected.
  mutating func check(expecting: ExpressionType?) {
    meanings.reserveCapacity(syntax.nodes.count)
    types.reserveCapacity(syntax.nodes.count)
    let units = noteUnjoined()
    for (index, node) in syntax.nodes.enumerated() {
      meanings.append(.none)
      types.append(units.contains(index) ? nil : check(node))
    }
    if let expecting {
      let key = scope.key
      require(expecting, of: syntax.root, by: "`\(key)`")
    }
  }

  /// Reports the names behind operands; gives those that are no names but what is taken for a unit.
  private mutating func noteUnjoined() -> Set<ExpressionSyntax.NodeIndex> {
    var units: Set<ExpressionSyntax.NodeIndex> = []
    for (left, name) in syntax.unjoined {
      let (range, before) = (syntax.nodes[name].range, syntax.nodes[left].range)
      let (word, operand) = (syntax.text(range), syntax.text(before))
      var issue = ExpressionIssue(
        code: ExpressionDiagnosticCodes.syntax, message: "an operator is missing before `\(word)`", range: range)
      if scope.knows(word) {
        issue.help = "a product is written with `*`: `\(operand) * \(word)`"
      } else if case .number(let number) = syntax.nodes[left].kind {
        units.insert(name)
        let digits = word.utf8.dropFirst()
        if word.utf8.first == UInt8(ascii: "x"), !digits.isEmpty, digits.allSatisfy({ $0.isDigit }) {
          issue.message = "two numbers are not written with an `x` between them"
          issue.help = "write them as a list: `[\(operand), \(word.dropFirst())]`"
        } else {
          issue.message = "numbers have no unit, and `\(word)` is no name"
          issue.help =
            word == "ms"
            ? "times are in seconds: write `\((number / Number(1000)).text)`"
            : "lengths are in points and times in seconds: write the number alone"
        }
      }
      issues.append(issue)
    }
    return units
  }

  private mutating func check(_ node: ExpressionSyntax.Node) -> ExpressionType? {
    switch node.kind {
    case .number: return .number
    case .boolean: return .boolean
    case .missing: return nil
    case .name(let range): return checkName(range)
    case .operation(let operation, let operands, let sign):
      return checkOperation(operation, Array(syntax.operandNodes[operands]), sign)
    case .unknownCall(let name, let operands):
      issues.append(
        scope.issue(
          forUnknownFunction: syntax.text(name), at: name,
          of: syntax.operandNodes[operands].map { syntax.text(syntax.nodes[$0].range) }, call: node.range))
      return nil
    }
  }

  private mutating func checkOperation(
    _ operation: Operation, _ operands: [ExpressionSyntax.NodeIndex], _ sign: Range<Int>
  ) -> ExpressionType? {
    let types = operation.definition.types
    guard operation.counts.contains(operands.count) else {
      reportCount(operation, operands.count, at: sign)
      return types == .choice ? nil : .number
    }
    switch types {
    case .choice: return checkChoice(operands)
    case .alikeToBoolean:
      checkAlike(operation, operands[0], operands[1], sign)
      return .boolean
    case .numbersToNumber, .numbersToBoolean, .booleansToBoolean:
      for operand in operands {
        require(types == .booleansToBoolean ? .boolean : .number, of: operand, by: "`\(operation.name)`")
      }
      return types == .numbersToNumber ? .number : .boolean
    }
  }

  private mutating func checkAlike(
    _ operation: Operation, _ left: ExpressionSyntax.NodeIndex, _ right: ExpressionSyntax.NodeIndex, _ sign: Range<Int>
  ) {
    guard let leftType = types[left], let rightType = types[right], leftType != rightType else { return }
    report(
      ExpressionDiagnosticCodes.typeMismatch,
      "`\(operation.name)` compares like with like, but \(describe(left, leftType)) and "
        + describe(right, rightType),
      at: sign)
  }

  private mutating func reportCount(_ operation: Operation, _ count: Int, at name: Range<Int>) {
    let counts = operation.counts
    let expected = counts.count == 1 ? "\(counts.lowerBound)" : "at least \(counts.lowerBound)"
    report(
      ExpressionDiagnosticCodes.wrongArgumentCount,
      "`\(operation.name)` takes \(expected) argument\(counts == 1...1 ? "" : "s"), "
        + "here \(count == 1 ? "is" : "are") \(count)",
      at: name, help: operation.signature.map { "write `\($0)`" })
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
    if let variable = scope.language.first(where: { $0.name == name }) {
      meanings[meanings.count - 1] = .variable(variable)
      if !scope.variables.contains(variable) {
        issues.append(scope.issue(forAbsent: variable, at: range))
      }
      return .number
    }
    switch scope.lets[name] {
    case .value(let place, let nameSpan):
      let body = scope.lets.bodies[place]
      meanings[meanings.count - 1] = .let(place)
      if let absent = body.variables.subtracting(scope.variables).members.first {
        issues.append(scope.issue(forAbsent: absent, neededBy: name, definedAt: nameSpan, at: range))
      }
      return body.type
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
