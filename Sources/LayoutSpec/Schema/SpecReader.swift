internal import SourceDiagnostics
internal import YAMLReading

/// Reads values out of a YAML document, collecting diagnostics.
struct SpecReader: ~Copyable {
  let document: YAMLDocument
  let source: SourceFile
  var diagnostics: DiagnosticBag
  /// Keys from the top to the value being read, for messages.
  var path: [String] = []
  /// Names of things that could not be read, so that references to them are not reported as well.
  var unreadableNames: Set<String> = []
  /// Where the last piece of an expression that a comma cut in two ends, until its parenthesis closes.
  var lastCutEnd: Int?

  init(document: YAMLDocument, source: SourceFile, diagnostics: consuming DiagnosticBag) {
    self.document = document
    self.source = source
    self.diagnostics = diagnostics
  }

  /// An empty plain scalar, `~` or `null`.
  func isNull(_ node: YAMLNode) -> Bool {
    guard document.kind(of: node) == .scalar(.plain) else { return false }
    let bytes = document.bytes(of: node)
    return bytes.isEmpty || bytes.elementsEqual("~".utf8) || bytes.elementsEqual("null".utf8)
  }

  mutating func text(of node: YAMLNode, expected: String) -> Spanned<String>? {
    guard case .scalar = document.kind(of: node), !isNull(node) else {
      reportWrongType(node, expected: expected)
      return nil
    }
    return Spanned(value: document.text(of: node), span: document.span(of: node))
  }

  mutating func require(_ kind: YAMLKind, _ node: YAMLNode, expected: String) -> Bool {
    guard document.kind(of: node) == kind else {
      reportWrongType(node, expected: expected)
      return false
    }
    return true
  }

  mutating func read<Value>(_ node: YAMLNode, as construct: Construct<Value>) -> Value? {
    guard require(.mapping, node, expected: "a mapping with the keys of a \(construct.description.name)") else {
      return nil
    }
    var fields: [String: YAMLNode] = [:]
    var keySpans: [String: SourceSpan] = [:]
    for (key, value) in document.entries(of: node) {
      let name = document.text(of: key)
      if construct.description.keys.contains(where: { $0.name == name }) {
        fields[name] = value
        keySpans[name] = document.span(of: key)
      } else if !isCutByComma(key) {
        reportUnknownKey(Spanned(value: name, span: document.span(of: key)), value, in: construct.description)
      }
    }
    var reader = FieldReader(
      construct: construct.description, node: node, fields: fields, keySpans: keySpans, reader: consume self)
    for key in construct.description.keys where key.isRequired && fields[key.name] == nil {
      reader.reportMissing(key.name)
    }
    let value = construct.build(&reader)
    self = reader.finish()
    return value
  }

  /// "`tile`" or "the spec" where a value stands.
  var placeName: String {
    path.isEmpty ? "the spec" : "`\(path.joined(separator: "."))`"
  }
}

/// The fields of one mapping, read by key.
struct FieldReader: ~Copyable {
  let construct: ConstructDescription
  let node: YAMLNode
  let fields: [String: YAMLNode]
  let keySpans: [String: SourceSpan]
  var reader: SpecReader

  init(
    construct: ConstructDescription, node: YAMLNode, fields: [String: YAMLNode], keySpans: [String: SourceSpan],
    reader: consuming SpecReader
  ) {
    self.construct = construct
    self.node = node
    self.fields = fields
    self.keySpans = keySpans
    self.reader = reader
  }

  var span: SourceSpan {
    reader.document.span(of: node)
  }

  /// The value of a key; `nil` where it is absent or was reported as unusable.
  mutating func value<Value>(_ key: Key<Value>) -> Value? {
    precondition(
      construct.keys.contains { $0.name == key.name },
      "the key `\(key.name)` is read but not listed in the construct `\(construct.name)`")
    guard let node = fields[key.name] else { return nil }
    reader.path.append(key.name)
    let value = key.type.read(node, &reader)
    reader.path.removeLast()
    return value
  }

  func has<Value>(_ key: Key<Value>) -> Bool {
    fields[key.name] != nil
  }

  /// Where a key stands, or the whole mapping where it is absent.
  func keySpan<Value>(_ key: Key<Value>) -> SourceSpan {
    keySpans[key.name] ?? span
  }

  /// Reports every pair of the given keys that stand together though only one of them may.
  mutating func requireAtMostOne(of names: [String]) {
    let present = names.filter { fields[$0] != nil }
    guard let first = present.first, let firstSpan = keySpans[first] else { return }
    for other in present.dropFirst() {
      reader.diagnostics.report(
        .conflictingKeys, "`\(other)` cannot stand beside `\(first)` in \(reader.placeName)", at: keySpans[other],
        labels: [.init("`\(first)` stands here", at: firstSpan)], help: "keep one of them")
    }
  }

  mutating func reportMissing(_ name: String) {
    reader.diagnostics.report(
      .missingKey, "\(reader.placeName) has no `\(name)`, which a \(construct.name) needs",
      at: reader.openingSpan(of: node))
  }

  consuming func finish() -> SpecReader {
    reader
  }
}
