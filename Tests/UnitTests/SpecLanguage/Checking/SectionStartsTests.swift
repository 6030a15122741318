@testable import SpecLanguage
import Testing

@Suite struct SectionStartsTests {
  @Test func `empty sections hold no item`() {
    let starts = SectionStarts(counts: [0, 2, 0, 0, 3, 0])
    #expect(starts.count == 5)
    #expect((0..<5).map { starts.section(of: $0) } == [1, 1, 4, 4, 4])
  }

  @Test func `one section holds all`() {
    #expect(SectionStarts(counts: [7]).section(of: 6) == 0)
    #expect(SectionStarts(counts: []).count == 0)
  }
}
