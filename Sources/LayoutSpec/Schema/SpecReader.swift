internal import SourceDiagnostics
internal import YAMLReading

/// Reads values out of a YAML document, collecting diagnostics.
struct SpecReader: ~Copyable {
  let document: YAMLDocument
  let source: SourceFile
  var diagnostics: DiagnosticBag
  /// Keys from the top to the value being read, for messages.
  var path: [String] = []
  /// Paths of the definitions that could not be read (`layouts.tile`, or `layouts` as a whole), so that references to them are
  /// not reported as well.
  var unreadablePaths: Set<String> = []
  /// What messages call the document.
  var rootName = "the spec"
  /// The last piece of an expression that commas cut up, until its parenthesis closes.
  var openCut: CutExpression?

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

  mutating func text(of node: YAMLNode, expected: String, bracesMean meaning: BracesMeaning = .bareWord) -> Spanned<
    String
  >? {
    guard case .scalar = document.kind(of: node), !isNull(node) else {
      reportWrongType(node, expected: expected, bracesMean: meaning)
      return nil
    }
    return Spanned(value: document.text(of: node), span: document.span(of: node))
  }

  /// Whether the node is a scalar that may be an expression; reports it if not.
  mutating func isExpression(_ node: YAMLNode, expected: String) -> Bool {
    if isCutByComma(node) { return false }
    guard case .scalar = document.kind(of: node), !isNull(node) else {
      reportWrongType(node, expected: expected, bracesMean: .bareWord)
      return false
    }
    return true
  }

  /// `[]` or `{}`; what has lost its entries to errors of YAML is not empty.
  func isEmptyCollection(_ node: YAMLNode) -> Bool {
    switch document.kind(of: node) {
    case .scalar: return false
    case .sequence: return document.items(of: node).first { _ in true } == nil
    case .mapping:
      let span = document.span(of: node)
      let isBlank = source.bytes[span.start..<span.end].allSatisfy { "{} \t\r\n".utf8.contains($0) }
      return isBlank && document.entries(of: node).first { _ in true } == nil
    }
  }

  mutating func require(_ kind: YAMLKind, _ node: YAMLNode, expected: String) -> Bool {
    guard document.kind(of: node) == kind else {
      reportWrongType(node, expected: expected)
      return false
    }
    return true
  }

  mutating func read<Value>(_ node: YAMLNode, as construct: Construct<Value>) -> Value? {
    let noun = withArticle(construct.description.name)
    guard require(.mapping, node, expected: "a mapping with the keys of \(noun)") else { return nil }
    var fields: [String: YAMLNode] = [:]
    var keySpans: [String: SourceSpan] = [:]
    var cutFields: Set<String> = []
    var unknownKeys: [YAMLNode] = []
    for (key, value) in document.entries(of: node) {
      if isPieceOfCut(key, value: value) { continue }
      let name = document.text(of: key)
      if construct.description.keys.contains(where: { $0.name == name }) {
        fields[name] = value
        keySpans[name] = document.span(of: key)
      } else {
        unknownKeys.append(key)
      }
      if isCutByComma(value) {
        cutFields.insert(name)
      }
    }
    var suggested: Set<String> = []
    for key in unknownKeys {
      let key = Spanned(value: document.text(of: key), span: document.span(of: key))
      if let name = reportUnknownKey(key, in: construct.description, besides: keySpans) {
        suggested.insert(name)
      }
    }
    var reader = FieldReader(
      construct: construct.description, node: node, fields: fields, keySpans: keySpans, cutFields: cutFields,
      suggested: suggested, reader: consume self)
    for key in construct.description.keys where key.isRequired && fields[key.name] == nil {
      reader.reportMissing(key.name)
    }
    reader.checkConstraints()
    let value = construct.build(&reader)
    self = reader.finish()
    return value
  }

  /// "`layouts.tile`" or "the spec": where a value stands.
  var placeName: String {
    path.isEmpty ? rootName : "`\(path.joined(separator: "."))`"
  }
}

/// The fields of one mapping, read by key.
struct FieldReader: ~Copyable {
  let construct: ConstructDescription
  let node: YAMLNode
  let fields: [String: YAMLNode]
  let keySpans: [String: SourceSpan]
  /// Those whose value a comma cut up, which has been reported.
  let cutFields: Set<String>
  /// Those that an unknown key was said to mean: they are not missing.
  let suggested: Set<String>
  var reader: SpecReader

  init(
    construct: ConstructDescription, node: YAMLNode, fields: [String: YAMLNode], keySpans: [String: SourceSpan],
    cutFields: Set<String>, suggested: Set<String>, reader: consuming SpecReader
  ) {
    self.construct = construct
    self.node = node
    self.fields = fields
    self.keySpans = keySpans
    self.cutFields = cutFields
    self.suggested = suggested
    self.reader = reader
  }

  /// Where a diagnostic about the mapping as a whole points: at its first line.
  var span: SourceSpan {
    reader.openingSpan(of: node)
  }

  /// The value of a key; `nil` where it is absent or was reported as unusable.
  mutating func value<Value>(_ key: Key<Value>) -> Value? {
    precondition(
      construct.keys.contains { $0.name == key.name },
      "the key `\(key.name)` is read but not listed in the construct `\(construct.name)`")
    guard let node = fields[key.name], !cutFields.contains(key.name) else { return nil }
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
    guard !suggested.contains(name) else { return }
    let reason = reader.path.isEmpty ? "" : ", which \(withArticle(construct.name)) needs"
    let isVersion = reader.path.isEmpty && name == SpecKeys.version.name
    reader.diagnostics.report(
      .missingKey, "\(reader.placeName) has no `\(name)`\(reason)", at: span,
      help: isVersion ? "start the spec with `\(name): \(SpecKeys.supportedVersion)`, the version of the language" : nil
    )
  }

  consuming func finish() -> SpecReader {
    reader
  }
}
