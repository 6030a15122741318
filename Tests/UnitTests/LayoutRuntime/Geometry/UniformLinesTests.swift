import LayoutRuntime
import Testing

struct UniformLinesTests {
  private let lines = UniformLines(
    count: 1_000, itemsPerLine: 3, itemSize: Size(width: 10, height: 20), mainAxis: .vertical,
    crossPositions: ArithmeticProgression(first: 5, step: 12.5),
    mainPositions: ArithmeticProgression(first: 1, step: 20.1))

  @Test func `an item stands at its line and place`() {
    // Item 500 is in line 166, third: 5 + 2 * 12.5; 1 + 166 * 20.1
    #expect(lines.frame(at: 500) == Rect(x: 30, y: 3_337.6, width: 10, height: 20))
    #expect(lines.lineCount == 334)
  }

  @Test func `batches hold the same frames, in order`() {
    var frames: [Rect] = []
    lines.forEachBatch(in: 1..<999) { batch in
      for index in batch.indices {
        frames.append(batch[index])
      }
    }
    #expect(frames == (1..<999).map { lines.frame(at: $0) })
  }

  @Test func `horizontal scrolling exchanges the axes`() {
    var lines = lines
    lines.mainAxis = .horizontal
    #expect(lines.frame(at: 500) == Rect(x: 3_337.6, y: 30, width: 10, height: 20))
  }
}
