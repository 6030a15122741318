@testable import LayoutRuntime
import Testing

struct RoundedDownTests {
  private static let cases: [(Double, Double)] = [
    (1.5, 1), (-1.5, -2), (3, 3), (-3, -3), (0, 0), (-0.25, -1), (0x1p52 - 0.5, 0x1p52 - 1), (0x1p60, 0x1p60),
    (-Double.infinity, -Double.infinity),
  ]

  @Test(arguments: cases)
  func `the whole number at or below`(value: Double, expected: Double) {
    #expect(value.roundedDown == expected)
  }

  @Test func `what is no number stays none`() {
    #expect(Double.nan.roundedDown.isNaN)
  }
}
