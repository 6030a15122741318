import SourceDiagnostics
import Testing
import YAMLReading

/// Random nested documents, written in every style, whose places and texts are known from the writing.
@Suite struct GeneratedDocumentTests {
  /// Writes a document and keeps what each scalar must read as.
  struct Writer {
    var generator: SeededGenerator
    var text = ""
    /// Where each scalar is written, as a byte range, and what it says.
    var scalars: [(place: Range<Int>, text: String)] = []
    private var names = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
    }

    private mutating func pick(_ count: Int) -> Int {
      Int.random(in: 0..<count, using: &generator)
    }

    private mutating func put(_ written: String, meaning text: String) {
      let start = self.text.utf8.count
      self.text += written
      scalars.append((start..<self.text.utf8.count, text))
    }

    private mutating func putScalar() {
      switch pick(6) {
      case 0: put("plain text", meaning: "plain text")
      case 1: put("'it''s é'", meaning: "it's é")
      case 2: put("\"a\\tb \\u263A 😀\"", meaning: "a\tb ☺ 😀")
      case 3: put("\"\"", meaning: "")
      case 4: put("größe*2", meaning: "größe*2")
      default: put("'plainly quoted'", meaning: "plainly quoted")
      }
    }

    private mutating func putKey() {
      names += 1
      pick(2) == 0 ? put("k\(names)", meaning: "k\(names)") : put("\"ké\(names)\"", meaning: "ké\(names)")
    }

    private mutating func putFlow(depth: Int) {
      guard depth > 0, pick(3) > 0 else { return putScalar() }
      let isList = pick(2) == 0
      text += isList ? "[ " : "{"
      for position in 0..<pick(4) {
        text += position == 0 ? "" : pick(3) == 0 ? " ,\n        " : ", "
        if !isList {
          putKey()
          text += ": "
        }
        putFlow(depth: depth - 1)
      }
      text += isList ? "]" : " }"
    }

    /// A block node below a key or a dash, with the line that it begins on already begun.
    mutating func putBlock(depth: Int, indent: Int) {
      let margin = String(repeating: " ", count: indent)
      switch depth > 0 ? pick(6) : 0 {
      case 0:
        text += " "
        putFlow(depth: 2)
        text += pick(2) == 0 ? "  # comment é\n" : "\n"
      case 1:
        text += " "
        put("|\n\(margin)one é\n\n\(margin)  two", meaning: "one é\n\n  two\n")
        text += "\n\n"
      case 2:
        text += " "
        put(">-\n\(margin)one\n\(margin)two", meaning: "one two")
        text += "\n"
      case 3:
        text += "\n"
        for _ in 0...pick(3) {
          text += "\(margin)-"
          putBlock(depth: depth - 1, indent: indent + 2)
        }
      default:
        text += "\n"
        for _ in 0...pick(4) {
          text += margin
          putKey()
          text += ":"
          putBlock(depth: depth - 1, indent: indent + 2)
        }
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `every scalar's span is what was written and its text what was meant`(seed: UInt64) throws {
    var writer = Writer(seed: seed)
    writer.text = seed.isMultiple(of: 2) ? "" : "\u{FEFF}"
    writer.text += "top:"
    writer.putBlock(depth: 4, indent: 2)
    let reading = Reading(writer.text)
    let document = try #require(reading.document, "\(reading.findings) in\n\(writer.text)")
    let found = reading.allNodes().filter { if case .scalar = document.kind(of: $0) { true } else { false } }
    let inOrder = found.sorted { document.span(of: $0).start < document.span(of: $1).start }.dropFirst()
    #expect(inOrder.map { document.span(of: $0).start..<document.span(of: $0).end } == writer.scalars.map(\.place))
    #expect(inOrder.map { document.text(of: $0) } == writer.scalars.map(\.text))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `line ends of other systems change no text`(seed: UInt64) throws {
    var writer = Writer(seed: seed)
    writer.text = "top:"
    writer.putBlock(depth: 4, indent: 2)
    let reading = Reading(writer.text.replacing("\n", with: "\r\n"))
    let document = try #require(reading.document)
    let found = reading.allNodes().filter { if case .scalar = document.kind(of: $0) { true } else { false } }
    let inOrder = found.sorted { document.span(of: $0).start < document.span(of: $1).start }.dropFirst()
    #expect(inOrder.map { document.text(of: $0) } == writer.scalars.map(\.text))
    let written = writer.scalars.map { Array(writer.text.utf8)[$0.place] }
    let slices = inOrder.map { reading.slice($0).replacing("\r\n", with: "\n") }
    #expect(slices == written.map { String(decoding: $0, as: UTF8.self) })
  }
}
