import LayoutRuntime
import Testing

struct FormulaFunctionsTests {
  @Test func `rounding goes where a spec's does`() {
    #expect([-1.5, -0.5, 0.5, 1.5, 2.4].map { LayoutRuntime.rounded($0) } == [-2, -1, 1, 2, 2])
    #expect([-1.5, 1.5, 2].map { LayoutRuntime.roundedDown($0) } == [-2, 1, 2])
    #expect([-1.5, 1.5, 2].map { LayoutRuntime.roundedUp($0) } == [-1, 2, 2])
  }

  @Test func `a remainder has the sign of its divisor`() {
    #expect(LayoutRuntime.remainder(7, 3) == 1)
    #expect(LayoutRuntime.remainder(-7, 3) == 2)
    #expect(LayoutRuntime.remainder(7, -3) == -2)
  }

  @Test func `powers of whole numbers are products`() {
    #expect(LayoutRuntime.power(1.5, 3) == 3.375)
    #expect(LayoutRuntime.power(2, -2) == 0.25)
    #expect(LayoutRuntime.interpolated(2, 9, by: 0.5) == 5.5)
  }
}
