package import SourceDiagnostics

/// One entry of `let`, before it is checked.
package struct LetEntry: Sendable {
  package var name: String
  package var nameSpan: SourceSpan
  /// The decoded bytes of the entry's scalar; `nil` where it has none, which has been reported.
  package var bytes: ArraySlice<UInt8>?

  package init(name: String, nameSpan: SourceSpan, bytes: ArraySlice<UInt8>?) {
    self.name = name
    self.nameSpan = nameSpan
    self.bytes = bytes
  }
}

/// The spec's named expressions, checked against each other.
package struct LetBindings: Sendable {
  enum Lookup {
    /// Its place in `bodies`.
    case value(Int, definedAt: SourceSpan)
    /// Defined, but with an error that has been reported.
    case broken
    case unknown
  }

  private struct Definition {
    var nameSpan: SourceSpan
    /// Its place in `bodies`; `nil` where an error left none.
    var body: Int?
  }

  /// In the order of the spec.
  package private(set) var names: [String] = []
  /// Each after those that it uses.
  private(set) var bodies: [ExpressionBody] = []
  private var definitions: [String: Definition] = [:]
  /// Whether there may be lets beyond those known, since they could not be read.
  private var isIncomplete: Bool

  /// No lets, or none that could be read.
  package init(isIncomplete: Bool = false) {
    self.isIncomplete = isIncomplete
  }

  subscript(name: String) -> Lookup {
    guard let definition = definitions[name] else { return isIncomplete ? .broken : .unknown }
    return definition.body.map { .value($0, definedAt: definition.nameSpan) } ?? .broken
  }

  fileprivate mutating func define(_ name: String, as body: ExpressionBody) {
    definitions[name]?.body = bodies.count
    bodies.append(body)
  }
}

extension LetBindings {
  /// Reports every fault of the entries; those with a fault stay known by name, so that their use is no second error.
  ///
  /// Requires different names. `variables` are all of the language; `spanOf` maps a range in the bytes of the entry with
  /// that index to the source.
  package static func check(
    _ entries: [LetEntry], isIncomplete: Bool = false, of variables: ExpressionVariables,
    spanOf: (_ entry: Int, Range<Int>) -> SourceSpan,
    diagnostics: inout DiagnosticBag
  ) -> LetBindings {
    var lets = LetBindings(isIncomplete: isIncomplete)
    var syntaxes: [ExpressionSyntax?] = []
    let taken = takenNames(variables)
    for (index, entry) in entries.enumerated() {
      let isNameFine = checkName(entry, taken, diagnostics: &diagnostics)
      let syntax = entry.bytes.flatMap {
        parseExpression($0, spanOf: { spanOf(index, $0) }, diagnostics: &diagnostics)
      }
      syntaxes.append(syntax)
      if isNameFine {
        lets.names.append(entry.name)
        lets.definitions[entry.name] = Definition(nameSpan: entry.nameSpan, body: nil)
      }
    }
    let order = LetOrder(entries: entries, syntaxes: syntaxes)
    for cycle in order.cycles {
      diagnostics.report(describe(cycle, entries, spanOf))
    }
    // The lets grow within the one scope: a copy of them for each would take quadratic time.
    var scope = ExpressionScope(key: "", variables: variables, of: variables, lets: lets)
    lets = LetBindings()
    for index in order.sorted {
      guard let syntax = syntaxes[index] else { continue }
      scope.key = entries[index].name
      let body = checkBody(
        syntax, expecting: nil, in: scope, spanOf: { spanOf(index, $0) }, diagnostics: &diagnostics)
      if let body { scope.lets.define(entries[index].name, as: body) }
    }
    return scope.lets
  }

  /// What the names that mean something in the language mean.
  private static func takenNames(_ variables: ExpressionVariables) -> [String: String] {
    var taken: [String: String] = [:]
    for variable in variables {
      taken[variable.name] = "a variable"
      taken[String(variable.name.prefix { $0 != "." })] = "a variable"
    }
    for function in Operation.functions { taken[function.name] = "a function" }
    for word in ["and", "or", "not", "true", "false"] { taken[word] = "a word of the language" }
    return taken
  }

  private static func checkName(
    _ entry: LetEntry, _ taken: [String: String], diagnostics: inout DiagnosticBag
  ) -> Bool {
    let name = entry.name
    if let clash = taken[name] {
      diagnostics.report(
        ExpressionDiagnosticCodes.letName, "`\(name)` is \(clash) already and cannot be the name of a let",
        at: entry.nameSpan, help: "choose another name")
      return false
    }
    let isIdentifier = name.utf8.first?.isNameStart ?? false && name.utf8.allSatisfy { $0.isNamePart }
    if !isIdentifier {
      diagnostics.report(
        ExpressionDiagnosticCodes.letName, "`\(name)` cannot be the name of a let", at: entry.nameSpan,
        help: "names are of the letters a to z, A to Z, digits and `_`, and do not start with a digit")
    }
    return isIdentifier
  }

  private static func describe(
    _ cycle: [LetOrder.Reference], _ entries: [LetEntry], _ spanOf: (_ entry: Int, Range<Int>) -> SourceSpan
  ) -> Diagnostic {
    let names = cycle.map { entries[$0.user].name }
    let path = (names + names.prefix(1)).joined(separator: " -> ")
    let labels = cycle.map { reference in
      Diagnostic.Label(
        "`\(entries[reference.user].name)` needs `\(entries[reference.used].name)`",
        at: spanOf(reference.user, reference.range))
    }
    return Diagnostic(
      ExpressionDiagnosticCodes.letCycle, "lets refer to each other in a circle: \(path)",
      at: entries[cycle[0].user].nameSpan, labels: labels, help: "give one of them a value of its own")
  }
}
