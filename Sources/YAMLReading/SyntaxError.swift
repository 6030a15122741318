import SourceDiagnostics

/// A syntax error as libyaml tells it, to be turned into words for people. Places are byte offsets in the source.
struct SyntaxError {
  let source: [UInt8]
  let problem: String
  let place: Int
  let context: String?
  let contextPlace: Int
  /// The innermost `[` or `{` that is open.
  let openBracket: Int?
  /// What a value with a second `:` in it should be, if the language knows that.
  let rewritten: (ArraySlice<UInt8>) -> String?

  /// What is known of the error; `diagnostic` puts file and code to it.
  struct Words {
    var message: String
    var range: Range<Int>
    var help: String
    var labels: [(message: String, range: Range<Int>)] = []
    var fixIt: (message: String, range: Range<Int>, replacement: String)?
  }

  func diagnostic(file: SourceFile.ID) -> Diagnostic {
    func span(_ range: Range<Int>) -> SourceSpan {
      SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
    }
    let words = words
    return Diagnostic(
      .yamlSyntax, words.message, at: span(words.range),
      labels: words.labels.map { Diagnostic.Label($0.message, at: span($0.range)) }, help: words.help,
      fixIts: words.fixIt.map { [Diagnostic.FixIt($0.message, replacing: span($0.range), with: $0.replacement)] } ?? [])
  }

  /// Where the mistake begins, as far as libyaml knows it.
  var start: Int {
    context?.utf8.starts(with: "while scanning".utf8) == true ? min(contextPlace, place) : place
  }

  /// By libyaml 0.2.5's own texts: they have not changed for years, and what is not known is passed on.
  private var words: Words {
    switch problem {
    case "mapping values are not allowed in this context": misplacedColon
    case "could not find expected ':'": missingColon
    case "found unexpected ':'": tightColon
    case "found character that cannot start any token": unusableCharacter
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      misplacedTab
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote
    case "found unknown escape character": unknownEscape
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code": badEscapeCode
    case "block sequence entries are not allowed in this context": misplacedListEntry
    case "did not find expected key", "did not find expected '-' indicator": unexpectedInBlock
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": unclosedBracket
    case "did not find expected node content": missingValue
    case "did not find expected <document start>": textAfterDocument
    case "found incompatible YAML document", "found duplicate %YAML directive": badVersion
    default: wordsByContext
    }
  }

  private var wordsByContext: Words {
    switch context {
    case "while scanning an alias": badAlias
    case "while scanning an anchor": badAnchor
    case "while scanning a tag", "while parsing a tag", "while parsing a node": badTag
    case "while scanning a block scalar": badBlockScalarHeader
    case "while scanning a directive", "while scanning a %YAML directive", "while scanning a %TAG directive",
      "while parsing a %TAG directive", "while scanning a tag directive", "while parsing a tag directive":
      badDirective
    default:
      Words(
        message: "this is not well-formed YAML: \(problem)", range: token(at: place),
        help: "put text with special characters in quotes")
    }
  }
}

/// Looking at the source around a place.
extension SyntaxError {
  /// The place itself, or the end of the text if only a gap follows it.
  var visiblePlace: Int {
    guard source.skippingGap(from: place) >= source.count else { return place }
    var end = source.count
    while end > 0, [0x20, 0x09, 0x0a, 0x0d].contains(source[end - 1]) {
      end -= 1
    }
    return min(end, place)
  }

  /// The word or the single sign at a place; empty at the end of the line.
  func token(at start: Int) -> Range<Int> {
    let signs = Set("[]{},:".utf8)
    var end = start
    while end < source.count, !source.isBlankOrBreak(at: end) {
      if signs.contains(source[end]) {
        end = end == start ? end + 1 : end
        break
      }
      end += 1
    }
    return start..<end
  }

  /// What stands at a place, for a message.
  func found(at start: Int) -> String {
    guard source.skippingGap(from: start) < source.count else { return "the end of the file" }
    let range = token(at: start)
    if range.isEmpty {
      return "the end of the line"
    }
    return "`\(excerpt(range))`"
  }

  func excerpt(_ range: Range<Int>) -> String {
    let text = String(decoding: source[range], as: UTF8.self)
    return text.unicodeScalars.count <= 40
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(37))) + "..."
  }

  /// From a place to the end of what is written on its line, without a comment and blanks.
  func restOfLine(from start: Int) -> Range<Int> {
    var end = start
    let lineEnd = source.lineEnd(from: start)
    while end < lineEnd, !(source[end] == UInt8(ascii: "#") && end > start && source.isBlank(at: end - 1)) {
      end += 1
    }
    while end > start, source.isBlank(at: end - 1) {
      end -= 1
    }
    return start..<end
  }

  /// The first byte of the line around a place that is no blank.
  func firstVisible(onLineOf place: Int) -> Int {
    var start = source.lineStart(before: place)
    while source.isBlank(at: start) {
      start += 1
    }
    return start
  }

  /// The written part of the last line before the one around a place that holds more than blanks and comments.
  func lineAbove(_ place: Int) -> Range<Int>? {
    var start = source.lineStart(before: place)
    while start > 0 {
      start = source.lineStart(before: start - 1)
      let first = firstVisible(onLineOf: start)
      if first < source.count, source.breakLength(at: first) == 0, source[first] != UInt8(ascii: "#") {
        return restOfLine(from: first)
      }
    }
    return nil
  }

  /// The first colon in a range that a blank or the end of the line follows.
  func colon(in range: Range<Int>) -> Int? {
    range.first { offset in
      source[offset] == UInt8(ascii: ":") && (source.isBlankOrBreak(at: offset + 1) || offset + 1 >= source.count)
    }
  }

  /// Quotes around the rest of the line, where that is plainly what was meant.
  func quoting(from start: Int) -> (message: String, range: Range<Int>, replacement: String)? {
    let range = restOfLine(from: start)
    let text = source[range]
    guard openBracket == nil, 1...200 ~= range.count, !text.contains(UInt8(ascii: "\"")),
      !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return ("put it in quotes", range, "\"\(String(decoding: text, as: UTF8.self))\"")
  }
}
