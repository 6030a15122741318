/// Where a JSON writer stands in the structure of its output: breaks lines, indents and sets commas.
///
/// Structure is a line for each member, indented by two spaces a level. What there is a lot of (frames, items) or what is small
/// (insets, sizes) is written as one dense value by whoever calls.
struct JSONOutline {
  private var depth = 0
  private var isEmpty = true

  /// Opens an object or array: `{` or `[`.
  mutating func open(_ bracket: Unicode.Scalar, in writer: inout OutputWriter) {
    writer.append(UInt8(ascii: bracket))
    depth += 1
    isEmpty = true
  }

  /// Closes it: `}` or `]`, on a line of its own unless nothing was written in between.
  mutating func close(_ bracket: Unicode.Scalar, in writer: inout OutputWriter) {
    depth -= 1
    if !isEmpty {
      breakLine(in: &writer)
    }
    writer.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  /// Begins the next element of an array.
  mutating func element(in writer: inout OutputWriter) {
    if !isEmpty {
      writer.append(UInt8(ascii: ","))
    }
    isEmpty = false
    breakLine(in: &writer)
  }

  /// Begins the next member of an object; `name` needs no escapes.
  mutating func key(_ name: String, in writer: inout OutputWriter) {
    element(in: &writer)
    writer.appendKey(name)
  }

  /// Begins a dense row of an array at the margin.
  mutating func row(in writer: inout OutputWriter) {
    writer.append(isEmpty ? "\n" : ",\n")
    isEmpty = false
  }

  private func breakLine(in writer: inout OutputWriter) {
    writer.breakLine(indent: depth * 2)
  }
}

extension OutputWriter {
  /// Appends a line end and up to 63 spaces.
  fileprivate mutating func breakLine(indent: Int) {
    precondition(indent < SIMD64<UInt8>.scalarCount, "no output is nested deeper")
    var text = SIMD64(repeating: UInt8(ascii: " "))
    text[0] = UInt8(ascii: "\n")
    reservePiece()
    let start = used
    var bytes = buffer.mutableSpan
    bytes.store(text, at: start)
    used = start + 1 + indent
  }

  /// Appends `"name": `.
  fileprivate mutating func appendKey(_ name: String) {
    reservePiece()
    var name = name
    name.withUTF8 { name in
      precondition(name.count + 5 <= Self.largestPiece, "keys are short")
      let start = used
      var bytes = buffer.mutableSpan
      bytes.store(UInt8(ascii: "\""), at: start)
      unsafe bytes.copy(name.span, to: start + 1)
      let end = start + 1 + name.count
      bytes.store(SIMD4(UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: " "), 0), at: end)
      used = end + 3
    }
  }
}
