@testable import JSONOutput
@testable import LayoutRuntime
@testable import SwiftOutput
import Testing
@testable import TextWriting

/// Long runs, of which all but the first stretches are stepped, against texts put together one by one.
@Suite struct NumberRunTests {
  @Test(arguments: 0..<150)
  func `a run is the texts of its numbers and what is between them`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let denominator: Int64 = [1, 1, 2, 3, 4, 5, 7, 8, 10, 12, 64, 1000].randomElement(using: &generator) ?? 1
    // Near a power of ten or of two, where texts change their length or their decimals; past eight digits and far out.
    let start: Int64 =
      [0, 9, 500, 9_990, 32_700, 99_990, 99_990_000, 4_294_900_000, 99_999_000_000_000].randomElement(using: &generator)
      ?? 0
    let largestStep = ([1, 20, 300, 40_000] as [Int64]).randomElement(using: &generator) ?? 1
    let step = Int64.random(in: -largestStep...largestStep, using: &generator)
    let run = run(first: start * denominator + 1, step: step, denominator: denominator, using: &generator)
    let count = Int.random(in: 1...4000, using: &generator)
    let expected = text(of: run, count: count)
    for bufferSize in [256, 1500, 4096] {
      #expect(written(bufferSize: bufferSize) { $0.append(run, count: count) }.output == expected)
    }
  }

  @Test func `a progression through zero, and one without a fraction`() {
    var joints = NumberRun.Joints()
    joints.append(TextBlock("; "))
    for progression in [
      ArithmeticProgression(first: 20_000, step: -7.5),
      ArithmeticProgression(first: -20_000, step: 7.1),
      ArithmeticProgression(first: 0.7310585786300049, step: 1.4142135623730951),
    ] {
      let run = NumberRun(progression, joints: joints)
      #expect(written(bufferSize: 4096) { $0.append(run, count: 6000) }.output == text(of: run, count: 6000))
    }
  }

  @Test func `most of a long run is stepped`() {
    let run = NumberRun(
      ArithmeticProgression(first: 10_008, step: 94.25), repeats: 4, joints: NumberRun.Joints(rowCount: 4))
    let chunks = written(bufferSize: 4096) { $0.append(run, count: 100_000) }.chunks
    let lengths = Set(chunks)
    #expect(chunks.count > 100)
    #expect(lengths.count < 10)
  }

  @Test func `rows may begin anywhere`() {
    let run = NumberRun(indicesFrom: 5, joints: NumberRun.Joints(rowCount: 3, from: 2))
    #expect(written(bufferSize: 256) { $0.append(run, count: 6) }.output == "5,\n6,7,8,\n9,10")
  }

  private func run(
    first: Int64, step: Int64, denominator: Int64, using generator: inout SeededGenerator
  ) -> NumberRun {
    var joints = NumberRun.Joints()
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let length = [1, 2, 31, 32, 33, 95].randomElement(using: &generator) ?? 1
      // Digits, so that one that is stored at a wrong place shows.
      joints.append(TextBlock(String(repeating: "1", count: length - 1) + ","))
    }
    let fraction = ArithmeticProgression.Fraction(first: first, step: step, denominator: denominator)
    return NumberRun(
      ArithmeticProgression(exactly: fraction), repeats: Int.random(in: 1...4, using: &generator), joints: joints)
  }

  private func text(of run: NumberRun, count: Int) -> String {
    var text = ""
    for place in 0..<count {
      text += numberText(run.progression.value(at: place / run.repeats))
      if place < count - 1 {
        text += jointText(of: run, at: place % run.joints.short.count)
      }
    }
    return text
  }

  private func jointText(of run: NumberRun, at place: Int) -> String {
    let (first, count) = run.joints.short[place]
    let others = run.joints.long[place]
    let bytes = (0..<count).map { $0 < 32 ? first[$0] : others[$0 - 32] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
