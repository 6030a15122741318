import LayoutRuntime
import Testing

@testable import SwiftOutput

/// What SwiftOutput packs, LayoutRuntime reads.
struct PackedTests {
  /// The text of a literal as the Swift compiler takes it, without the indentation.
  private func content(of literal: String) -> String {
    literal.split(separator: "\n").dropFirst().dropLast().map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `columns read back as they were written`() {
    var generator = SeededGenerator(seed: 90)
    for _ in 0..<200 {
      let choices = [0, -1, 0.1, 1.0 / 3, 1e-300, -12.5, 390, 1e15]
      let columns = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...60, using: &generator)).map { _ in choices.randomElement(using: &generator) ?? 0 }
      }
      #expect(Packed.columns(content(of: PackedText.columns(columns, depth: 3))) == columns)
    }
  }

  @Test func `a run that stood before is one word`() {
    let text = content(of: PackedText.columns([[1, 2, 3, 1, 2, 3, 1, 2, 3, 4]], depth: 0))
    #expect(text == "1 2 3 <3*6 4")
    #expect(Packed.numbers(text) == [1, 2, 3, 1, 2, 3, 1, 2, 3, 4])
  }

  @Test func `texts read back as they were written`() {
    let texts = [
      "", " ", "a b", "%", "%-", "<1*3", "|", "\n", "\u{0}", "Größe", "👨‍👩‍👧‍👦", "\"\"\"", "\\(x)",
      String(repeating: "long ", count: 80),
    ]
    #expect(Packed.texts(content(of: PackedText.texts(texts, depth: 5))) == texts)
    #expect(Packed.texts("") == [])
  }

  @Test func `frames of one section and of many`() {
    let one = SectionFrames.packed("0 10 | 5 <1*1 | 8 8 | 9 9")
    #expect(
      (0..<one.count).map { one.frame(at: $0) } == [
        Rect(x: 0, y: 5, width: 8, height: 9), Rect(x: 10, y: 5, width: 8, height: 9),
      ])
    let many = SectionFrames.packedList("1 0 1 | 0 10 | 5 5 | 8 8 | 9 9")
    #expect(many.map(\.count) == [1, 0, 1])
    #expect(many[2].frame(at: 0) == Rect(x: 10, y: 5, width: 8, height: 9))
  }

  @Test func `headers with and without pinning`() {
    let views = Supplementary.packedList("0 1 | 0 0 | 0 0 | 0 90 | 100 100 | 10 20 | 0 -1 | 0 0 | 80 0")
    #expect(
      views == [
        Supplementary(
          kind: .header, section: 0, frame: Rect(x: 0, y: 0, width: 100, height: 10),
          pinning: Pinning(edge: .top, range: 0...80)),
        Supplementary(kind: .footer, section: 0, frame: Rect(x: 0, y: 90, width: 100, height: 20)),
      ])
  }

  @Test func `progressions are the ones that were written`() {
    #expect(ArithmeticProgression.fractions(first: 24, step: 380, over: 3).value(at: 2) == 784.0 / 3)
    let plain = ArithmeticProgression.doubles(first: 0.1, step: 0.2)
    // 0.1 + 2 * 0.2 in doubles; in fractions it is 0.5.
    #expect(plain.fraction == nil && plain.value(at: 2) == 0.1 + 2 * 0.2)
  }
}
