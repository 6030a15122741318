/// Cuts an expression into tokens. Signs of other languages are reported with their remedy and go on as what they mean.
struct ExpressionLexer {
  private(set) var tokens: [ExpressionToken] = []
  private(set) var issues: [ExpressionIssue] = []
  private let bytes: ArraySlice<UInt8>
  /// Index into `bytes` of the first byte that is in no token yet.
  private var position: Int

  /// Reads all of `bytes`; the last token is `.end`.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    tokens.reserveCapacity(min(bytes.count, 16) + 1)
    while position < bytes.endIndex {
      readToken()
    }
    tokens.append(ExpressionToken(kind: .end, range: range(from: position)))
  }

  private mutating func readToken() {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
    case let byte where byte.isDigit: readNumber()
    case UInt8(ascii: "."):
      if position + 1 < bytes.endIndex, bytes[position + 1].isDigit { readNumber() } else { readForeign() }
    case let byte where byte.isNameStart: readName()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuotedText()
    default:
      guard foreignSign(at: start) == nil, let (kind, length) = sign(at: start) else { return readForeign() }
      position += length
      tokens.append(ExpressionToken(kind: kind, range: range(from: start)))
    }
  }

  private mutating func readNumber() {
    let start = position
    skip(while: { $0.isDigit })
    if position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "."), bytes[position + 1].isDigit {
      position += 1
      skip(while: { $0.isDigit })
    }
    skipExponent()
    tokens.append(ExpressionToken(kind: .number, range: range(from: start)))
    guard position < bytes.endIndex else { return }
    switch bytes[position] {
    case UInt8(ascii: "."): readStrayPoint(afterNumberAt: start)
    case UInt8(ascii: "_"): readGroupedDigits(afterNumberAt: start)
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "b"), UInt8(ascii: "o"):
      if text(start..<position) == "0" { readOtherRadix(afterNumberAt: start) }
    default: break
    }
  }

  /// `e`, a sign, digits: only where digits follow, so that `2em` is 2 and a unit.
  private mutating func skipExponent() {
    guard position < bytes.endIndex, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
    var digits = position + 1
    if digits < bytes.endIndex, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") {
      digits += 1
    }
    guard digits < bytes.endIndex, bytes[digits].isDigit else { return }
    position = digits
    skip(while: { $0.isDigit })
  }

  /// `5.` and `1.2.3`.
  private mutating func readStrayPoint(afterNumberAt start: Int) {
    let number = text(start..<position)
    let point = position
    skip { $0 == UInt8(ascii: ".") || $0.isDigit }
    let isMerePoint = position == point + 1
    report(
      isMerePoint ? "a digit is missing after the decimal point" : "a number has one decimal point", from: start,
      help: isMerePoint ? "write `\(number)` or `\(number).0`" : nil, replacement: isMerePoint ? number : nil)
  }

  /// `1_000`.
  private mutating func readGroupedDigits(afterNumberAt start: Int) {
    skip { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0.isDigit }
    let digits = text(start..<position).filter { $0 != "_" }
    report("digits are not grouped", from: start, help: "write `\(digits)`", replacement: digits)
  }

  /// `0x10`.
  private mutating func readOtherRadix(afterNumberAt start: Int) {
    skip(while: { $0.isNamePart })
    report("numbers are decimal", from: start)
  }

  private mutating func readName() {
    let start = position
    skip(while: { $0.isNamePart })
    while position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "."), bytes[position + 1].isNameStart {
      position += 1
      skip(while: { $0.isNamePart })
    }
    if position < bytes.endIndex, bytes[position] >= 0x80, !isKnown(at: position) { return readForeign(from: start) }
    let kind: ExpressionToken.Kind =
      switch bytes[start..<position] {
      case let word where word.count > 5: .name
      case let word where word.elementsEqual("and".utf8): .binary(.and)
      case let word where word.elementsEqual("or".utf8): .binary(.or)
      case let word where word.elementsEqual("not".utf8): .not
      case let word where word.elementsEqual("true".utf8): .true
      case let word where word.elementsEqual("false".utf8): .false
      default: .name
      }
    tokens.append(ExpressionToken(kind: kind, range: range(from: start)))
  }

  private mutating func readQuotedText() {
    let start = position
    let quote = bytes[position]
    position += 1
    skip { $0 != quote }
    if position < bytes.endIndex { position += 1 }
    tokens.append(ExpressionToken(kind: .unreadable, range: range(from: start)))
    report("an expression has no text", from: start, help: "write numbers and names without quotes")
  }

  private func sign(at index: Int) -> (ExpressionToken.Kind, length: Int)? {
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
    let isEqualNext = next == UInt8(ascii: "=")
    return switch bytes[index] {
    case UInt8(ascii: "+"): (.binary(.add), 1)
    case UInt8(ascii: "-"): (.binary(.subtract), 1)
    case UInt8(ascii: "*"): (.binary(.multiply), 1)
    case UInt8(ascii: "/"): (.binary(.divide), 1)
    case UInt8(ascii: "%"): (.binary(.remainder), 1)
    case UInt8(ascii: "<"): isEqualNext ? (.binary(.lessOrEqual), 2) : (.binary(.less), 1)
    case UInt8(ascii: ">"): isEqualNext ? (.binary(.greaterOrEqual), 2) : (.binary(.greater), 1)
    case UInt8(ascii: "=") where isEqualNext: (.binary(.equal), 2)
    case UInt8(ascii: "!") where isEqualNext: (.binary(.notEqual), 2)
    case UInt8(ascii: "("): (.openParenthesis, 1)
    case UInt8(ascii: ")"): (.closeParenthesis, 1)
    case UInt8(ascii: ","): (.comma, 1)
    case UInt8(ascii: "?"): (.questionMark, 1)
    case UInt8(ascii: ":"): (.colon, 1)
    default: nil
    }
  }

  /// Reports a sign of another language and appends what it stands for.
  private mutating func readForeign() {
    let start = position
    guard let foreign = foreignSign(at: start) else { return readForeign(from: start) }
    position += foreign.spelling.utf8.count
    report(foreign.message, from: start, help: foreign.help, replacement: foreign.replacement)
    if let kind = foreign.meaning { tokens.append(ExpressionToken(kind: kind, range: range(from: start))) }
  }

  /// Reports text that means nothing as a whole.
  private mutating func readForeign(from start: Int) {
    repeat {
      position += 1
      skip { $0 & 0xC0 == 0x80 }
    } while position < bytes.endIndex && (bytes[position].isNamePart || !isKnown(at: position))
    tokens.append(ExpressionToken(kind: .unreadable, range: range(from: start)))
    report(
      "an expression has no `\(text(start..<position))`", from: start,
      help: "names are of the letters a to z, A to Z, digits and `_`")
  }

  /// The foreign sign that stands here, unless a sign of this language is as long: `=` is foreign, `==` is not, `===`
  /// is.
  private func foreignSign(at index: Int) -> ForeignSign? {
    let native = sign(at: index)
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
    if native != nil && !"=<>/*".utf8.contains(next) { return nil }
    return ForeignSign.all.first {
      $0.spelling.utf8.count > native?.length ?? 0 && bytes[index...].starts(with: $0.spelling.utf8)
    }
  }

  private func isKnown(at index: Int) -> Bool {
    let byte = bytes[index]
    return byte <= UInt8(ascii: " ") || byte.isNamePart || sign(at: index) != nil || foreignSign(at: index) != nil
  }

  private mutating func skip(while belongs: (UInt8) -> Bool) {
    while position < bytes.endIndex, belongs(bytes[position]) { position += 1 }
  }

  /// From `start` to the current position.
  private mutating func report(
    _ message: String, from start: Int, help: String? = nil, replacement: String? = nil
  ) {
    issues.append(
      ExpressionIssue(
        code: ExpressionDiagnosticCodes.syntax, message: message, range: range(from: start), help: help,
        replacement: replacement))
  }

  private func range(from start: Int) -> Range<Int> {
    start - bytes.startIndex..<position - bytes.startIndex
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  /// An ASCII letter or `_`.
  package var isNameStart: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
  }

  package var isNamePart: Bool { isNameStart || isDigit }
}
