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

  /// A hash that nobody can aim at, since `seed` differs from one process to the next. It must never order anything.
  func hash(of record: NodeRecord, seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(record.second)
    for offset in stride(from: 0, to: Int(record.second), by: 8) {
      let product = (hash ^ word(of: record, at: offset)).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
      hash = product.high ^ product.low ^ seed
    }
    return hash
  }

  /// Up to eight bytes of a text.
  private func word(of record: NodeRecord, at offset: Int) -> UInt64 {
    let start = Int(record.first) + offset
    let count = min(8, Int(record.second) - offset)
    return record.traits.contains(.pooled) ? pool.word(at: start, count: count) : source.word(at: start, count: count)
  }
}

extension [UInt8] {
  /// Up to eight bytes in a word, the first in its lowest bits.
  func word(at start: Int, count wanted: Int) -> UInt64 {
    guard start + 8 <= count else {
      return self[start..<start + wanted].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let word = unsafe UInt64(littleEndian: span.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
    return wanted >= 8 ? word : word & (1 << (UInt64(wanted) * 8) - 1)
  }
}
