import SourceDiagnostics
import YAMLReading

/// A YAML text, read, with what tests ask about it.
struct Reading {
  let bytes: [UInt8]
  /// `nil` where nothing of it can be read.
  let document: YAMLDocument?
  let diagnostics: [Diagnostic]

  init(bytes: [UInt8], landmarks: [String] = []) {
    var bag = DiagnosticBag()
    self.bytes = bytes
    let read = readYAML(SourceFile(path: "spec.yaml", bytes: bytes), landmarks: landmarks, diagnostics: &bag)
    document = read.kind(of: read.root) == .unreadable ? nil : read
    diagnostics = bag.diagnostics
  }

  init(_ text: String, landmarks: [String] = []) {
    self.init(bytes: Array(text.utf8), landmarks: landmarks)
  }

  /// Each diagnostic as `line:column code`.
  var findings: [String] {
    diagnostics.map { diagnostic in "\(position(of: diagnostic.span?.start ?? -1)) \(diagnostic.code.name)" }
  }

  /// The written text of a span.
  func slice(_ span: SourceSpan?) -> String {
    guard let span else { return "no span" }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  func slice(_ node: YAMLNode?) -> String {
    guard let node, let document else { return "no node" }
    return slice(document.span(of: node))
  }

  func text(_ node: YAMLNode?) -> String {
    guard let node, let document else { return "no node" }
    return document.text(of: node)
  }

  /// Line and column of a byte offset, as people count: from 1, columns in Unicode scalars.
  func position(of offset: Int) -> String {
    guard offset >= 0, offset <= bytes.count else { return "outside" }
    let before = bytes[..<offset]
    let line = before.count { $0 == 0x0a } + 1
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let skipped = lineStart == 0 && bytes.starts(with: [0xef, 0xbb, 0xbf]) ? min(3, offset) : 0
    return "\(line):\(before[(lineStart + skipped)...].count { $0 & 0xc0 != 0x80 } + 1)"
  }

  /// The node that a path of keys and positions leads to.
  func node(_ path: Step...) -> YAMLNode? {
    guard let document else { return nil }
    var node = document.root
    for step in path {
      switch step {
      case .key(let key):
        guard let entry = document.entries(of: node).first(where: { document.text(of: $0.key) == key }) else {
          return nil
        }
        node = entry.value
      case .item(let position):
        guard let item = document.items(of: node).dropFirst(position).first else { return nil }
        node = item
      }
    }
    return node
  }

  enum Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case key(String)
    case item(Int)

    init(stringLiteral value: String) {
      self = .key(value)
    }

    init(integerLiteral value: Int) {
      self = .item(value)
    }
  }

  /// All entries of a mapping as `key=value`; collections are shown as they are written.
  func entries(_ node: YAMLNode?) -> [String] {
    guard let node, let document else { return ["no node"] }
    return document.entries(of: node).map { entry in
      if case .scalar = document.kind(of: entry.value) {
        return "\(text(entry.key))=\(text(entry.value))"
      }
      return "\(text(entry.key))=\(slice(entry.value))"
    }
  }

  /// The tree in flow style: `?` is what cannot be read, and `...` stands where more may belong.
  var outline: String {
    document.map { outline(of: $0.root, in: $0) } ?? "?"
  }

  private func outline(of node: YAMLNode, in document: YAMLDocument) -> String {
    let rest = document.isIncomplete(node) ? ["..."] : []
    switch document.kind(of: node) {
    case .scalar: return document.text(of: node)
    case .unreadable: return "?"
    case .sequence:
      let items = document.items(of: node).map { outline(of: $0, in: document) }
      return "[" + (items + rest).joined(separator: ", ") + "]"
    case .mapping:
      let entries = document.entries(of: node).map {
        "\(document.text(of: $0.key)): \(outline(of: $0.value, in: document))"
      }
      return "{" + (entries + rest).joined(separator: ", ") + "}"
    }
  }

  /// Every node of the document, each as often as a walk through aliases and merge keys meets it.
  func allNodes() -> [YAMLNode] {
    guard let document else { return [] }
    var nodes: [YAMLNode] = []
    var pending = [document.root]
    while let node = pending.popLast(), nodes.count < 10_000 {
      nodes.append(node)
      pending.append(contentsOf: document.items(of: node))
      for entry in document.entries(of: node) {
        pending += [entry.key, entry.value]
      }
    }
    return nodes
  }
}
