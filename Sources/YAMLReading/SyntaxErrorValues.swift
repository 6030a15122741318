internal import SourceDiagnostics

/// What goes wrong with quotes, brackets and signs that mean something to YAML.
extension SyntaxError {
  var unusableCharacter: Words {
    guard place < source.count, source[place] != 0x09 else { return misplacedTab }
    let sign = place..<place + 1
    let text = String(decoding: source[sign], as: UTF8.self)
    return Words(
      message: "\(text == "`" ? "a backtick" : "`\(text)`") cannot start a value", range: sign,
      help: "put the text in quotes: YAML keeps `@`, `` ` ``, `%`, `|` and `>` for itself", fixIt: quoting(from: place))
  }

  var unclosedQuote: Words {
    let isSingle = source[contextPlace] == UInt8(ascii: "'")
    let place = visiblePlace
    return Words(
      message: "expected a closing `\(isSingle ? "'" : "\"")`, found \(found(at: place))", range: token(at: place),
      help: isSingle
        ? "close the quote; an apostrophe inside single quotes is written twice: `''`"
        : "close the quote; a quote inside double quotes is written `\\\"`",
      labels: [("the quote opens here", contextPlace..<contextPlace + 1)])
  }

  var unknownEscape: Words {
    let end = scalarEnd(after: place + 1)
    let written = excerpt(place..<end)
    return Words(
      message: "`\(written)` is no escape that YAML knows", range: place..<end,
      help: "write `\\\\` for a backslash, or use single quotes, where it is an ordinary character",
      fixIt: ("double the backslash", place..<place, "\\"))
  }

  var badEscapeCode: Words {
    let start = max(contextPlace, place - 2)
    let letter = source[max(0, place - 1)]
    let count = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
    var end = place
    while end < min(place + count, source.count), isHexadecimal(source[end]) {
      end += 1
    }
    let written = excerpt(start..<end)
    guard problem.contains(text: "hexdecimal") else {
      return Words(
        message: "`\(written)` is no Unicode character", range: start..<end,
        help: "a character beyond U+FFFF is written `\\U` and 8 digits, not as two surrogates")
    }
    return Words(
      message: "`\(excerpt(start..<place))` needs \(count) hexadecimal digits, found \(end - place)",
      range: start..<end,
      help: "fill up with zeros: `\\x0A`, `\\u00E9`, `\\U0001F600`; use single quotes for a plain backslash")
  }

  var unclosedBracket: Words {
    let opening = min(contextPlace, max(0, source.count - 1))
    let place = visiblePlace
    let isList = problem.contains(text: "]")
    return Words(
      message: "expected `,` or `\(isList ? "]" : "}")`, found \(found(at: place))", range: token(at: place),
      help: isList
        ? "close the list with `]`, or put a comma between its items; put text with brackets in it in quotes"
        : "close the mapping with `}`, or put a comma between its entries; put text with braces in it in quotes",
      labels: [("the \(isList ? "list" : "mapping") opens here", opening..<opening + 1)])
  }

  var missingValue: Words {
    let place = visiblePlace
    let range = token(at: place)
    guard let openBracket else {
      return Words(
        message: "expected a value, found \(found(at: place))", range: range,
        help: "put the text in quotes if it is meant as text")
    }
    let isList = source[openBracket] == UInt8(ascii: "[")
    let label: [(message: String, range: Range<Int>)] = [
      ("the \(isList ? "list" : "mapping") opens here", openBracket..<openBracket + 1)
    ]
    if source.skippingGap(from: place) >= source.count {
      let closing = isList ? "]" : "}"
      return Words(
        message: "expected a value or `\(closing)`, found the end of the file", range: range,
        help: "close the \(isList ? "list" : "mapping") with `\(closing)`", labels: label)
    }
    let isEntry = source[place] == UInt8(ascii: "-")
    return Words(
      message: "expected a value, found \(found(at: place))", range: range,
      help: isEntry
        ? "items inside `[ ]` are separated by commas and have no `-`" : "remove the extra comma or bracket",
      labels: label)
  }

  var badAlias: Words {
    aliasWords(at: contextPlace)
  }

  var badAnchor: Words {
    referenceWords(at: contextPlace, sign: "&", thing: "an anchor")
  }

  /// For an expression that starts with `*`, as for an alias with a strange name.
  func aliasWords(at start: Int) -> Words {
    referenceWords(at: start, sign: "*", thing: "an alias")
  }

  private func referenceWords(at start: Int, sign: String, thing: String) -> Words {
    Words(
      message: "`\(sign)` at the start of a value begins \(thing) `\(sign)name`, and this is no name",
      range: start..<max(token(at: start).upperBound, start + 1),
      help: "a name has letters, digits, `-` and `_`; put an expression or text that starts with `\(sign)` in quotes",
      fixIt: quoting(from: start))
  }

  var badTag: Words {
    Words(
      message: "`!` at the start of a value begins a YAML tag, which a spec does not use",
      range: contextPlace..<max(token(at: contextPlace).upperBound, contextPlace + 1),
      help: "put the text in quotes if it is text", fixIt: quoting(from: contextPlace))
  }

  var badBlockScalarHeader: Words {
    let sign = excerpt(contextPlace..<contextPlace + 1)
    return Words(
      message: "only `+`, `-` or a digit from 1 to 9 may follow `\(sign)` on its line", range: token(at: place),
      help: "start the text on the next line, indented; put text that starts with `\(sign)` in quotes")
  }

  var badVersion: Words {
    Words(
      message: problem.contains(text: "duplicate") ? "a second `%YAML` line" : "only YAML 1.1 and 1.2 are read",
      range: restOfLine(from: place), help: "remove the line; a spec does not need it")
  }

  var badDirective: Words {
    Words(
      message: "`%` at the start of a line begins a YAML directive, and this is none",
      range: restOfLine(from: contextPlace),
      help: "remove the line; only `%YAML 1.1` and `%YAML 1.2` are of use, above a line `---`")
  }

  private func scalarEnd(after start: Int) -> Int {
    var end = min(start + 1, source.count)
    while end < source.count, source[end] & 0xc0 == 0x80 {
      end += 1
    }
    return end
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
