@testable import JSONOutput
import LayoutRuntime
@testable import SwiftOutput
import Testing
@testable import TextWriting

@Suite struct FrameRowsTests {
  @Test func `a line of the layout is a line of the text`() {
    #expect(
      rows(lines(count: 5, itemsPerLine: 2, mainAxis: .vertical)) == """
        [8,4,10.5,20],[20,4,10.5,20],
        [8,29,10.5,20],[20,29,10.5,20],
        [8,54,10.5,20]
        """)
  }

  @Test func `horizontal scrolling runs x from line to line`() {
    #expect(
      rows(lines(count: 3, itemsPerLine: 2, mainAxis: .horizontal)) == """
        [4,8,10.5,20],[4,20,10.5,20],
        [29,8,10.5,20]
        """)
  }

  @Test func `one item, a short line and none`() {
    #expect(rows(lines(count: 1, itemsPerLine: 4, mainAxis: .vertical)) == "[8,4,10.5,20]")
    #expect(
      rows(lines(count: 2, itemsPerLine: 4, mainAxis: .vertical)) == "[8,4,10.5,20],[20,4,10.5,20]")
    #expect(rows(lines(count: 0, itemsPerLine: 4, mainAxis: .vertical)) == "")
  }

  @Test(arguments: [Axis.vertical, .horizontal], [1, 2, 3, 255, 256, 257, 1000])
  func `every frame is the number text of its numbers`(mainAxis: Axis, itemsPerLine: Int) {
    for count in [1, itemsPerLine, itemsPerLine + 1, 2 * itemsPerLine + 3] {
      let lines = UniformLines(
        count: count, itemsPerLine: itemsPerLine, itemSize: Size(width: 1.0 / 3, height: 2.5), mainAxis: mainAxis,
        crossPositions: ArithmeticProgression(first: 8, step: 1.0 / 3),
        mainPositions: ArithmeticProgression(first: -4.75, step: 10.1))
      let expected = (0..<count).map { text(of: lines.frame(at: $0)) }
      for bufferSize in [256, 300, 1 << 16] {
        let rows = rows(lines, bufferSize: bufferSize)
        #expect(rows.split(separator: "\n").joined() == expected.joined(separator: ","))
      }
    }
  }

  @Test(arguments: 0..<60)
  func `long sections are the number texts of their frames`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func one(of numbers: [Double]) -> Double {
      numbers.randomElement(using: &generator) ?? 0
    }
    // From right to left both axes may run backwards.
    let crossStep = one(of: [0.1, 1.0 / 3, 97.5, 96.91666666666667, -104.5])
    let mainStep = one(of: [0.1, 1.0 / 3, 97.5, 8, 389, 1e7, -97.5])
    let lines = UniformLines(
      count: Int.random(in: 1...6000, using: &generator), itemsPerLine: Int.random(in: 1...6, using: &generator),
      itemSize: Size(width: one(of: [86.25, 10.1, 381]), height: one(of: [1.0 / 3, 20])),
      mainAxis: Bool.random(using: &generator) ? .vertical : .horizontal,
      crossPositions: ArithmeticProgression(first: one(of: [8, 400]), step: crossStep),
      mainPositions: ArithmeticProgression(first: one(of: [8, 9_000, 99_999_999, -50]), step: mainStep))
    var expected = ""
    for index in 0..<lines.count {
      expected += text(of: lines.frame(at: index))
      if index < lines.count - 1 {
        expected += index % lines.itemsPerLine == lines.itemsPerLine - 1 ? ",\n" : ","
      }
    }
    #expect(rows(lines, bufferSize: 256) == expected)
    #expect(rows(lines, bufferSize: 4096) == expected)
  }

  @Test func `frames that follow no rule have a row each`() {
    let frames = SectionFrames.listed([
      Rect(x: 0, y: -1.5, width: 104.16666666666667, height: 20), Rect(x: 1e-7, y: 1e21, width: 0.1, height: 3),
    ])
    let output = written(bufferSize: 256) { $0.appendRows(frames) }.output
    #expect(output == "[0,-1.5,104.16666666666667,20],\n[1e-7,1e+21,0.1,3]")
  }

  private func lines(count: Int, itemsPerLine: Int, mainAxis: Axis) -> UniformLines {
    UniformLines(
      count: count, itemsPerLine: itemsPerLine, itemSize: Size(width: 10.5, height: 20), mainAxis: mainAxis,
      crossPositions: ArithmeticProgression(first: 8, step: 12),
      mainPositions: ArithmeticProgression(first: 4, step: 25))
  }

  private func rows(_ lines: UniformLines, bufferSize: Int = 256) -> String {
    written(bufferSize: bufferSize) { $0.appendRows(.uniform(lines)) }.output
  }

  private func text(of frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map(numberText).joined(separator: ","))]"
  }
}
