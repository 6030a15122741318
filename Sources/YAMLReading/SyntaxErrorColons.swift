internal import SourceDiagnostics

/// What goes wrong with keys, colons, indentation and tabs.
extension SyntaxError {
  var misplacedColon: Words {
    let first = firstVisible(onLineOf: place)
    let colonRange = place..<min(place + 1, source.count)
    if let earlier = colon(in: first..<max(first, place)) {
      var value = earlier + 1
      while source.isBlank(at: value) {
        value += 1
      }
      let range = value..<restOfValue(from: value)
      if openBracket == nil, let text = rewritten(source[range]) {
        return Words(
          message: "a second `:` on one line; the value of a key cannot be another `key: value`", range: colonRange,
          help: "write `\(text)`", fixIt: ("write `\(text)`", range, text))
      }
      return Words(
        message: "a second `:` on one line; the value of a key cannot be another `key: value`", range: colonRange,
        help: "put the value in quotes if it is text, or write the inner key on a line of its own, indented",
        fixIt: quoting(from: value))
    }
    var words = Words(
      message: "a key cannot start here", range: first..<max(first, place),
      help: "align it with the keys above; for a mapping below a key, write nothing after that key's `:`")
    guard let above = lineAbove(place) else { return words }
    if colon(in: above) == nil {
      words.message = "a `:` is missing above, so that \(found(at: first)) is read as more of that text"
      words.labels = [("is this a key without its `:`?", above.upperBound..<above.upperBound)]
      words.help = "a line of a mapping is `key: value`; put text with a `:` in it in quotes"
    } else {
      words.message = "this line is read as more of the value above, and then its `:` is one too many"
      words.labels = [("this key has a value already", above)]
    }
    return words
  }

  /// Where a plain value ends that goes to the end of its line or to a comment.
  private func restOfValue(from start: Int) -> Int {
    var (place, end) = (start, start)
    while place < source.count, source[place] != 0x0A, source[place] != 0x0D {
      if source[place] == UInt8(ascii: "#"), place > start, source.isBlank(at: place - 1) { break }
      if !source.isBlank(at: place) { end = place + 1 }
      place += 1
    }
    return end
  }

  var missingColon: Words {
    let range = restOfLine(from: contextPlace)
    if place - contextPlace > 1024 {
      return Words(
        message: "a key is longer than 1024 characters", range: token(at: contextPlace),
        help: "put a `:` right after the key, and keep keys short")
    }
    let tight = range.first { source[$0] == UInt8(ascii: ":") }
    if let tight, ![UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source[contextPlace]) {
      return Words(
        message: "a space is missing after `:` in `\(excerpt(range))`", range: range, help: "write `key: value`",
        fixIt: ("put a space after the colon", tight + 1..<tight + 1, " "))
    }
    return Words(
      message: "expected `:` after `\(excerpt(range))`", range: range,
      help: "a line of a mapping is `key: value`; indent it deeper if it goes on with the value above")
  }

  var tightColon: Words {
    Words(
      message: "a space is missing after `:`", range: place..<min(place + 1, source.count),
      help: "write `key: value`; put text with a `:` in it in quotes", fixIt: nil)
  }

  var misplacedTab: Words {
    var end = place
    while end < source.count, source[end] == 0x09 {
      end += 1
    }
    let isIndentation = firstVisible(onLineOf: place) >= end
    let spaces = String(repeating: "  ", count: end - place)
    return Words(
      message: isIndentation
        ? "a tab is used for indentation, where YAML allows only spaces"
        : "a tab stands before a key or a list entry, where YAML allows only spaces",
      range: place..<end, help: "replace it with spaces, as many as the lines around have",
      fixIt: ("replace each tab with two spaces", place..<end, spaces))
  }

  var misplacedListEntry: Words {
    let range = place..<min(place + 1, source.count)
    let isAfterKey = colon(in: source.lineStart(before: place)..<place) != nil
    return Words(
      message: isAfterKey ? "a list cannot start on the line of its key" : "a list entry `-` cannot start here",
      range: range,
      help: "put each `- item` on a line of its own, or write `[item, item]`; put text that starts with `-` in quotes")
  }

  var unexpectedInBlock: Words {
    let isList = problem.contains(text: "'-'")
    let range = token(at: place)
    let start = contextPlace..<min(contextPlace + 1, source.count)
    let first = firstVisible(onLineOf: place)
    guard first >= place else {
      var value = colon(in: first..<place).map { $0 + 1 } ?? first
      while value < place, source.isBlank(at: value) || source[value] == UInt8(ascii: "-") {
        value += 1
      }
      if source[value] == UInt8(ascii: "*") {
        return aliasWords(at: value)
      }
      return Words(
        message: "unexpected \(found(at: place)) after a complete value", range: range,
        help: "put the whole value in quotes if it is one text; check for a stray quote or bracket")
    }
    let isBracket = !range.isEmpty && "]},".utf8.contains(source[place])
    if isBracket {
      return Words(
        message: "unexpected \(found(at: place)); no bracket is open here", range: range,
        help: "remove it, or add the bracket that it closes")
    }
    let isEntry = source[place] == UInt8(ascii: "-") && source.isBlankOrBreak(at: place + 1)
    let column = contextPlace - source.lineStart(before: contextPlace) + 1
    let thing = isList ? "list" : "mapping"
    var words = Words(
      message: "this line is indented unlike the \(thing) that it stands in", range: range,
      help: "start it in column \(column), like the other \(isList ? "`- ` entries" : "keys")",
      labels: [("the \(thing) starts here, in column \(column)", start)])
    if isList && !isEntry {
      words.message = "expected another `- ` entry of the list, found \(found(at: place))"
      words.help = "indent the line deeper than the `-` if it belongs to the entry above, or less to end the list"
    } else if !isList && isEntry {
      words.message = "expected a key of the mapping, found a list entry"
      words.help = "a list below a key needs at least the key's indentation; all its `-` start in one column"
    }
    return words
  }

  var textAfterDocument: Words {
    let first = source.skippingGap(from: source.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
    let column = first - source.lineStart(before: first) + 1
    return Words(
      message: "unexpected \(found(at: place)) after the end of the document", range: token(at: place),
      help: "a spec is one mapping, and all its top keys start in one column",
      labels: first < place ? [("the document starts here, in column \(column)", first..<first + 1)] : [])
  }
}
