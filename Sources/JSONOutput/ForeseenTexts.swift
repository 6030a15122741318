internal import LayoutRuntime
internal import TextWriting

/// The texts of numbers that mostly follow each other by equal steps, such as the offsets of the lines of a layout: after some
/// equal steps the next numbers are foreseen, and their texts stepped as `ProgressionText` does. A number that comes unforeseen
/// is written as any other, so that the text is always that of the number.
struct ForeseenTexts {
  private var value = 0.0
  private var isForeseen = false
  private var step = 0.0
  private var equalSteps = 0

  private var progression = ArithmeticProgression(first: 0, step: 0)
  private var texts = ProgressionText(ArithmeticProgression(first: 0, step: 0), count: 1)
  /// Which value of `progression` is foreseen next, and how many it has.
  private var index = 0
  private var count = 0

  /// What is begun after so many steps pays off even if it ends soon.
  private static let fewSteps = 8
  private static let reach = 1 << 20

  /// Makes `next` the number whose text `store` stores.
  @inline(__always)
  mutating func take(_ next: Double) {
    if index < count, progression.value(at: index) == next {
      if index > 0 {
        texts.advance()
      }
      index &+= 1
      isForeseen = true
    } else if next != value {
      foresee(after: next)
    }
    value = next
  }

  @inline(__always)
  func store(in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    isForeseen ? texts.text.store(in: &bytes, at: offset) : storeNumber(value, in: &bytes, at: offset)
  }

  @inline(never)
  private mutating func foresee(after next: Double) {
    isForeseen = false
    index = 0
    count = 0
    equalSteps = next - value == step ? equalSteps + 1 : 0
    step = next - value
    guard equalSteps >= Self.fewSteps else { return }
    progression = ArithmeticProgression(first: next + step, step: step)
    guard progression.fraction != nil else {
      // Trying again at once would cost more than it can gain.
      equalSteps = -Self.reach
      return
    }
    texts = ProgressionText(progression, count: Self.reach)
    count = Self.reach
  }
}
