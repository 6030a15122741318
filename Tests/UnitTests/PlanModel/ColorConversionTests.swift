import LayoutRuntime
import PlanModel
import Testing

@Suite struct ColorConversionTests {
  @Test(
    arguments: [
      // 0.8 * 255 = 204 = cc; 0.8 * (1 - 0.7) * 255 = 61.2 -> 61 = 3d
      (1, 0.7, 0.8, 0xcc3d_3dff), (0, 0.7, 0.8, 0xcc3d_3dff), (0, 1, 1, 0xff00_00ff), (1 / 6.0, 1, 1, 0xffff_00ff),
      (1 / 3.0, 1, 1, 0x00ff_00ff), (0.5, 1, 1, 0x00ff_ffff), (2 / 3.0, 1, 1, 0x0000_ffff),
      (5 / 6.0, 1, 1, 0xff00_ffff),
      // no saturation: 0.5 * 255 = 127.5 rounds up to 128 = 80
      (0.3, 0, 0.5, 0x8080_80ff), (0.9, 1, 0, 0x0000_00ff),
      // 1/4 turn is half-way through the falling sector 1: red 1 - 0.5 -> 80
      (0.25, 1, 1, 0x80ff_00ff),
    ] as [(Double, Double, Double, UInt32)])
  func `hue, saturation and brightness to sRGB`(hue: Double, saturation: Double, brightness: Double, packed: UInt32) {
    let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(SRGBColor(color).packed == packed)
  }

  @Test func `the hues of the blog's tiles`() {
    let ramp = ComponentValues.ramp(from: 1, to: 0, divisor: 48)
    let colors = ItemColors.components(
      hue: ramp, saturation: .constant(0.7), brightness: .constant(0.8), alpha: .constant(1))
    #expect(colors.color(at: 0).hue == 1)
    #expect(colors.color(at: 1).hue == 47.0 / 48)
    #expect(colors.color(at: 47).hue == 1.0 / 48)
    #expect(SRGBColor(colors.color(at: 0)).packed == 0xcc3d_3dff)
    // hue 1/2: red 61 = 3d, green and blue 204 = cc
    #expect(SRGBColor(colors.color(at: 24)).packed == 0x3dcc_ccff)
  }

  @Test func `every 8-bit color comes back from hue, saturation and brightness`() {
    for red in stride(from: UInt32(0), through: 255, by: 15) {
      for green in stride(from: UInt32(0), through: 255, by: 17) {
        for blue in stride(from: UInt32(0), through: 255, by: 5) {
          let packed = red << 24 | green << 16 | blue << 8 | 0x80
          let color = HSBColor(SRGBColor(packed: packed))
          #expect((0..<1).contains(color.hue))
          #expect(SRGBColor(color).packed == packed)
        }
      }
    }
  }

  @Test func `grays have no hue and black no saturation`() {
    #expect(
      HSBColor(SRGBColor(packed: 0x8080_80ff)) == HSBColor(hue: 0, saturation: 0, brightness: 128 / 255, alpha: 1))
    #expect(HSBColor(SRGBColor(packed: 0x0000_0000)) == HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0))
  }

  /// web-platform-tests, css/css-color/oklch-001.html to oklch-007.html, whose values CSS Color 4's conversions give.
  @Test(
    arguments: [
      (0.51975, 0.17686, 142.495, 0, 128.0 / 255, 0), (0, 0, 0, 0, 0, 0), (1, 0, 0, 1, 1, 1),
      (0.5, 0.2, 270, 0.23056, 0.3173, 0.82628), (0.55, 0.15, 345, 0.67293, 0.27791, 0.5228),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func `OKLCH to sRGB`(lightness: Double, chroma: Double, hue: Double, red: Double, green: Double, blue: Double) {
    let color = SRGBColor(OKLCHColor(lightness: lightness, chroma: chroma, hue: hue, alpha: 1))
    #expect(abs(color.red - red) < 2e-4)
    #expect(abs(color.green - green) < 2e-4)
    #expect(abs(color.blue - blue) < 2e-4)
  }

  @Test func `a color outside sRGB keeps lightness and hue and loses chroma`() {
    // Chroma 0.4 is more than sRGB has at any lightness: mapping 0.4 and 0.37 ends at the same color on the boundary.
    for hue in stride(from: 0.0, to: 360, by: 10) {
      let far = SRGBColor(OKLCHColor(lightness: 0.6, chroma: 0.4, hue: hue, alpha: 0.5))
      let near = SRGBColor(OKLCHColor(lightness: 0.6, chroma: 0.37, hue: hue, alpha: 0.5))
      #expect(abs(far.red - near.red) + abs(far.green - near.green) + abs(far.blue - near.blue) < 1e-6)
      #expect(min(far.red, far.green, far.blue) < 1e-4 || max(far.red, far.green, far.blue) > 1 - 1e-4)
      #expect(far.alpha == 0.5)
    }
  }

  @Test(
    arguments: [(1.0, 0xffff_ffff), (1.5, 0xffff_ffff), (0.0, 0x0000_00ff), (-1.0, 0x0000_00ff)] as [(Double, UInt32)])
  func `lightness at the ends is black or white`(lightness: Double, packed: UInt32) {
    #expect(SRGBColor(OKLCHColor(lightness: lightness, chroma: 0.2, hue: 120, alpha: 1)).packed == packed)
  }
}
