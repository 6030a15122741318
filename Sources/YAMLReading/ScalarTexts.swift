/// The decoded text of scalars: in the source where it stands there as it is, else in a pool.
struct ScalarTexts {
  let source: [UInt8]
  var pool: [UInt8] = []

  init(source: [UInt8]) {
    self.source = source
  }

  func bytes(of record: NodeRecord) -> ArraySlice<UInt8> {
    let range = Int(record.first)..<Int(record.first) + Int(record.second)
    return record.traits.contains(.pooled) ? pool[range] : source[range]
  }

  func string(of record: NodeRecord) -> String {
    String(decoding: bytes(of: record), as: UTF8.self)
  }

  func areEqual(_ left: NodeRecord, _ right: NodeRecord) -> Bool {
    left.second == right.second && bytes(of: left).elementsEqual(bytes(of: right))
  }

  /// The length and the first bytes of a text: different for most texts that differ.
  func fingerprint(of record: NodeRecord) -> UInt64 {
    word(of: record, at: 0) ^ UInt64(record.second) << 56
  }

  /// A hash that nobody can aim at: Swift seeds its hasher in each process. It must never order anything.
  func hash(of record: NodeRecord) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(record.second)
    for offset in stride(from: 0, to: Int(record.second), by: 8) {
      hasher.combine(word(of: record, at: offset))
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private func word(of record: NodeRecord, at offset: Int) -> UInt64 {
    let start = Int(record.first) + offset
    let end = min(start + 8, Int(record.first) + Int(record.second))
    return record.traits.contains(.pooled) ? packed(pool, start..<end) : packed(source, start..<end)
  }

  private func packed(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range {
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }
}
