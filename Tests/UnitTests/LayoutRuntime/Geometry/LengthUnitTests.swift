@testable import LayoutRuntime
import Testing

struct LengthUnitTests {
  @Test func `the unit holds every length`() {
    // Halves, tenths and thirds: thirtieths.
    let unit = LengthUnit(of: [Length(0.5), Length(10.1), Length(-2.0 / 3)])
    #expect(unit.denominator == 30)
    #expect(unit.isExact)
    #expect([0.5, 10.1, -2.0 / 3].map { unit.units(of: $0) } == [15, 303, -20])
    #expect(unit.holds(0.1))
    #expect(!unit.holds(0.01))
    #expect(unit.factorToHold(0.01) == 10)
    #expect(unit.factorToHold(0.7071067811865476) == nil)
  }

  @Test func `without a common unit lengths stay as they are`() {
    #expect(LengthUnit(of: [Length(1), Length(0.7071067811865476)]) == .plainDoubles)
    #expect(LengthUnit.plainDoubles.units(of: 10.1) == 10.1)
    // 2^50 tenths are more than can be told apart.
    #expect(LengthUnit(of: [Length(0x1p50), Length(0.1)]) == .plainDoubles)
  }
}
