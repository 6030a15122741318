import LayoutGeometry
import Testing

@testable import PlanEmission

@Suite struct RememberedNumbersTests {
  /// More numbers than have a place, so that some push others out, in rounds and in place.
  @Test func `numbers are written as ever, new or remembered`() {
    let lengths = (0..<300).map { Double($0 % 7 * 1000) / 3 + Double($0) * 0.25 - 40 }
    let values = [0, -0.0, 1, 1e-7, -1e21, 5e-324, 104.16666666666667] + lengths
    let output = written(bufferSize: 256) { writer in
      var numbers = RememberedNumbers()
      for _ in 0..<3 {
        for value in values {
          for _ in 0..<2 { writer.append(value, after: " ", &numbers) }
        }
      }
    }.output
    let round = values.map { " \(numberText($0)) \(numberText($0))" }.joined()
    #expect(output == round + round + round)
  }

  @Test func `frames are written as ever`() {
    let frames = (0..<40).map { Rect(x: Double($0 % 4) * 93.75, y: Double($0) / 3, width: 81.75, height: 1e-9) }
    let output = written(bufferSize: 256) { writer in
      var numbers = RememberedNumbers()
      for frame in frames { writer.append(frame, numbers: &numbers) }
    }.output
    #expect(output == written(bufferSize: 256) { writer in frames.forEach { writer.append($0) } }.output)
  }
}
