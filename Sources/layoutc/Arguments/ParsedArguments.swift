/// A subcommand's arguments, checked against its `CommandSyntax`.
struct ParsedArguments: Equatable {
  /// In the order given. A list, since a dictionary costs a short run more than all look-ups here.
  private var options: [GivenOption] = []
  private(set) var operands: [String] = []

  private struct GivenOption: Equatable {
    var name: String
    /// Empty for a flag.
    var value: String
  }

  func has(_ option: String) -> Bool {
    options.contains { $0.name == option }
  }

  /// The value given last.
  func value(of option: String) -> String? {
    options.last { $0.name == option }?.value
  }

  /// All values given, in order.
  func values(of option: String) -> [String] {
    options.filter { $0.name == option }.map { $0.value }
  }

  /// The value given last; the parser has checked that it is a whole number.
  func number(of option: String) -> Int? {
    value(of: option).flatMap { Int($0) }
  }

  /// All values given, split at commas, each once.
  func list(of option: String) -> [String] {
    var items: [String] = []
    for given in options where given.name == option {
      for item in given.value.split(separator: ",").map(String.init) where !items.contains(item) {
        items.append(item)
      }
    }
    return items
  }

  mutating func add(_ value: String, to option: String) {
    options.append(GivenOption(name: option, value: value))
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
