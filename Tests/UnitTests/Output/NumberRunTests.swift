@testable import JSONOutput
@testable import LayoutRuntime
import Testing
@testable import TextWriting

/// Runs, whose numbers are stepped in integers, against texts put together one by one.
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

  @Test func `rows of a fixed length`() {
    let run = NumberRun(indicesFrom: 5, joints: NumberRun.Joints(rowCount: 3))
    #expect(written(bufferSize: 256) { $0.append(run, count: 7) }.output == "5,6,7,\n8,9,10,\n11")
  }

  @Test func `tenths show no noise`() {
    // 8 + n * 10.1, where adding doubles gives 28.200000000000003 for n = 2
    #expect(texts(first: 80, step: 101, denominator: 10, count: 4) == ["8", "18.1", "28.2", "38.3"])
  }

  @Test func `thirds round in each binade as the value does`() {
    #expect(
      texts(first: 24, step: 25, denominator: 3, count: 5)
        == ["8", "16.333333333333332", "24.666666666666668", "33", "41.333333333333336"])
  }

  @Test func `a falling progression goes through zero`() {
    #expect(texts(first: 5, step: -2, denominator: 2, count: 5) == ["2.5", "1.5", "0.5", "-0.5", "-1.5"])
  }

  @Test func `whole numbers grow past eight and sixteen digits`() {
    #expect(
      texts(first: 99_999_999, step: 1, denominator: 1, count: 3) == ["99999999", "100000000", "100000001"])
    #expect(
      texts(first: 9_999_999_999_999_999, step: 1, denominator: 1, count: 2)
        == ["10000000000000000", "10000000000000000"])
  }

  @Test(
    arguments: [
      (8, 101, 1), (25, 363, 4), (80, 949, 10), (24, 284, 3), (1, 47, 48), (7, 1_000, 7), (999, 12_345, 1000),
      (1, 1, 1024), (5, 7_777_777, 4096), (-4_000, 3, 4), (1_000_000, -77, 9), (1, 98_765_432_123, 60),
      (0, 1 << 42, 7), (0, 1 << 61, 3),
    ] as [(Int64, Int64, Int64)])
  func `every text is the number text of the exact quotient`(first: Int64, step: Int64, denominator: Int64) {
    let texts = texts(first: first, step: step, denominator: denominator, count: 700)
    for (index, text) in texts.enumerated() {
      let (distance, isLost) = step.multipliedReportingOverflow(by: Int64(index))
      guard !isLost, (first + distance).magnitude < 1 << 53 else {
        break
      }
      #expect(text == numberText(Double(first + distance) / Double(denominator)), "value \(index)")
    }
  }

  private func texts(first: Int64, step: Int64, denominator: Int64, count: Int) -> [String] {
    var joints = NumberRun.Joints()
    joints.append(TextBlock(";"))
    let fraction = ArithmeticProgression.Fraction(first: first, step: step, denominator: denominator)
    let run = NumberRun(ArithmeticProgression(exactly: fraction), joints: joints)
    return written(bufferSize: 256) { $0.append(run, count: count) }.output.split(separator: ";").map { String($0) }
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
