// JSON writes a character beyond U+FFFF as two escapes, the halves of a surrogate pair, which libyaml refuses. It is given escapes of
// as many bytes instead, for characters of the private use area that lie 0x800 above the halves, and what it makes of them is undone.

/// The source with each pair of such escapes written for libyaml; `nil` if there is none.
func hidingSurrogatePairs(in source: [UInt8]) -> [UInt8]? {
  var hidden: [UInt8]?
  var position = 0
  while let start = source[position...].firstIndex(of: UInt8(ascii: "\\")) {
    position = start + 2
    guard isPair(source, at: start) else {
      position = min(position, source.count)
      continue
    }
    var changed = hidden ?? source
    // Of `d83c`, the first two digits say all: d8 to df become e0 to e7.
    for digits in [start + 2, start + 8] {
      let second = value(ofDigit: source[digits + 1]) ?? 0
      changed[digits] = UInt8(ascii: "e")
      changed[digits + 1] = UInt8(ascii: "0") + UInt8(second) - 8
    }
    hidden = changed
    position = start + 12
  }
  return hidden
}

/// Whether `\ud83c\udf89` or another pair of escapes stands at an offset.
func isPair(_ source: [UInt8], at start: Int) -> Bool {
  guard let high = escapedUnit(source, at: start), let low = escapedUnit(source, at: start + 6) else { return false }
  return 0xD800..<0xDC00 ~= high && 0xDC00..<0xE000 ~= low
}

/// What the escape `\uXXXX` at an offset stands for.
private func escapedUnit(_ source: [UInt8], at start: Int) -> UInt32? {
  guard start + 6 <= source.count, source[start] == UInt8(ascii: "\\"), source[start + 1] == UInt8(ascii: "u") else {
    return nil
  }
  var unit: UInt32 = 0
  for digit in source[start + 2..<start + 6] {
    guard let value = value(ofDigit: digit) else { return nil }
    unit = unit << 4 | value
  }
  return unit
}

private func value(ofDigit digit: UInt8) -> UInt32? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
  default: nil
  }
}

extension [UInt8] {
  /// Undoes in the text of a scalar, which starts at an offset and is the last one here, what was done to its source.
  mutating func restoreSurrogatePairs(from start: Int, form: NodeRecord.Form) {
    if form == .doubleQuoted {
      joinHalves(from: start)
    } else {
      restoreEscapes(from: start)
    }
  }

  private mutating func joinHalves(from start: Int) {
    let text = String(decoding: self[start...], as: UTF8.self)
    var joined = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if 0xE000..<0xE400 ~= scalar.value, let low = scalars.first, 0xE400..<0xE800 ~= low.value,
        let whole = Unicode.Scalar(0x10000 + (scalar.value - 0xE000) << 10 + (low.value - 0xE400))
      {
        joined.append(whole)
        scalars.removeFirst()
      } else {
        joined.append(scalar)
      }
    }
    replaceSubrange(start..., with: String(joined).utf8)
  }

  /// Outside double quotes an escape is text like any other.
  private mutating func restoreEscapes(from start: Int) {
    for position in indices[start...] {
      guard let high = escapedUnit(self, at: position), let low = escapedUnit(self, at: position + 6),
        0xE000..<0xE400 ~= high, 0xE400..<0xE800 ~= low
      else { continue }
      for digits in [position + 2, position + 8] {
        self[digits] = UInt8(ascii: "d")
        self[digits + 1] = Array("89abcdef".utf8)[Int(self[digits + 1] - UInt8(ascii: "0"))]
      }
    }
  }
}
