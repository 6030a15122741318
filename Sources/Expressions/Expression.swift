package import SourceDiagnostics

/// A checked expression, ready to be evaluated many times.
package struct Expression: Sendable {
  package let type: ExpressionType
  /// What its value depends on, through lets as well.
  package let variables: ExpressionVariables
  package let program: ExpressionProgram

  package init(type: ExpressionType, program: ExpressionProgram) {
    self.type = type
    self.program = program
    variables = program.instructions.reduce(into: []) { variables, instruction in
      if instruction.operand == .variable { variables.formUnion(ExpressionVariables(instruction.variable)) }
    }
  }

  /// A number written out.
  package init(_ number: Number, at span: SourceSpan) {
    self.init(
      type: .number,
      program: ExpressionProgram(
        instructions: [.init(operation: .load, operand: .constant, constant: number)],
        places: [.init(span: span, letUse: nil)], depth: 1))
  }

  /// The same for all inputs; such an expression cannot fail, since checking has evaluated it.
  package var isConstant: Bool { variables.isEmpty }

  /// The value of an expression of type number; of one of type boolean, 1 for true and 0 for false. Exact where
  /// `Number` can be, and always finite.
  ///
  /// Requires a value for each of `variables`.
  package func evaluate(_ inputs: ExpressionInputs) -> Result<Number, EvaluationFailure> {
    if program.instructions.count == 1, program.instructions[0].operand == .constant {
      return .success(program.instructions[0].constant)
    }
    precondition(variables.isSubset(of: inputs.given), "an expression is evaluated with all variables of its scope")
    var evaluation = ExpressionEvaluation()
    if let value = evaluation.run(0..<program.instructions.count, of: program.instructions, inputs) {
      return .success(value)
    }
    guard let failure = evaluation.failure else {
      preconditionFailure("an evaluation without a value names its failure")
    }
    return .failure(EvaluationFailure(reason: failure.reason, place: program.places[failure.instruction]))
  }
}

/// Why an expression has no value for some inputs.
package struct EvaluationFailure: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case divisionByZero
    case overflow
    case squareRootOfNegative
    case powerNotReal
  }

  package var reason: Reason
  /// The operator or function that failed, in the key's own scalar or in that of a let.
  package var place: ExpressionProgram.Place

  /// `context` says for what the expression was evaluated: "`itemSize` on viewport `iphone-16`, level 2, item 7".
  package func diagnostic(for context: String) -> Diagnostic {
    let code: DiagnosticCode
    let message: String
    switch reason {
    case .divisionByZero: (code, message) = (ExpressionDiagnosticCodes.divisionByZero, "division by zero")
    case .overflow: (code, message) = (ExpressionDiagnosticCodes.notFinite, "the result is too large for a number")
    case .squareRootOfNegative:
      (code, message) = (ExpressionDiagnosticCodes.notFinite, "the square root of a negative number is not a number")
    case .powerNotReal:
      (code, message) = (
        ExpressionDiagnosticCodes.notFinite, "a negative number to the power of a fraction is not a number"
      )
    }
    let labels = place.letUse.map { [Diagnostic.Label("used here", at: $0)] } ?? []
    return Diagnostic(code, "\(message) in \(context)", at: place.span, labels: labels)
  }
}
