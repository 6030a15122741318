/// The keys of one mapping, to find equal ones: compared pair by pair while they are few, hashed from then on.
struct KeyIndex {
  private static let pairwiseLimit = 16

  private struct Entry {
    /// Equal for equal texts; see `ScalarTexts`.
    var digest: UInt64
    var key: Int
  }

  private var entries: [Entry] = []
  /// Open addressing, a power of two long: 1 + an index into `entries`, or 0. Empty while keys are compared pair by pair.
  private var slots: [UInt32] = []
  /// Swift seeds its hasher in each process.
  private let seed = UInt64(bitPattern: Int64(Hasher().finalize()))

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  /// Adds the key at `key` in `nodes`, or returns the key that has the same text.
  mutating func insert(_ key: Int, nodes: [NodeRecord], texts: ScalarTexts) -> Int? {
    let record = nodes.resolved(key)
    if slots.isEmpty {
      let digest = texts.fingerprint(of: record)
      for entry in entries
      where entry.digest == digest && texts.areEqual(nodes.resolved(entry.key), record) {
        return entry.key
      }
      entries.append(Entry(digest: digest, key: key))
      if entries.count > Self.pairwiseLimit {
        for index in entries.indices {
          entries[index].digest = texts.hash(of: nodes.resolved(entries[index].key), seed: seed)
        }
        rebuildSlots()
      }
      return nil
    }
    let digest = texts.hash(of: record, seed: seed)
    var slot = Int(truncatingIfNeeded: digest) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.digest == digest, texts.areEqual(nodes.resolved(entry.key), record) {
        return entry.key
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(digest: digest, key: key))
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count {
      rebuildSlots()
    }
    return nil
  }

  private mutating func rebuildSlots() {
    let count = max(64, slots.count * 4)
    slots = Array(repeating: 0, count: count)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.digest) & (count - 1)
      while slots[slot] != 0 {
        slot = (slot + 1) & (count - 1)
      }
      slots[slot] = UInt32(index + 1)
    }
  }
}
