/// Names findings so that they are known again after edits elsewhere: by rule, file and place in the structure of the source, not
/// by line or words.
struct FingerprintCounter {
  private var counts: [String: Int] = [:]

  /// 16 hexadecimal digits, and which of several alike it is, from 1.
  mutating func fingerprint(of diagnostic: Diagnostic, path: String) -> String {
    let hash = fnv1a("\(diagnostic.code.name)\0\(path)\0\(diagnostic.structuralPath ?? "")")
    let digits = String(hash, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    counts[name, default: 0] += 1
    return "\(name):\(counts[name, default: 1])"
  }
}

/// The 64-bit hash FNV-1a (Fowler, Noll, Vo; RFC 9923).
private func fnv1a(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
