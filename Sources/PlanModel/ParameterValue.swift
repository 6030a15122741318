/// A parameter of a layout over some type of number: as written, checked, as a formula, as a function of the width, worked out.
public indirect enum ParameterValue<Number: Sendable>: Sendable {
  /// Of a parameter with parts, such as a size, the same for each.
  case number(Number)
  case word(String)
  case flag(Bool)
  /// Named parts. One that is absent is 0.
  case record([ParameterField<Number>])
  /// One of several forms, with its parts: `adaptive`, with a minimum.
  case variant(String, [ParameterField<Number>])
  case list([ParameterValue])
}

/// A value with its name.
public struct ParameterField<Number: Sendable>: Sendable {
  public var name: String
  public var value: ParameterValue<Number>

  public init(_ name: String, _ value: ParameterValue<Number>) {
    self.name = name
    self.value = value
  }
}

extension ParameterValue {
  /// The same with other numbers; `nil` if one has no counterpart. All are asked for.
  public func map<Other>(_ transform: (Number) -> Other?) -> ParameterValue<Other>? {
    switch self {
    case .number(let number): return transform(number).map { .number($0) }
    case .word(let word): return .word(word)
    case .flag(let flag): return .flag(flag)
    case .record(let fields): return fields.mapped(transform).map { .record($0) }
    case .variant(let name, let fields): return fields.mapped(transform).map { .variant(name, $0) }
    case .list(let values):
      let results = values.map { $0.map(transform) }
      let found = results.compactMap { $0 }
      return found.count == results.count ? .list(found) : nil
    }
  }

  /// All numbers, in order.
  public var numbers: [Number] {
    switch self {
    case .number(let number): [number]
    case .word, .flag: []
    case .record(let fields), .variant(_, let fields): fields.flatMap { $0.value.numbers }
    case .list(let values): values.flatMap { $0.numbers }
    }
  }

  /// A part of a record or variant; of a number, itself.
  public func part(_ name: String) -> Number? {
    switch self {
    case .number(let number):
      return number
    case .record(let fields), .variant(_, let fields):
      guard case .number(let number)? = fields.first(where: { $0.name == name })?.value else { return nil }
      return number
    case .word, .flag, .list:
      return nil
    }
  }
}

extension Array {
  fileprivate func mapped<Number, Other>(
    _ transform: (Number) -> Other?
  ) -> [ParameterField<Other>]? where Element == ParameterField<Number> {
    let results = map { field in field.value.map(transform).map { ParameterField<Other>(field.name, $0) } }
    let found = results.compactMap { $0 }
    return found.count == results.count ? found : nil
  }
}

/// The parameters of one layout that have a value, in the order of the kind's declaration.
public struct ParameterValues<Number: Sendable>: Sendable {
  public var fields: [ParameterField<Number>]

  public init(_ fields: [ParameterField<Number>] = []) {
    self.fields = fields
  }

  public subscript(name: String) -> ParameterValue<Number>? {
    fields.first { $0.name == name }?.value
  }
}
