@testable import LayoutRuntime
import Testing

struct LineBreakingTests {
  @Test func `jumping counts as the plain loop does`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let extent = Double.random(in: 0.001...1, using: &generator)
      let spacing = [0, 0.1, extent, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator) ?? 0
      let available = (extent + spacing) * Double.random(in: 0...4_000, using: &generator)
      #expect(
        LineBreaking(available: available, spacing: spacing).itemsPerFullLine(extent: extent)
          == ReferenceFlowLayout.fullLineCount(extent, available: available, spacing: spacing))
    }
  }

  /// Extents of few bits meet ties; negative spacings pass through zero.
  @Test func `jumping counts as the plain loop does where rounding matters most`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let extent = Double(Int.random(in: 1...63, using: &generator)) * 0x1p-46
      let spacing = Double(Int.random(in: -40...63, using: &generator)) * 0x1p-47
      guard extent + spacing > 0 else { continue }
      // The line starts high, where a step is a few ulps, because its first item is wide.
      let breaking = LineBreaking(available: 64 + 2_000 * 0x1p-46, spacing: spacing)
      var used = 64.0
      var expected = 1
      while expected < 6_000, let next = breaking.used(after: used, adding: extent), next > used {
        used = next
        expected += 1
      }
      let counted = LineBreaking(available: breaking.available, spacing: spacing)
        .items(extent: extent, after: 64)
      #expect(counted == (expected < 6_000 && breaking.used(after: used, adding: extent) == nil ? expected : nil))
    }
  }

  @Test func `a tiny item in a huge room is counted in no time`() {
    // 2^-20 in 2^20: all sums are exact, so 2^40 fit.
    #expect(LineBreaking(available: 0x1p20, spacing: 0).itemsPerFullLine(extent: 0x1p-20) == 1 << 40)
    // 3 * 2^k at 4 * 2^k distance: (2^40 + 1) / 4, rounded down.
    #expect(LineBreaking(available: 0x1p40, spacing: 1).itemsPerFullLine(extent: 3) == 1 << 38)
    // Past 2^53, adding 1 gains nothing: the line never fills.
    #expect(LineBreaking(available: 0x1p60, spacing: 0).itemsPerFullLine(extent: 1) == nil)
    #expect(LineBreaking(available: 100, spacing: 0).itemsPerFullLine(extent: 0) == nil)
    #expect(LineBreaking(available: 100, spacing: -1).itemsPerFullLine(extent: 1) == nil)
  }

  @Test func `an item that does not fit stands alone`() {
    #expect(LineBreaking(available: 100, spacing: 0).itemsPerFullLine(extent: 100) == 1)
    #expect(LineBreaking(available: 100, spacing: 0).itemsPerFullLine(extent: 101) == 1)
    #expect(LineBreaking(available: 100, spacing: -60).itemsPerFullLine(extent: 101) == 1)
    #expect(LineBreaking(available: -5, spacing: 0).itemsPerFullLine(extent: 0) == 1)
  }

  @Test func `a fit is fragile within an ulp or a millionth of the bounds`() {
    // 380/3 three times and 2 * 5 is 390 exactly; in doubles it is a little more.
    let thirds = LineFit(
      extent: 126.66666666666667, breaking: LineBreaking(available: 390, spacing: 5), bounds: 390)
    #expect(thirds.columns == 2)
    #expect(thirds.columnsIfWider == 2)
    #expect(thirds.columnsIfNarrower == 3)
    #expect(thirds.isFragile)

    // 3 * 100 in 300.0012: 0.0004 short of an item's shift of 300 * 1e-6 = 0.0003
    #expect(!LineFit(extent: 100, breaking: LineBreaking(available: 300.0012, spacing: 0), bounds: 300).isFragile)
    #expect(LineFit(extent: 100, breaking: LineBreaking(available: 300.0008, spacing: 0), bounds: 300).isFragile)
  }
}
