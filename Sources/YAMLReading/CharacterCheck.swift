import SourceDiagnostics

/// What a pass over a file's bytes finds before libyaml sees them, which tells such mistakes with no line, and one only.
struct CharacterCheck {
  /// Whether every byte is a character of its own, so that code points and bytes count alike.
  private(set) var isASCII = true
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the faults are that were told one by one.
  private(set) var faults: [Range<Int>] = []
  private var faultCount = 0
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    var position = 0
    while position < bytes.count {
      // Eight at a time where they are all printable: most are.
      while position + 8 <= bytes.count, isPrintableASCII(bytes.word(at: position, count: 8)) {
        position += 8
      }
      let end = min(position + 8, bytes.count)
      while position < end {
        position = isPlainASCII(bytes[position]) ? position + 1 : check(at: position)
      }
    }
    if faultCount > YAMLLimits.forbiddenCharacters {
      let more = faultCount - YAMLLimits.forbiddenCharacters
      diagnostics.append(
        Diagnostic(
          .badCharacter, "the file holds \(more) more bytes or characters that YAML does not allow",
          at: SourceSpan(file: file.id, start: bytes.count, end: bytes.count), help: "is this really a text file?"))
    }
  }

  /// Whether there are so many faults that this is no text.
  var isHopeless: Bool {
    faultCount > YAMLLimits.forbiddenCharacters
  }

  /// Looks at one character that is not plain ASCII and returns where the next one starts.
  private mutating func check(at position: Int) -> Int {
    let bytes = file.bytes
    let length = wellFormedLength(at: position)
    guard length > 0 else {
      isASCII = false
      let end = position + max(1, malformedLength(at: position))
      reportMalformed(position..<end)
      return end
    }
    if length > 1 {
      isASCII = false
    }
    let range = position..<position + length
    if isForbidden(bytes[range]) {
      reportForbidden(range)
    }
    return position + length
  }

  private mutating func reportForbidden(_ range: Range<Int>) {
    let value = String(decoding: file.bytes[range], as: UTF8.self).unicodeScalars.first?.value ?? 0
    let digits = String(value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let escape = value < 0x100 ? ", or write it as an escape in double quotes: \"\\x\(padded.suffix(2))\"" : ""
    report(.badCharacter, "the character U+\(padded) is not allowed in YAML", range, help: "remove it\(escape)")
  }

  private mutating func reportMalformed(_ range: Range<Int>) {
    let first = file.bytes[range.lowerBound]
    let written = file.bytes[range].map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
    let subject = range.count == 1 ? "the byte \(written) is" : "the bytes \(written) are"
    let latin1 = first >= 0xa0 && range.count == 1 ? "; in Latin-1 it would be `\(Unicode.Scalar(first))`" : ""
    report(.badEncoding, "\(subject) not valid UTF-8\(latin1)", range, help: "save the file as UTF-8")
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, _ range: Range<Int>, help: String) {
    faultCount += 1
    guard faultCount <= YAMLLimits.forbiddenCharacters else { return }
    faults.append(range)
    let span = SourceSpan(file: file.id, start: range.lowerBound, end: range.upperBound)
    diagnostics.append(Diagnostic(code, message, at: span, help: help))
  }

  /// The length in bytes of the well-formed UTF-8 character at a position, or 0 (Unicode 16, table 3-7).
  private func wellFormedLength(at position: Int) -> Int {
    let lead = file.bytes[position]
    if lead < 0x80 {
      return 1
    }
    let length = expectedLength(lead)
    return length > 0 && malformedLength(at: position) == length ? length : 0
  }

  /// The length of the longest start of a well-formed character at a position; the whole of it if it is one.
  private func malformedLength(at position: Int) -> Int {
    let bytes = file.bytes
    let lead = bytes[position]
    let length = expectedLength(lead)
    var count = 1
    while count < length, position + count < bytes.count {
      let byte = bytes[position + count]
      let allowed: ClosedRange<UInt8> =
        switch (count, lead) {
        case (1, 0xe0): 0xa0...0xbf
        case (1, 0xed): 0x80...0x9f
        case (1, 0xf0): 0x90...0xbf
        case (1, 0xf4): 0x80...0x8f
        default: 0x80...0xbf
        }
      guard allowed.contains(byte) else { break }
      count += 1
    }
    return count
  }
}

/// Whether all eight bytes are from 0x20 to 0x7E.
private func isPrintableASCII(_ word: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let highBits = ones << 7
  // A byte below 0x20 borrows, one above 0x7E carries, into its own high bit as long as none has that bit itself.
  return (word | word &- ones &* 0x20 | word &+ ones) & highBits == 0
}

private func isPlainASCII(_ byte: UInt8) -> Bool {
  byte &- 0x20 < 0x5f || byte == 0x0a || byte == 0x0d || byte == 0x09
}

private func expectedLength(_ lead: UInt8) -> Int {
  switch lead {
  case 0xc2...0xdf: 2
  case 0xe0...0xef: 3
  case 0xf0...0xf4: 4
  default: 0
  }
}

/// Whether a well-formed character that is no plain ASCII is missing from YAML 1.1's production c-printable.
private func isForbidden(_ character: ArraySlice<UInt8>) -> Bool {
  let second = character.dropFirst().first ?? 0
  switch character.count {
  case 1: return true
  case 2: return character.first == 0xc2 && second < 0xa0 && second != 0x85
  case 3: return character.first == 0xef && second == 0xbf && (character.last ?? 0) >= 0xbe
  default: return false
  }
}
