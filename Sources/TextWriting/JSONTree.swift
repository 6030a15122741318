/// A JSON value to be printed for people, such as a schema: what fits stands on one line.
package indirect enum JSONTree: Sendable {
  package typealias Member = (key: String, value: JSONTree)

  /// Members in order.
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case boolean(Bool)

  package static func strings(_ texts: [String]) -> JSONTree {
    .array(texts.map { .string($0) })
  }

  package static func integer(_ value: Int) -> JSONTree {
    .number(Double(value))
  }

  /// Two spaces for each level, and a line end.
  package var text: String {
    String(decoding: JSONWriter.report { write(to: &$0, indentation: 0, lead: 0) }, as: UTF8.self)
  }

  private static let longestLine = 100

  /// `lead` is the width of what stands before on the line; nothing is broken without one.
  private func write(to json: inout JSONWriter, indentation: Int, lead: Int?) {
    let isBroken = lead.map { $0 + width > Self.longestLine } ?? false
    let style: JSONWriter.Style = isBroken ? .lines : .padded
    let inner = indentation + 2
    switch self {
    case .object(let members) where members.isEmpty:
      json.object { _ in }
    case .object(let members):
      json.object(style) { json in
        for (key, value) in members {
          json.member(named: key)
          // What follows a value counts, a comma.
          value.write(
            to: &json, indentation: inner, lead: isBroken ? inner + JSONTree.string(key).width + 3 : nil)
        }
      }
    case .array(let elements):
      json.array(elements, style) { json, element in
        element.write(to: &json, indentation: inner, lead: isBroken ? inner + 1 : nil)
      }
    case .string(let text): json.string(text)
    case .number(let value): json.number(value)
    case .boolean(let value): json.boolean(value)
    }
  }

  /// In bytes, on one line.
  private var width: Int {
    switch self {
    case .object(let members) where members.isEmpty: 2
    case .object(let members): members.reduce(2) { $0 + JSONTree.string($1.key).width + 4 + $1.value.width }
    case .array(let elements): elements.reduce(2) { $0 + $1.width + 2 } - (elements.isEmpty ? 0 : 2)
    // Schemas hold no other characters that are escaped.
    case .string(let text): text.utf8.reduce(2) { $0 + (#"\""#.utf8.contains($1) || $1 == UInt8(ascii: "\n") ? 2 : 1) }
    case .number(let value): numberText(value).utf8.count
    case .boolean(let value): value ? 4 : 5
    }
  }
}
