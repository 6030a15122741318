/// Writes JSON as it comes: breaks lines, indents, and sets commas. All JSON goes out through it, in whatever form.
public struct JSONWriter: ~Copyable {
  /// How the members of an object or the elements of an array are set.
  package enum Style {
    /// Each on a line of its own, indented by two spaces for each object or array of this style around it.
    case lines
    /// Array elements on lines of their own at the margin: for what there is a lot of.
    case rows
    /// On one line: `{"a": 1, "b": [2, 3]}`.
    case inline
    /// The same with blanks inside the braces: `{ "a": 1, "b": [2, 3] }`.
    case padded
    /// Without blanks: `{"a":1,"b":[2,3]}`.
    case dense
  }

  /// What this wrote to; longer runs of values, such as frames, are appended to it behind `element()`.
  package var output: OutputWriter
  private let isForTerminals: Bool
  private var style = Style.inline
  private var depth = 0
  private var isEmpty = true

  /// `isForTerminals` escapes everything that a terminal would obey, as reports are also read there, and not only what JSON
  /// and JavaScript ask for.
  package init(_ output: consuming OutputWriter, isForTerminals: Bool = false) {
    self.output = output
    self.isForTerminals = isForTerminals
  }

  /// Gives back what this wrote to.
  package consuming func finish() -> OutputWriter {
    output
  }

  /// The bytes of a report, with a line end.
  package static func report(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    let output = OutputWriter(bufferSize: 4096) { chunk in
      unsafe chunk.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
    var json = JSONWriter(output, isForTerminals: true)
    write(&json)
    json.output.append(UInt8(ascii: "\n"))
    json.output.flush()
    return bytes
  }

  package mutating func object(_ style: Style = .inline, _ writeMembers: (inout JSONWriter) -> Void) {
    enclose("{", "}", style, writeMembers)
  }

  /// Each element begins with `element()`.
  package mutating func array(_ style: Style = .inline, _ writeElements: (inout JSONWriter) -> Void) {
    enclose("[", "]", style, writeElements)
  }

  package mutating func array<Element>(
    _ elements: [Element], _ style: Style = .inline, _ writeElement: (inout JSONWriter, Element) -> Void
  ) {
    array(style) { json in
      for element in elements {
        json.element()
        writeElement(&json, element)
      }
    }
  }

  /// Begins the next element of an array.
  package mutating func element() {
    if isEmpty {
      isEmpty = false
    } else {
      output.append(UInt8(ascii: ","))
      if style == .inline || style == .padded {
        output.append(UInt8(ascii: " "))
      }
    }
    breakLine()
  }

  /// Begins the next member of an object; `name` needs no escapes.
  package mutating func member(_ name: StaticString) {
    element()
    output.append(UInt8(ascii: "\""))
    output.append(literal: name)
    endName()
  }

  /// The same with a name that may need escapes.
  package mutating func member(named name: String) {
    element()
    output.append(UInt8(ascii: "\""))
    output.appendEscaped(name, isForTerminals: isForTerminals)
    endName()
  }

  private mutating func endName() {
    if style == .dense {
      output.append(literal: "\":")
    } else {
      output.append(literal: "\": ")
    }
  }

  private mutating func enclose(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ style: Style, _ writeContent: (inout JSONWriter) -> Void
  ) {
    let outerStyle = self.style
    let isPadded = style == .padded && opening == "{"
    let indentation = style == .lines || style == .rows ? 1 : 0
    output.append(UInt8(ascii: opening))
    self.style = style
    depth += indentation
    isEmpty = true
    if isPadded {
      output.append(UInt8(ascii: " "))
    }
    writeContent(&self)
    depth -= indentation
    if isPadded {
      output.append(UInt8(ascii: " "))
    } else if indentation > 0, !isEmpty {
      self.style = .lines
      breakLine()
    }
    output.append(UInt8(ascii: closing))
    self.style = outerStyle
    isEmpty = false
  }

  private mutating func breakLine() {
    guard style == .lines || style == .rows else { return }
    output.append(UInt8(ascii: "\n"))
    if style == .lines {
      for _ in 0..<depth {
        output.append(literal: "  ")
      }
    }
  }
}

/// Values.
extension JSONWriter {
  package mutating func string(_ text: String) {
    output.append(UInt8(ascii: "\""))
    output.appendEscaped(text, isForTerminals: isForTerminals)
    output.append(UInt8(ascii: "\""))
  }

  /// Requires a finite number.
  package mutating func number(_ value: Double) {
    output.appendNumber(value)
  }

  /// Requires a number >= 0.
  package mutating func integer(_ value: Int) {
    output.appendInteger(value)
  }

  package mutating func boolean(_ value: Bool) {
    output.append(literal: value ? "true" : "false")
  }

  package mutating func null() {
    output.append(literal: "null")
  }
}

/// Members whose values are one of those, or null where there is none.
extension JSONWriter {
  package mutating func member(_ name: StaticString, _ value: String?) {
    member(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    member(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Double?) {
    member(name)
    if let value { number(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    member(name)
    boolean(value)
  }
}
