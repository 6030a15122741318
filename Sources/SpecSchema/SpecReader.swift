package import SourceDiagnostics
package import YAMLReading

/// Reads values out of a YAML document, collecting diagnostics.
package struct SpecReader: ~Copyable {
  package let document: YAMLDocument
  package var diagnostics: DiagnosticBag
  /// Keys from the top to the value being read, for messages.
  package var path = SpecPath()
  /// Paths of the definitions that could not be read (`layouts.tile`, or `layouts` as a whole), so that references to them are
  /// not reported as well.
  package var unreadablePaths: Set<String> = []
  /// What messages call the document.
  package var rootName = "the spec"
  /// The last piece of an expression that commas cut up, until its parenthesis closes.
  package var openCut: CutExpression?
  /// How often something was passed over that had been reported before.
  private var silentFaults = 0

  package init(document: YAMLDocument, diagnostics: consuming DiagnosticBag) {
    self.document = document
    self.diagnostics = diagnostics
  }

  /// Whether this grows while a value is read tells whether it has a fault.
  package var faults: Int {
    diagnostics.errorReports + silentFaults
  }

  /// Takes note of something that cannot be had and was reported before.
  package mutating func passOverFault() {
    silentFaults += 1
  }

  /// The file's bytes at a place.
  package func bytes(at span: SourceSpan) -> ArraySlice<UInt8> {
    document.source(of: span.file)[span.start..<span.end]
  }

  /// The file's bytes behind a place.
  package func bytes(after span: SourceSpan) -> ArraySlice<UInt8> {
    document.source(of: span.file)[span.end...]
  }

  /// An empty plain scalar, `~` or `null`.
  package func isNull(_ node: YAMLNode) -> Bool {
    guard document.kind(of: node) == .scalar(.plain) else { return false }
    let bytes = document.bytes(of: node)
    return bytes.isEmpty || bytes.spell("~") || bytes.spell("null")
  }

  package mutating func text(
    of node: YAMLNode, expected: @autoclosure () -> String, bracesMean meaning: BracesMeaning = .bareWord
  ) -> Spanned<String>? {
    guard case .scalar = document.kind(of: node), !isNull(node) else {
      reportWrongType(node, expected: expected(), bracesMean: meaning)
      return nil
    }
    return Spanned(value: document.text(of: node), span: document.span(of: node))
  }

  /// Whether the node is a scalar that may be an expression; reports it if not.
  package mutating func isExpression(_ node: YAMLNode, expected: @autoclosure () -> String) -> Bool {
    if isCutByComma(node) { return false }
    guard case .scalar = document.kind(of: node), !isNull(node) else {
      reportWrongType(node, expected: expected(), bracesMean: .bareWord)
      return false
    }
    return true
  }

  /// `[]` or `{}`; what has lost its entries to errors of YAML is not empty.
  package func isEmptyCollection(_ node: YAMLNode) -> Bool {
    switch document.kind(of: node) {
    case .scalar, .unreadable: return false
    case .sequence: return !document.isIncomplete(node) && document.items(of: node).first { _ in true } == nil
    case .mapping:
      let isBlank = bytes(at: document.span(of: node)).allSatisfy { "{} \t\r\n".utf8.contains($0) }
      return isBlank && document.entries(of: node).first { _ in true } == nil
    }
  }

  package mutating func require(_ kind: YAMLKind, _ node: YAMLNode, expected: @autoclosure () -> String) -> Bool {
    guard document.kind(of: node) == kind else {
      reportWrongType(node, expected: expected())
      return false
    }
    return true
  }

  package mutating func read<Value>(_ node: YAMLNode, as construct: Construct<Value>) -> Value? {
    let description = construct.description
    guard require(.mapping, node, expected: "a mapping with the keys of \(withArticle(description.name))") else {
      return nil
    }
    var fields = [Field?](repeating: nil, count: description.keys.count)
    var unknownKeys: [YAMLNode] = []
    for (key, value) in document.entries(of: node) {
      if isPieceOfCut(key, value: value) { continue }
      // Keys are compared as bytes, so that the known ones need no text of their own.
      let bytes = document.bytes(of: key)
      let isCut = isCutByComma(value)
      if let place = description.keys.firstIndex(where: { bytes.spell($0.name) }) {
        fields[place] = Field(key: key, value: value, isCut: isCut)
      } else {
        unknownKeys.append(key)
      }
    }
    var suggested: [String] = []
    if !unknownKeys.isEmpty {
      let present = zip(description.keys, fields).compactMap { key, field in field == nil ? nil : key.name }
      for key in unknownKeys {
        let key = Spanned(value: document.text(of: key), span: document.span(of: key))
        if let name = reportUnknownKey(key, in: description, besides: present) {
          suggested.append(name)
        }
      }
    }
    if document.isIncomplete(node) {
      passOverFault()
    }
    var reader = FieldReader(
      construct: description, node: node, fields: fields, suggested: suggested, reader: consume self)
    for (key, field) in zip(description.keys, fields) where key.isRequired && field == nil {
      reader.reportMissing(key.name)
    }
    reader.checkConstraints()
    let value = construct.build(&reader)
    self = reader.finish()
    return value
  }

  /// "`layouts.tile`" or "the spec": where a value stands.
  package var placeName: String {
    path.isEmpty ? rootName : "`\(path.text)`"
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the bytes of `text`. Their number, which tells most texts apart, is looked at first.
  fileprivate func spell(_ text: String) -> Bool {
    count == text.utf8.count && elementsEqual(text.utf8)
  }
}

/// An entry of a mapping that stands for one of its construct's keys.
package struct Field {
  package let key: YAMLNode
  package let value: YAMLNode
  /// Whether a comma cut up the value, which has been reported.
  package let isCut: Bool
}

/// The fields of one mapping, read by key.
package struct FieldReader: ~Copyable {
  package let construct: ConstructDescription
  package let node: YAMLNode
  /// One for each of the construct's keys; `nil` where it is absent.
  package let fields: [Field?]
  /// Keys that an unknown one was said to mean: they are not missing.
  package let suggested: [String]
  /// Keys whose values have a fault, so far.
  private var faulty: [String] = []
  package var reader: SpecReader
  /// The place of the key behind the one that was asked for last: most are asked for in the order of the construct.
  private var nextPlace = 0

  package init(
    construct: ConstructDescription, node: YAMLNode, fields: [Field?], suggested: [String],
    reader: consuming SpecReader
  ) {
    self.construct = construct
    self.node = node
    self.fields = fields
    self.suggested = suggested
    self.reader = reader
  }

  /// Where a diagnostic about the mapping as a whole points: at its first line.
  package var span: SourceSpan {
    reader.openingSpan(of: node)
  }

  /// The value of a key; `nil` where it is absent or was reported as unusable.
  package mutating func value<Value>(_ key: Key<Value>) -> Value? {
    let place = self.place(of: key.name)
    nextPlace = place + 1
    guard let field = fields[place], !field.isCut else { return nil }
    let faults = reader.faults
    reader.path.append(key.name)
    let value = key.type.read(field.value, &reader)
    reader.path.removeLast()
    if reader.faults != faults {
      faulty.append(key.name)
    }
    return value
  }

  /// Whether the spec may say something else about a key, read before, than what its value is: the value has a fault, or the key is
  /// misspelt, or was lost to an error of YAML.
  package func isInDoubt<Value>(_ key: Key<Value>) -> Bool {
    isInDoubt(key.name)
  }

  private func isInDoubt(_ name: String) -> Bool {
    guard let field = field(named: name) else {
      return reader.document.isIncomplete(node) || suggested.contains(name)
    }
    return field.isCut || faulty.contains(name)
  }

  /// The keys of the construct that are in doubt, once all have been read.
  package var doubts: [String] {
    let isSound = faulty.isEmpty && suggested.isEmpty && !reader.document.isIncomplete(node)
    if isSound, !fields.contains(where: { $0?.isCut == true }) { return [] }
    var names: [String] = []
    for key in construct.keys where isInDoubt(key.name) {
      names.append(key.name)
    }
    return names
  }

  /// How many items or entries the list or mapping of a key has, good or bad; `nil` where it is absent, no such thing, or where some were
  /// lost.
  package func partCount<Value>(_ key: Key<Value>) -> Int? {
    guard let field = field(named: key.name), !field.isCut, !reader.document.isIncomplete(field.value) else {
      return nil
    }
    return switch reader.document.kind(of: field.value) {
    case .sequence: reader.document.items(of: field.value).count
    case .mapping: reader.document.entries(of: field.value).count
    case .scalar, .unreadable: nil
    }
  }

  package func has<Value>(_ key: Key<Value>) -> Bool {
    field(named: key.name) != nil
  }

  /// Where a key stands, or the whole mapping where it is absent.
  package func keySpan<Value>(_ key: Key<Value>) -> SourceSpan {
    field(named: key.name).map { reader.document.span(of: $0.key) } ?? span
  }

  /// Reports every pair of the given keys that stand together though only one of them may.
  package mutating func requireAtMostOne(of names: [String]) {
    let present = names.compactMap { name in field(named: name).map { (name: name, key: $0.key) } }
    guard let first = present.first else { return }
    for other in present.dropFirst() {
      reader.diagnostics.report(
        .conflictingKeys, "`\(other.name)` cannot stand beside `\(first.name)` in \(reader.placeName)",
        at: reader.document.span(of: other.key),
        labels: [.init("`\(first.name)` stands here", at: reader.document.span(of: first.key))],
        help: "keep one of them")
    }
  }

  package func field(named name: String) -> Field? {
    fields[place(of: name)]
  }

  private func place(of name: String) -> Int {
    if nextPlace < construct.keys.count, construct.keys[nextPlace].name == name { return nextPlace }
    guard let place = construct.keys.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("the key `\(name)` is read but not listed in the construct `\(construct.name)`")
    }
    return place
  }

  package mutating func reportMissing(_ name: String) {
    guard !suggested.contains(name), !reader.document.isIncomplete(node) else { return }
    let reason = reader.path.isEmpty ? "" : ", which \(withArticle(construct.name)) needs"
    reader.diagnostics.report(
      .missingKey, "\(reader.placeName) has no `\(name)`\(reason)", at: span,
      help: construct.keys.first { $0.name == name }?.helpIfMissing)
  }

  package consuming func finish() -> SpecReader {
    reader
  }
}
