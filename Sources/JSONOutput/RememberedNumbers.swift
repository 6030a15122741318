internal import LayoutRuntime
internal import TextWriting

/// The texts of numbers that were written before. The plans of a step have the same few hundred numbers again and again, in the
/// frames of an item and in those of its line; to find a text costs a fraction of working it out.
struct RememberedNumbers {
  private struct Entry {
    var bits: UInt64
    var count: Int
    var bytes: SIMD32<UInt8>
  }

  /// By hash; another number of the same one takes the place.
  private var entries: [Entry]

  private static let placeBits: UInt64 = 7

  init() {
    var bytes = SIMD32<UInt8>()
    bytes[0] = UInt8(ascii: "0")
    entries = Array(repeating: Entry(bits: 0, count: 1, bytes: bytes), count: 1 << Self.placeBits)
  }

  /// The same as `storeNumber`.
  @inline(__always)
  mutating func store(_ value: Double, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    // Fibonacci hashing.
    let place = Int(truncatingIfNeeded: (value.bitPattern &* 0x9E37_79B9_7F4A_7C15) &>> (64 - Self.placeBits))
    guard entries[place].bits == value.bitPattern else {
      return storeNew(value, at: place, in: &bytes, at: offset)
    }
    bytes.store(entries[place].bytes, at: offset)
    return offset &+ entries[place].count
  }

  /// Stores a frame as `[x,y,width,height]`.
  @inline(never)
  mutating func store(_ frame: Rect, in bytes: inout MutableSpan<UInt8>, at offset: Int) -> Int {
    storeFrame(frame, in: &bytes, at: offset) { store($0, in: &$1, at: $2) }
  }

  @inline(never)
  private mutating func storeNew(
    _ value: Double, at place: Int, in bytes: inout MutableSpan<UInt8>, at offset: Int
  ) -> Int {
    let end = storeNumber(value, in: &bytes, at: offset)
    entries[place] = Entry(bits: value.bitPattern, count: end - offset, bytes: bytes.load(at: offset))
    return end
  }
}
