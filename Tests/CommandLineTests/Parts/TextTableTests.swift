import Testing

@testable import layoutc

struct TextTableTests {
  @Test func `columns are as wide as their widest cell and lines end with their text`() {
    var table = TextTable(columns: [.init("name"), .init("n", .right), .init("note")])
    table.rows = [["a", "1", ""], ["longer", "100", "x"], ["", "20", ""]]
    #expect(table.text.text == "name      n  note\na         1\nlonger  100  x\n         20\n")
  }

  static let numbers: [(Double, String)] = [
    (32.0 / 3, "10.667"), (8, "8"), (0.25, "0.25"), (1.0005, "1.001"), (-0.5, "-0.5"), (-0.0001, "0"),
    (1e17, "100000000000000000"),
    (17816, "17816"), (99.9996, "100"),
  ]

  @Test(arguments: numbers)
  func `numbers for people have at most three decimals`(value: Double, text: String) {
    #expect(readableNumber(value) == text)
  }
}
