import LayoutGeometry
import Testing

@testable import PlanEmission

@Suite struct RememberedNumbersTests {
  /// More numbers than have a place, so that some push others out, in rounds and in place.
  @Test func `numbers are written as ever, new or remembered`() {
    var values = [0, -0.0, 1, 1e-7, -1e21, 5e-324, 104.16666666666667]
    for index in 0..<300 { values.append(Double(index) * 31 / 3 - 40) }
    let output = written(bufferSize: 256) { writer in
      var numbers = RememberedNumbers()
      for _ in 0..<3 {
        for value in values {
          for _ in 0..<2 { writer.append(value, after: " ", &numbers) }
        }
      }
    }.output
    let round = values.map { value in " " + numberText(value) + " " + numberText(value) }.joined()
    #expect(output == round + round + round)
  }

  @Test func `frames are written as ever`() {
    let frames = (0..<40).map { index in
      Rect(x: Double(index % 4) * 93.75, y: Double(index) / 3, width: 81.75, height: 1e-9)
    }
    let output = written(bufferSize: 256) { writer in
      var numbers = RememberedNumbers()
      for frame in frames { writer.append(frame, numbers: &numbers) }
    }.output
    #expect(
      output
        == written(bufferSize: 256) { writer in
          for frame in frames { writer.append(frame) }
        }.output)
  }
}
