public import SourceDiagnostics

/// A file in UTF-8, and what of it was not to be read in the encoding that it is in.
public struct DecodedSource: Sendable {
  public let file: SourceFile
  /// Where U+FFFD stands for what has been reported.
  let damage: [Range<Int>]
  /// Whether nothing of the file was to be read.
  let isHopeless: Bool

  public init(_ file: SourceFile) {
    self.init(file, damage: [], isHopeless: false)
  }

  fileprivate init(_ file: SourceFile, damage: [Range<Int>], isHopeless: Bool) {
    self.file = file
    self.damage = damage
    self.isHopeless = isHopeless
  }
}

/// Turns the bytes of a file as they stand on disk into a `SourceFile`: UTF-8 stays as it is, its byte order mark included;
/// UTF-16 with a byte order mark, or plainly recognizable without, becomes UTF-8 without one.
///
/// Mistakes of the encoding are reported, and the file goes on with U+FFFD in their place. Bytes that are no valid UTF-8
/// stay: `readYAML` reports them, so that there is one place that does whatever way a file came in.
public func decodeSource(
  _ raw: [UInt8], id: SourceFile.ID = .main, path: String, diagnostics: inout DiagnosticBag
) -> DecodedSource {
  switch encoding(of: raw) {
  case .utf8:
    return DecodedSource(SourceFile(id: id, path: path, bytes: raw))
  case .utf16(let isBigEndian, let start):
    var decoder = UTF16Decoder(raw: raw, isBigEndian: isBigEndian, position: start)
    decoder.decode()
    for fault in decoder.faults {
      diagnostics.report(
        .badEncoding, fault.message, at: SourceSpan(file: id, start: fault.place, end: fault.place + 3))
    }
    return DecodedSource(
      SourceFile(id: id, path: path, bytes: decoder.decoded), damage: decoder.faults.map { $0.place..<$0.place + 3 },
      isHopeless: false)
  case .utf32:
    diagnostics.report(
      .badEncoding, "the file is in UTF-32, which layoutc does not read", at: SourceSpan(file: id, start: 0, end: 0),
      help: "save it as UTF-8")
    return DecodedSource(SourceFile(id: id, path: path, bytes: []), damage: [], isHopeless: true)
  }
}

private enum SourceEncoding {
  case utf8
  case utf16(isBigEndian: Bool, start: Int)
  case utf32
}

private func encoding(of raw: [UInt8]) -> SourceEncoding {
  if raw.starts(with: [0xff, 0xfe, 0, 0]) || raw.starts(with: [0, 0, 0xfe, 0xff]) {
    return .utf32
  }
  if raw.starts(with: [0xff, 0xfe]) {
    return .utf16(isBigEndian: false, start: 2)
  }
  if raw.starts(with: [0xfe, 0xff]) {
    return .utf16(isBigEndian: true, start: 2)
  }
  // Mostly ASCII in UTF-16 has a zero in every other byte and few in between; a stray NUL in UTF-8 does not look like it.
  let sample = raw.prefix(256)
  guard sample.count >= 4, sample.contains(0) else { return .utf8 }
  let isBigEndian = sample[0] == 0
  let highBytes = sample.indices.filter { $0.isMultiple(of: 2) == isBigEndian }
  let lowBytes = sample.indices.filter { $0.isMultiple(of: 2) != isBigEndian }
  let zeros = highBytes.count { sample[$0] == 0 }
  guard highBytes.prefix(2).allSatisfy({ sample[$0] == 0 }), zeros * 2 >= highBytes.count,
    lowBytes.count(where: { sample[$0] == 0 }) * 8 <= zeros
  else { return .utf8 }
  return .utf16(isBigEndian: isBigEndian, start: 0)
}

private struct UTF16Decoder {
  struct Fault {
    let message: String
    /// Byte offset of the U+FFFD in the decoded text.
    let place: Int
  }

  let raw: [UInt8]
  let isBigEndian: Bool
  var position: Int
  private(set) var decoded: [UInt8] = []
  private(set) var faults: [Fault] = []

  init(raw: [UInt8], isBigEndian: Bool, position: Int) {
    self.raw = raw
    self.isBigEndian = isBigEndian
    self.position = position
  }

  mutating func decode() {
    decoded.reserveCapacity(raw.count / 2)
    while position + 1 < raw.count {
      let unit = unit(at: position)
      switch unit {
      case 0xd800..<0xdc00:
        guard position + 3 < raw.count, case let low = self.unit(at: position + 2), 0xdc00..<0xe000 ~= low else {
          replace("the first half of a surrogate pair (\(hexadecimal(unit))) stands alone", byteCount: 2)
          continue
        }
        append(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00))
        position += 4
      case 0xdc00..<0xe000:
        replace("the second half of a surrogate pair (\(hexadecimal(unit))) stands alone", byteCount: 2)
      default:
        append(unit)
        position += 2
      }
    }
    if position < raw.count {
      replace("the file ends in the middle of a UTF-16 character", byteCount: 1)
    }
  }

  private func unit(at offset: Int) -> UInt32 {
    let (high, low) = isBigEndian ? (offset, offset + 1) : (offset + 1, offset)
    return UInt32(raw[high]) << 8 | UInt32(raw[low])
  }

  private mutating func replace(_ problem: String, byteCount: Int) {
    faults.append(Fault(message: "\(problem), at byte \(position) of the file", place: decoded.count))
    decoded.append(contentsOf: [0xef, 0xbf, 0xbd])
    position += byteCount
  }

  private mutating func append(_ value: UInt32) {
    if value < 0x80 {
      decoded.append(UInt8(value))
    } else if let scalar = Unicode.Scalar(value) {
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

private func hexadecimal(_ value: UInt32) -> String {
  "U+\(String(value, radix: 16, uppercase: true))"
}
