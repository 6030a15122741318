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
    breakLine(in: &writer)
    isEmpty = false
  }

  /// Begins the next member of an object; `name` needs no escapes.
  mutating func key(_ name: StaticString, in writer: inout OutputWriter) {
    element(in: &writer)
    writer.append(literal: "\"")
    writer.append(literal: name)
    writer.append(literal: "\": ")
  }

  /// Begins a dense row of an array at the margin.
  mutating func row(in writer: inout OutputWriter) {
    if !isEmpty {
      writer.append(UInt8(ascii: ","))
    }
    writer.append(UInt8(ascii: "\n"))
    isEmpty = false
  }

  private func breakLine(in writer: inout OutputWriter) {
    precondition(depth <= Self.deepest, "the structure of the output is a fixed one")
    writer.reservePiece()
    let start = writer.used
    var bytes = writer.buffer.mutableSpan
    bytes.store(UInt8(ascii: "\n"), at: start)
    bytes.store(Self.indentation, at: start &+ 1)
    writer.used = start &+ 1 &+ depth &* 2
  }

  /// Indentation is stored all at once.
  private static let deepest = 16
  private static var indentation: SIMD32<UInt8> { SIMD32(repeating: UInt8(ascii: " ")) }
}
