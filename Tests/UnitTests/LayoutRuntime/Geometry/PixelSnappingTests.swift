import LayoutRuntime
import Testing

struct PixelSnappingTests {
  private func table(
    _ snapping: PixelSnapping, width: Double, itemWidth: Double, scale: Double
  ) -> FrameTable {
    FlowLayout(
      itemSize: .uniform(Size(width: itemWidth, height: 10.4)), minimumLineSpacing: 0, minimumInteritemSpacing: 0,
      pixelSnapping: snapping
    ).frameTable(
      for: LayoutContent(sectionCounts: [14]),
      in: LayoutEnvironment(bounds: Size(width: width, height: 600), displayScale: scale))
  }

  @Test func `edges go to the nearest pixel and neighbors still touch`() {
    // Seven of 154.28 in 1080, 154.2866... apart: 0 154.29 308.57 462.86 617.15 771.43 925.72; ends 154.28 308.57 462.85 617.14
    // 771.43 925.71 1080
    let frames = table(.nearest, width: 1_080, itemWidth: 154.28, scale: 1).allFrames.prefix(7)
    #expect(frames.map(\.x) == [0, 154, 309, 463, 617, 771, 926])
    #expect(frames.map(\.width) == [154, 155, 154, 154, 154, 155, 154])
  }

  @Test func `floor goes to the pixel at or before`() {
    let frames = table(.floor, width: 1_080, itemWidth: 154.28, scale: 1).allFrames
    #expect(frames.prefix(7).map(\.x) == [0, 154, 308, 462, 617, 771, 925])
    // 10.4 and 20.8
    #expect(frames[7].y == 10)
    #expect(frames[7].height == 10)
  }

  @Test func `pixels are those of the display`() {
    // At scale 3: 130.1 is 390.3 px, so 390 px = 130; 10.4 is 31.2 px, so 31/3.
    let table = table(.nearest, width: 390, itemWidth: 129.8, scale: 3)
    #expect(table.frame(at: 1).x == 130)
    #expect(table.frame(at: 3).y == 31.0 / 3)
    #expect(table.contentSize.height == 156.0 / 3)
  }

  @Test func `without snapping frames are exact`() {
    #expect(table(.none, width: 390, itemWidth: 129.8, scale: 3).frame(at: 3).y == 10.4)
  }

  @Test func `edges that are equal but for rounding go to the same pixel`() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<300 {
      let columns = Int.random(in: 2...9, using: &generator)
      let width = Double(Int.random(in: 200...1_400, using: &generator))
      let scale = Double(Int.random(in: 1...3, using: &generator))
      let snapping: PixelSnapping = Bool.random(using: &generator) ? .nearest : .floor
      // A little narrower, so that the columns fit whatever the rounding; they still touch to a billionth.
      let frames = table(
        snapping, width: width,
        itemWidth: width / Double(columns) - 1e-10, scale: scale
      ).allFrames
      for (frame, next) in zip(frames, frames.dropFirst()) where next.y == frame.y {
        #expect(isNear(frame.x + frame.width, next.x))
      }
    }
  }

  @Test func `supplementaries and mixed sizes are snapped as well`() {
    let layout = FlowLayout(
      headerReferenceSize: Size(width: 0, height: 20.6), pixelSnapping: .nearest)
    let table = UnitTests.table(
      layout, sections: [[Size(width: 30.2, height: 10), Size(width: 40.2, height: 11)]],
      in: LayoutEnvironment(bounds: Size(width: 100, height: 100)))
    #expect(table.supplementaries.map(\.frame) == [Rect(x: 0, y: 0, width: 100, height: 21)])
    // Edges x 0, 30.2, 40.2, 80.4; y 21.1, 31.1 (centered), 20.6, 31.6
    #expect(
      table.allFrames == [
        Rect(x: 0, y: 21, width: 30, height: 10), Rect(x: 40, y: 21, width: 40, height: 11),
      ])
    #expect(table.frame(at: 1) == table.allFrames[1])
  }
}
