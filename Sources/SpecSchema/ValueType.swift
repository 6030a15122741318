package import SourceDiagnostics
package import YAMLReading

/// How a value of one type is described and read. Reading reports what is wrong and answers `nil` for a value that is of no use.
package struct ValueType<Value: Sendable>: Sendable {
  package let shape: ValueShape
  package let read: @Sendable (_ node: YAMLNode, _ reader: inout SpecReader) -> Value?

  package init(
    _ shape: ValueShape, _ read: @escaping @Sendable (_ node: YAMLNode, _ reader: inout SpecReader) -> Value?
  ) {
    self.shape = shape
    self.read = read
  }

  package func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    ValueType<Other>(shape) { node, reader in read(node, &reader).map(transform) }
  }
}

/// A value with its place in the source.
package struct Spanned<Value: Sendable>: Sendable {
  package var value: Value
  package var span: SourceSpan

  package init(value: Value, span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Spanned: Equatable where Value: Equatable {}
extension Spanned: Hashable where Value: Hashable {}

extension ValueType where Value == Spanned<String> {
  /// Any scalar, taken as it is written.
  package static func text(example: String) -> ValueType {
    ValueType(.text(example: example)) { node, reader in
      reader.text(of: node, expected: "text, such as `\(example)`", bracesMean: .placeholder)
    }
  }

  /// Any scalar but an empty one.
  package static func name(example: String) -> ValueType {
    let text = text(example: example)
    return ValueType(text.shape) { node, reader in
      guard let name = text.read(node, &reader) else { return nil }
      if name.value.isEmpty {
        reader.diagnostics.report(.invalidValue, "`\(reader.keyName)` is empty", at: name.span)
        return nil
      }
      return name
    }
  }

  /// The name of something defined elsewhere.
  package static func reference(to kind: String) -> ValueType {
    ValueType(.reference(kind: kind)) { node, reader in reader.text(of: node, expected: "the name of a \(kind)") }
  }
}

extension ValueType where Value == Spanned<Bool> {
  package static var boolean: ValueType {
    ValueType(.boolean) { node, reader in
      guard let text = reader.text(of: node, expected: "`true` or `false`") else { return nil }
      switch text.value {
      case "true": return Spanned(value: true, span: text.span)
      case "false": return Spanned(value: false, span: text.span)
      default:
        let meant: String? =
          switch text.value.lowercased() {
          case "yes", "on", "y", "true", "1": "true"
          case "no", "off", "n", "false", "0": "false"
          default: nil
          }
        reader.diagnostics.report(
          .wrongType, "`\(reader.keyName)` is `\(excerpt(text.value))`; expected `true` or `false`", at: text.span,
          help: meant.map { "write `\($0)`" },
          fixIts: meant.map { [.init("write `\($0)`", replacing: text.span, with: $0, applicability: .safe)] } ?? [])
        return nil
      }
    }
  }
}

extension ValueType where Value == Spanned<Int> {
  /// A whole number written out; `expected` says what it stands for.
  package static func integer(_ range: ClosedRange<Int>, expected: String) -> ValueType {
    ValueType(.integer(range)) { node, reader in
      guard let text = reader.text(of: node, expected: expected) else { return nil }
      guard let value = Int(text.value), range.contains(value) else {
        reader.diagnostics.report(
          .wrongType, "`\(reader.keyName)` is `\(excerpt(text.value))`; expected \(expected)", at: text.span)
        return nil
      }
      return Spanned(value: value, span: text.span)
    }
  }
}

extension ValueType {
  /// One of the words of an enumeration.
  package static func choice<Word>(_: Word.Type) -> ValueType
  where Value == Spanned<Word>, Word: CaseIterable & RawRepresentable & Sendable, Word.RawValue == String {
    let words = Word.allCases.map { $0.rawValue }
    return ValueType(.choice(words)) { node, reader in
      guard let text = reader.text(of: node, expected: "one of \(quotedList(words, conjunction: "or"))") else {
        return nil
      }
      guard let word = Word(rawValue: text.value) else {
        reader.reportUnknownWord(text, among: words)
        return nil
      }
      return Spanned(value: word, span: text.span)
    }
  }

  /// A sequence; bad items are reported and left out.
  package static func list<Item>(of item: ValueType<Item>) -> ValueType where Value == Spanned<[Item]> {
    ValueType(.list(of: item.shape, count: nil)) { node, reader in
      guard reader.require(.sequence, node, expected: "a list") else { return nil }
      var values: [Item] = []
      values.reserveCapacity(reader.document.items(of: node).count)
      reader.readItems(of: node, as: item) { value in
        if let value { values.append(value) }
      }
      return Spanned(value: values, span: reader.openingSpan(of: node))
    }
  }

  /// A sequence with `nil` for each item that was reported as bad, so that the others keep their places.
  package static func fullList<Item>(of item: ValueType<Item>, count: ClosedRange<Int>? = nil) -> ValueType
  where Value == Spanned<[Item?]> {
    ValueType(.list(of: item.shape, count: count)) { node, reader in
      guard reader.require(.sequence, node, expected: "a list") else { return nil }
      var values: [Item?] = []
      values.reserveCapacity(reader.document.items(of: node).count)
      reader.readItems(of: node, as: item) { values.append($0) }
      return Spanned(value: values, span: reader.openingSpan(of: node))
    }
  }

  /// A sequence of a fixed number of items, all of them good.
  package static func tuple<Item>(of item: ValueType<Item>, form: String, count: Int) -> ValueType
  where Value == Spanned<[Item]> {
    let list = ValueType<Spanned<[Item?]>>.fullList(of: item, count: count...count)
    return ValueType(list.shape) { node, reader in
      guard let found = list.read(node, &reader) else { return nil }
      guard !reader.document.isIncomplete(node) else { return nil }
      guard found.value.count == count else {
        reader.diagnostics.report(
          .wrongType, "this list has \(found.value.count) numbers; expected \(count): `\(form)`", at: found.span)
        return nil
      }
      let values = found.value.compactMap { $0 }
      return values.count == count ? Spanned(value: values, span: found.span) : nil
    }
  }

  /// A list, or a single value that stands for a list of one.
  package static func oneOrMore<Item>(of item: ValueType<Item>) -> ValueType where Value == Spanned<[Item]> {
    let many = ValueType.list(of: item)
    return ValueType(.anyOf([item.shape, many.shape])) { node, reader in
      guard reader.document.kind(of: node) != .sequence else { return many.read(node, &reader) }
      return item.read(node, &reader).map { Spanned(value: [$0], span: reader.document.span(of: node)) }
    }
  }

  /// The same, but an empty list or mapping is reported.
  package func nonEmpty(_ message: String, help: String) -> ValueType {
    ValueType(.nonEmpty(shape)) { node, reader in
      guard !reader.isEmptyCollection(node) else {
        reader.diagnostics.report(.invalidValue, message, at: reader.document.span(of: node), help: help)
        return nil
      }
      return read(node, &reader)
    }
  }

  /// A mapping from names that the author chooses, in order.
  package static func dictionary<Item>(of item: ValueType<Item>) -> ValueType where Value == [Named<Item>] {
    ValueType(.map(of: item.shape)) { node, reader in
      guard reader.require(.mapping, node, expected: "a mapping of names") else { return nil }
      var values: [Named<Item>] = []
      values.reserveCapacity(reader.document.entries(of: node).count)
      if reader.document.isIncomplete(node) {
        reader.passOverFault()
        reader.unreadablePaths.insert(reader.path.text)
      }
      for (key, value) in reader.document.entries(of: node) {
        let faults = reader.faults
        let name = Spanned(value: reader.document.text(of: key), span: reader.document.span(of: key))
        if name.value.isEmpty {
          reader.diagnostics.report(
            .invalidValue, "a name in \(reader.placeName) is empty", at: name.span, help: "give it at least one letter")
        }
        reader.path.append(name.value)
        if let item = item.read(value, &reader) {
          values.append(Named(name: name, value: item, isSound: reader.faults == faults))
        } else {
          reader.unreadablePaths.insert(reader.path.text)
        }
        reader.path.removeLast()
      }
      return values
    }
  }

  /// A mapping with fixed keys, which are made when they are first needed: most specs use few of the language's constructs.
  package static func construct(_ construct: @autoclosure @escaping @Sendable () -> Construct<Value>) -> ValueType {
    ValueType(.construct { construct().description.name }) { node, reader in reader.read(node, as: construct()) }
  }

  /// Different forms told apart by the node's kind.
  package static func forms(
    scalar: ValueType? = nil, sequence: ValueType? = nil, mapping: ValueType? = nil, expected: String
  ) -> ValueType {
    var shapes: [ValueShape] = []
    shapes.reserveCapacity(3)
    if let scalar { shapes.append(scalar.shape) }
    if let sequence { shapes.append(sequence.shape) }
    if let mapping { shapes.append(mapping.shape) }
    let isOneWord = scalar?.shape.isOneWord ?? false
    return ValueType(.anyOf(shapes)) { node, reader in
      let form: ValueType? =
        switch reader.document.kind(of: node) {
        case .scalar: reader.isNull(node) ? nil : scalar
        case .sequence: sequence
        case .mapping: mapping
        case .unreadable: nil
        }
      guard let form, !isOneWord || reader.bracedName(node) == nil else {
        reader.reportWrongType(node, expected: expected, bracesMean: isOneWord ? .bareWord : nil)
        return nil
      }
      return form.read(node, &reader)
    }
  }
}

extension SpecReader {
  /// Reads the items of a list in order, `nil` for each that was reported as bad.
  fileprivate mutating func readItems<Item>(of list: YAMLNode, as type: ValueType<Item>, _ take: (Item?) -> Void) {
    if document.isIncomplete(list) {
      passOverFault()
    }
    var index = 0
    for element in document.items(of: list) {
      if openCut != nil, isCutByComma(element) { continue }
      path.append(item: index)
      take(type.read(element, &self))
      path.removeLast()
      index += 1
    }
  }
}

/// An entry of a mapping whose keys are names chosen by the author.
package struct Named<Value: Sendable>: Sendable {
  package var name: Spanned<String>
  package var value: Value
  /// Whether reading it met no fault.
  package var isSound: Bool
}
