internal import TextWriting

/// Text for standard output. What is put into a literal is made visible, so that no name or path can steer a terminal, forge a line, or
/// speak to the service that reads a log; only what Sources themselves spell out is written as it is.
struct TerminalText: ExpressibleByStringInterpolation, Equatable, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation parts: Parts) {
    text = parts.text
  }

  /// Text in which a form of its own has made everything safe: JSON, a rule for Make, help.
  init(asIs text: String) {
    self.text = text
  }

  var bytes: [UInt8] {
    Array(withoutWorkflowCommands(text).utf8)
  }

  static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    TerminalText(asIs: left.text + right.text)
  }

  static func += (left: inout TerminalText, right: TerminalText) {
    left.text += right.text
  }

  struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ value: String) {
      text += visibleText(value)
    }

    mutating func appendInterpolation(_ value: Int) {
      text += "\(value)"
    }

    mutating func appendInterpolation(_ value: TerminalText) {
      text += value.text
    }
  }
}
