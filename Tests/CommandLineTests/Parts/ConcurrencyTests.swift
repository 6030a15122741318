import Testing

@testable import layoutc

struct ConcurrencyTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `results come in order, each once`(count: Int) {
    #expect(mapConcurrently(count: count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `results are in order where early ones take longest`() {
    let results = mapConcurrently(count: 64) { index in
      (0..<(64 - index) * 1000).reduce(index) { sum, next in sum ^ (next & 0) }
    }
    #expect(results == Array(0..<64))
  }
}
