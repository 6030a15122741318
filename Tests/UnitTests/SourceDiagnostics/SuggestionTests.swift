import SourceDiagnostics
import Testing

struct SuggestionTests {
  static let keys = ["itemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing", "scrollDirection"]

  @Test(arguments: [
    ("itemsize", "itemSize"),
    ("itmeSize", "itemSize"),  // a swap is one step
    ("itemSizes", "itemSize"),
    ("sectionInsets", "sectionInset"),
    ("minLineSpacing", "minimumLineSpacing"),  // 4 letters missing, 14 / 3 = 4
    ("lineSpacing", nil),  // 7 missing, 11 / 3 = 3
    ("scrolDirecton", "scrollDirection"),
    ("color", nil),
    ("", nil),
  ])
  func `a misspelt key finds its name`(word: String, expected: String?) {
    #expect(nearestName(to: word, among: Self.keys) == expected)
  }

  @Test func `equality but for case ranks before all else`() {
    #expect(nearestName(to: "GAP", among: ["GAPS", "gap"]) == "gap")
    #expect(nearestName(to: "LÜCKE", among: ["LÜCKEN", "lücke"]) == "lücke")
  }

  @Test func `of equally near names the first wins, of nearer ones the nearest`() {
    #expect(nearestName(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(nearestName(to: "tiless", among: ["titles", "tiles", "tile"]) == "tiles")
  }

  @Test func `short words need something in common`() {
    #expect(nearestName(to: "x", among: ["y"]) == nil)
    #expect(nearestName(to: "x", among: ["xs"]) == "xs")
    #expect(nearestName(to: "ab", among: ["ba"]) == "ba")
  }

  @Test func `no names, no suggestion; and a book is no misspelt word`() {
    #expect(nearestName(to: "gap", among: []) == nil)
    let book = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: book, among: [book]) == nil)
    #expect(nearestName(to: "aaa", among: [book]) == nil)
  }

  @Test func `the distance is that of the whole table`() {
    // Every word of 1 to 4 letters from a, b, c and every one of 5 and 6 from a, b against every other: a name is found exactly if the unbounded alignment
    // stays within max(1, count / 3).
    func words(_ length: Int, of letters: [Character]) -> [[Character]] {
      length == 0 ? [[]] : words(length - 1, of: letters).flatMap { word in letters.map { word + [$0] } }
    }
    let words = (1...4).flatMap { words($0, of: ["a", "b", "c"]) } + (5...6).flatMap { words($0, of: ["a", "b"]) }
    for word in words {
      for name in words {
        let distance = alignmentDistance(word, name)
        let isNear = distance <= max(1, word.count / 3) && distance < max(word.count, name.count)
        #expect((nearestName(to: String(word), among: [String(name)]) != nil) == isNear, "\(word) \(name)")
      }
    }
  }

  @Test(arguments: [
    ([], ""),
    (["a"], "`a`"),
    (["a", "b"], "`a` and `b`"),
    (["a", "b", "c"], "`a`, `b` and `c`"),
  ])
  func `names are quoted and joined`(names: [String], expected: String) {
    #expect(quotedList(names) == expected)
  }

  @Test func `the conjunction can be chosen`() {
    #expect(quotedList(["a", "b", "c"], conjunction: "or") == "`a`, `b` or `c`")
  }
}

/// Optimal string alignment by its definition, without bounds.
private func alignmentDistance(_ left: [Character], _ right: [Character]) -> Int {
  var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
  for i in 0...left.count {
    for j in 0...right.count {
      if i == 0 || j == 0 {
        table[i][j] = i + j
        continue
      }
      let substitution = table[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
      table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, substitution)
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
      }
    }
  }
  return table[left.count][right.count]
}
