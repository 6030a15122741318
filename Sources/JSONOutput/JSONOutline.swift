internal import TextWriting

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
    writer.reservePiece()
    let start = writer.used
    var bytes = writer.buffer.mutableSpan
    writer.used = storeElementStart(in: &bytes, at: start)
  }

  /// Begins the next member of an object; `name` needs no escapes.
  mutating func key(_ name: StaticString, in writer: inout OutputWriter) {
    writer.reservePiece()
    let start = writer.used
    var bytes = writer.buffer.mutableSpan
    var end = storeElementStart(in: &bytes, at: start)
    bytes.store(UInt8(ascii: "\""), at: end)
    end = bytes.store(literal: name, at: end &+ 1)
    writer.used = bytes.store(literal: "\": ", at: end)
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
    writer.reservePiece()
    let start = writer.used
    var bytes = writer.buffer.mutableSpan
    writer.used = storeLineBreak(in: &bytes, at: start)
  }

  @inline(__always)
  private mutating func storeElementStart(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    bytes.store(UInt8(ascii: ","), at: offset)
    let end = isEmpty ? offset : offset &+ 1
    isEmpty = false
    return storeLineBreak(in: &bytes, at: end)
  }

  @inline(__always)
  private func storeLineBreak(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    precondition(depth <= Self.deepest, "the structure of the output is a fixed one")
    bytes.store(UInt8(ascii: "\n"), at: offset)
    bytes.store(Self.indentation, at: offset &+ 1)
    return offset &+ 1 &+ depth &* 2
  }

  /// Indentation is stored all at once.
  private static let deepest = 16
  private static var indentation: SIMD32<UInt8> { SIMD32(repeating: UInt8(ascii: " ")) }
}
