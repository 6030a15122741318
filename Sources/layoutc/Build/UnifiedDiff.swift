internal import TextWriting

/// A unified diff of two texts with three lines of context, as `patch` and people read it; `old` is `nil` for a file that is
/// not there. For what is no text, a line that says that it differs.
func unifiedDiff(_ path: String, from old: [UInt8]?, to new: [UInt8]) -> [UInt8] {
  if old?.contains(0) == true || new.contains(0) {
    return Array("\(visibleText(path)) differs, and is no text\n".utf8)
  }
  let old = DiffText(old ?? [], path: old == nil ? "/dev/null" : path)
  let new = DiffText(new, path: path)
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  let changes = lineChanges(from: old.numbered(in: &numbers), to: new.numbered(in: &numbers))
  var diff = Array("--- \(old.heading)\n+++ \(new.heading)\n".utf8)
  var rest = changes[...]
  while let first = rest.first {
    // Changes whose context would meet share a hunk.
    var count = 1
    while count < rest.count,
      rest[rest.startIndex + count].old.lowerBound - rest[rest.startIndex + count - 1].old.upperBound <= 2
        * contextLines
    {
      count += 1
    }
    let hunk = rest.prefix(count)
    appendHunk(hunk, after: min(contextLines, first.old.lowerBound), old: old, new: new, to: &diff)
    rest = rest.dropFirst(count)
  }
  return diff
}

private let contextLines = 3

private struct DiffText {
  /// Each with its line end, which the last may lack.
  var lines: [ArraySlice<UInt8>] = []
  var path: String

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.firstIndex(of: UInt8(ascii: "\n")).map { rest[...$0] } ?? rest
      lines.append(line)
      rest = rest[line.endIndex...]
    }
  }

  /// The path as `patch` reads it: a tab ends one that has blanks.
  var heading: String {
    visibleText(path) + (path.contains(" ") ? "\t" : "")
  }

  func numbered(in numbers: inout [ArraySlice<UInt8>: Int]) -> [Int] {
    lines.map { line in
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
  }
}

/// Appends changes that lie near to each other, with `leading` lines of context before them.
private func appendHunk(
  _ changes: ArraySlice<LineChange>, after leading: Int, old: DiffText, new: DiffText, to diff: inout [UInt8]
) {
  guard let first = changes.first, let last = changes.last else {
    return
  }
  let trailing = min(contextLines, old.lines.count - last.old.upperBound)
  let oldRange = (first.old.lowerBound - leading)..<(last.old.upperBound + trailing)
  let newRange = (first.new.lowerBound - leading)..<(last.new.upperBound + trailing)
  diff += Array("@@ -\(headerText(oldRange)) +\(headerText(newRange)) @@\n".utf8)
  var position = oldRange.lowerBound
  for change in changes {
    appendLines(old.lines[position..<change.old.lowerBound], mark: " ", to: &diff)
    appendLines(old.lines[change.old], mark: "-", to: &diff)
    appendLines(new.lines[change.new], mark: "+", to: &diff)
    position = change.old.upperBound
  }
  appendLines(old.lines[position..<oldRange.upperBound], mark: " ", to: &diff)
}

/// Lines count from 1; an empty range is named by the line before it.
private func headerText(_ range: Range<Int>) -> String {
  switch range.count {
  case 0: "\(range.lowerBound),0"
  case 1: "\(range.lowerBound + 1)"
  default: "\(range.lowerBound + 1),\(range.count)"
  }
}

private func appendLines(_ lines: ArraySlice<ArraySlice<UInt8>>, mark: Character, to diff: inout [UInt8]) {
  for line in lines {
    diff += Array(mark.utf8)
    diff += visible(line)
    if line.last != UInt8(ascii: "\n") {
      diff += Array("\n\\ No newline at end of file\n".utf8)
    }
  }
}

/// A line as it is, but for what a terminal or a log would obey: a diff is for people as well as for `patch`. Tabs, the line end and a
/// byte order mark stay.
private func visible(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  if line.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ":") || $0 == 0x0A }) {
    return line
  }
  let mark = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.prefix(3) : []
  let end = line.suffix(line.suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : line.last == 0x0A ? 1 : 0)
  let parts = line.dropFirst(mark.count).dropLast(end.count).split(separator: 0x09, omittingEmptySubsequences: false)
  let text = parts.map { visibleText(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
  return mark + Array(withoutWorkflowCommands(text).utf8) + end
}
