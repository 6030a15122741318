internal import SourceDiagnostics

/// What to say about a name that means nothing where it stands.
extension ExpressionScope {
  func issue(forUnknownName name: String, at range: Range<Int>) -> ExpressionIssue {
    let code = ExpressionDiagnosticCodes.unknownName
    let known = variables.members.map { $0.name } + lets.names
    let members = known.filter { $0.hasPrefix(name + ".") }
    if !members.isEmpty {
      return ExpressionIssue(
        code: code, message: "`\(name)` is no number by itself", range: range,
        help: "write \(quotedList(members, conjunction: "or"))")
    }
    let message = "unknown name `\(name)` in `\(key)`"
    if let near = nearestName(to: name, among: known) {
      return ExpressionIssue(
        code: code, message: message + "; did you mean `\(near)`?", range: range, replacement: near)
    }
    if let near = nearestName(to: name, among: Operation.functions.map({ $0.name })),
      let signature = Operation(functionNamed: near)?.signature
    {
      return ExpressionIssue(
        code: code, message: message + "; did you mean `\(signature)`?", range: range)
    }
    return ExpressionIssue(
      code: code, message: message, range: range,
      help: known.isEmpty ? "no names are known here" : "known here: \(quotedList(withoutMembers(known)))")
  }

  /// `safeArea.top` and its like as one: `safeArea`.
  private func withoutMembers(_ names: [String]) -> [String] {
    names.map { String($0.prefix { $0 != "." }) }.reduce(into: []) { families, name in
      if families.last != name { families.append(name) }
    }
  }

  /// Whether a name means something, if not here then elsewhere.
  func knows(_ name: String) -> Bool {
    if language.contains(where: { $0.name == name }) { return true }
    if case .unknown = lets[name] { return false }
    return true
  }

  /// `arguments` are the texts of those of the call, which stands in the range `call`.
  func issue(
    forUnknownFunction name: String, at range: Range<Int>, of arguments: [String], call: Range<Int>
  ) -> ExpressionIssue {
    let code = ExpressionDiagnosticCodes.unknownFunction
    if knows(name) {
      return ExpressionIssue(
        code: code, message: "`\(name)` is a number, not a function", range: range,
        help: "a product is written with `*`: `\(name) * (...)`")
    }
    let functions = Operation.functions.map { $0.name }
    // `Math.max` and `std.max` mean `max`, and `width.rounded()` means `round(width)`.
    let word = name.split(separator: ".").last.map(String.init) ?? name
    let near = functions.contains(word) ? word : nearestName(to: word, among: functions)
    var issue = ExpressionIssue(code: code, message: "unknown function `\(name)`", range: range)
    guard let near, let signature = Operation(functionNamed: near)?.signature else {
      issue.help = "functions are \(quotedList(functions))"
      return issue
    }
    let receiver = String(name.dropLast(min(word.count + 1, name.count)))
    if !receiver.isEmpty, knows(receiver) {
      let mended = "\(near)(\(([receiver] + arguments).joined(separator: ", ")))"
      (issue.replacement, issue.replacedRange) = (mended, call)
      issue.message += "; did you mean `\(mended)`?"
    } else {
      issue.replacement = near
      issue.message += "; did you mean `\(near)`?"
    }
    issue.helpInstead = "write `\(signature)`"
    return issue
  }

  /// A variable that exists, but not in this key.
  func issue(forAbsent variable: ExpressionVariable, at range: Range<Int>) -> ExpressionIssue {
    ExpressionIssue(
      code: ExpressionDiagnosticCodes.nameNotInScope,
      message: "`\(variable.name)` has no value in `\(key)`" + whereKnown(variable), range: range)
  }

  /// A let that uses a variable that exists, but not in this key.
  func issue(
    forAbsent variable: ExpressionVariable, neededBy name: String, definedAt nameSpan: SourceSpan, at range: Range<Int>
  ) -> ExpressionIssue {
    ExpressionIssue(
      code: ExpressionDiagnosticCodes.nameNotInScope,
      message: "`\(name)` needs `\(variable.name)`, which has no value in `\(key)`" + whereKnown(variable),
      range: range, labels: [Diagnostic.Label("`\(name)` is defined here", at: nameSpan)])
  }

  private func whereKnown(_ variable: ExpressionVariable) -> String {
    let keys = keysKnowing(variable)
    guard !keys.isEmpty else { return "" }
    // Every layout kind has keys of its own: a few are enough to see where the name belongs.
    let others = keys.count - 6
    let list =
      others > 1 ? keys.prefix(6).map { "`\($0)`" }.joined(separator: ", ") + " and \(others) more" : quotedList(keys)
    return "; it is known in \(list)"
  }
}
