internal import SourceDiagnostics

/// A JSON value to be printed for people: what fits stands on one line.
indirect enum JSONTree: Sendable {
  /// Members in order.
  case object([(key: String, value: JSONTree)])
  case array([JSONTree])
  case string(String)
  /// A number, `true` or `false`.
  case literal(String)

  static func strings(_ texts: [String]) -> JSONTree {
    .array(texts.map { .string($0) })
  }

  static func integer(_ value: Int) -> JSONTree {
    .literal("\(value)")
  }

  /// Two spaces for each level; without a line end after the last line.
  var text: String {
    var text = ""
    write(to: &text, indent: "", lead: 0)
    return text
  }

  /// The whole on one line.
  private var line: String {
    switch self {
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members): "{ \(members.map { "\(quoted($0.key)): \($0.value.line)" }.joined(separator: ", ")) }"
    case .array(let elements): "[\(elements.map { $0.line }.joined(separator: ", "))]"
    case .string(let text): quoted(text)
    case .literal(let text): text
    }
  }

  /// `lead` is the width of what stands before on the line.
  private func write(to text: inout String, indent: String, lead: Int) {
    let line = line
    guard lead + line.utf8.count > 100, let (open, close, parts) = parts else {
      text += line
      return
    }
    let inner = indent + "  "
    text += open
    for (index, part) in parts.enumerated() {
      let key = part.key.map { "\(quoted($0)): " } ?? ""
      text += "\(index > 0 ? "," : "")\n\(inner)\(key)"
      part.value.write(to: &text, indent: inner, lead: inner.utf8.count + key.utf8.count + 1)
    }
    text += "\n\(indent)\(close)"
  }

  private var parts: (open: String, close: String, parts: [(key: String?, value: JSONTree)])? {
    switch self {
    case .object(let members): ("{", "}", members.map { ($0.key, $0.value) })
    case .array(let elements): ("[", "]", elements.map { (nil, $0) })
    case .string, .literal: nil
    }
  }

  private func quoted(_ text: String) -> String {
    var json = JSONText()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
