/// A fix-it as the lines that it takes away and those that it brings.
struct FixItEdit {
  struct Line {
    let number: Int
    let bytes: [UInt8]
    /// Where the change starts, an offset into `bytes`.
    let focus: Int
  }

  let message: String
  /// Empty, as is `added`, if the change is too large to be read in passing or its file is not at hand.
  let removed: [Line]
  let added: [Line]

  init(_ fixIt: Diagnostic.FixIt, at location: Location?) {
    message = fixIt.message
    guard let location else {
      (removed, added) = ([], [])
      return
    }
    let lines = location.file.lines
    let text = lines.lineRange(location.start.line).lowerBound..<lines.lineRange(location.end.line).upperBound
    guard text.count + fixIt.replacement.utf8.count <= mostBytes else {
      (removed, added) = ([], [])
      return
    }
    let bytes = location.file.source.bytes
    let start = min(max(location.span.start, text.lowerBound), text.upperBound)
    let end = min(max(location.span.end, start), text.upperBound)
    var old = splitIntoLines(bytes[text])
    var new = splitIntoLines(bytes[text.lowerBound..<start] + fixIt.replacement.utf8 + bytes[end..<text.upperBound])

    let sameBefore = zip(old, new).prefix { $0 == $1 }.count
    old.removeFirst(sameBefore)
    new.removeFirst(sameBefore)
    let sameBehind = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    old.removeLast(sameBehind)
    new.removeLast(sameBehind)

    let focus = zip(old.first ?? [], new.first ?? []).prefix { $0 == $1 }.count
    func numbered(_ changed: [[UInt8]]) -> [Line] {
      changed.enumerated().map { index, bytes in
        Line(number: location.start.line + sameBefore + index, bytes: bytes, focus: index == 0 ? focus : 0)
      }
    }
    removed = numbered(old)
    added = numbered(new)
  }

  /// 0 if no lines are shown.
  var lastLine: Int {
    max(removed.last?.number ?? 0, added.last?.number ?? 0)
  }
}

/// Of old and new text together.
private let mostBytes = 800

private func splitIntoLines(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
  text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
