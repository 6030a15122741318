/// A subcommand's arguments, checked against its `CommandSyntax`.
struct ParsedArguments: Equatable {
  /// Values by option, in the order given; a flag has empty texts.
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []

  func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// The value given last.
  func value(of option: String) -> String? {
    values[option]?.last
  }

  /// The value given last; the parser has checked that it is a whole number.
  func number(of option: String) -> Int? {
    value(of: option).flatMap { Int($0) }
  }

  /// All values given, split at commas, each once.
  func list(of option: String) -> [String] {
    var items: [String] = []
    for value in values[option] ?? [] {
      for item in value.split(separator: ",").map(String.init) where !items.contains(item) {
        items.append(item)
      }
    }
    return items
  }

  mutating func add(_ value: String, to option: String) {
    values[option, default: []].append(value)
  }

  mutating func add(operand: String) {
    operands.append(operand)
  }
}

/// A command line that cannot be followed: what was found, and what to type instead.
struct UsageError: Error, Equatable {
  /// Without a full stop.
  var message: String
  /// Shown as `help: ...`.
  var help: String

  init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}
