import Foundation

/// Makes one file of the files of a module, which compiles in any module, whatever that has besides.
///
/// Everything stands in `enum LayoutRuntime`, so that its names are the same as those of the module, and in no one's way: types
/// and functions in extensions of the enum, extensions with qualified names. Nothing is isolated to an actor unless it says so,
/// nor seen outside the file where it extends what is not ours. `public` becomes `@ACCESS` and `open` becomes `@OPEN`, for whoever
/// writes the file to replace.
///
/// Works on lines, and relies on the formatter: what stands at a file's top begins at its left edge, or in an `#if`.
func oneFile(of texts: [String]) -> String {
  let files = texts.map { items(of: $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)) }
  let declarations = files.joined().compactMap(\.declaration)
  let names = Names(
    types: Set(declarations.filter { $0.keyword != "func" }.map(\.name)),
    functions: Set(declarations.filter { $0.keyword == "func" }.map(\.name)),
    onMainActor: Set(declarations.filter { $0.isOnMainActor }.map(\.name)))
  return files.map { file in file.map { $0.text(names) }.joined() }.joined()
}

struct Names {
  var types: Set<String>
  var functions: Set<String>
  var onMainActor: Set<String>
}

struct Declaration {
  var keyword: String
  var name: String
  var isOnMainActor: Bool
}

/// A part of a file: a declaration or extension with the comments and attributes before it, or a line that stands alone.
struct Item {
  var lines: [String]
  /// Index of the first line that is neither comment nor attribute.
  var start: Int

  private var head: String { lines[start].trimmingCharacters(in: .whitespaces) }
  private var words: [String] {
    head.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }).map(String.init)
  }
  private var isExtension: Bool { words.first == "extension" || words.dropFirst().first == "extension" }
  private var isAlone: Bool { head.isEmpty || head.hasPrefix("#") || words.contains("import") || head.hasPrefix("//") }

  /// What it declares; `nil` for an extension and whatever else is none.
  var declaration: Declaration? {
    guard !isAlone, !isExtension,
      let place = words.firstIndex(where: {
        ["struct", "enum", "class", "protocol", "func", "let", "typealias"].contains($0)
      }),
      place + 1 < words.count
    else { return nil }
    let isOnMainActor = words[place] == "class" || lines[..<start].contains { $0.contains("@MainActor") }
    return Declaration(keyword: words[place], name: words[place + 1], isOnMainActor: isOnMainActor)
  }

  func text(_ names: Names) -> String {
    if isAlone {
      return lines.map { withAccess($0) + "\n" }.joined()
    }
    let indentation = String(lines[start].prefix { $0 == " " })
    let code = lines.filter { !["@inlinable", "@usableFromInline"].contains($0.trimmingCharacters(in: .whitespaces)) }
    if isExtension {
      let extended = words.drop { $0 != "extension" }.dropFirst().first ?? ""
      let isOurs = names.types.contains(extended) && !head.contains("extension [") && !head.contains("?")
      let isolation = names.onMainActor.contains(extended) ? "" : "nonisolated "
      return code.map { line in
        var line = names.qualify(line)
        if line.hasPrefix(indentation + "extension ") {
          line = indentation + isolation + line.dropFirst(indentation.count)
        }
        return withAccess(isOurs ? line : hidden(line, indentation)) + "\n"
      }.joined()
    }
    var body = ""
    for (index, line) in code.enumerated() {
      var line = line
      if line.hasPrefix(indentation), !line.hasPrefix(indentation + " ") {
        line = line.replacingOccurrences(of: "private ", with: "fileprivate ", options: .anchored, range: nil)
        let prefix = line.prefix { $0 == " " }
        var rest = String(line.dropFirst(prefix.count))
        if rest.hasPrefix("private ") { rest = "file" + rest }
        for keyword in ["func ", "let "] {
          for access in ["", "public ", "package ", "fileprivate "] where rest.hasPrefix(access + keyword) {
            rest = access + "static " + rest.dropFirst(access.count)
          }
        }
        line = prefix + rest
      }
      _ = index
      body += line.isEmpty ? "\n" : "  " + withAccess(line) + "\n"
    }
    return "\(indentation)nonisolated extension LayoutRuntime {\n\(body)\(indentation)}\n"
  }

  /// A member of someone else's type, seen in this file only.
  private func hidden(_ line: String, _ indentation: String) -> String {
    let inner = indentation + "  "
    guard line.hasPrefix(inner), !line.hasPrefix(inner + " ") else { return line }
    let rest = String(line.dropFirst(inner.count))
    let starts = ["func ", "var ", "let ", "init", "subscript", "static ", "mutating ", "consuming "]
    return starts.contains { rest.hasPrefix($0) } ? inner + "fileprivate " + rest : line
  }
}

private func withAccess(_ line: String) -> String {
  var line = line
  for (word, replacement) in [("public ", "@ACCESS "), ("open ", "@OPEN "), ("package ", "")] {
    let code = line.drop { $0 == " " }
    if code.hasPrefix("//") { return line }
    if let range = line.range(of: word), line[..<range.lowerBound].allSatisfy({ $0 == " " || $0.isLetter || $0 == "@" })
    {
      line.replaceSubrange(range, with: replacement)
    }
  }
  for attribute in ["@inlinable ", "@usableFromInline "] {
    line = line.replacingOccurrences(of: attribute, with: "")
  }
  return line
}

/// Splits a file at its top level.
private func items(of lines: [String]) -> [Item] {
  var result: [Item] = []
  var pending: [String] = []
  var position = 0
  while position < lines.count {
    let line = lines[position]
    let code = line.trimmingCharacters(in: .whitespaces)
    if code.hasPrefix("//") || code.hasPrefix("@") && !code.contains(" ") {
      pending.append(line)
      position += 1
    } else if code.isEmpty || code.hasPrefix("#") || code.split(separator: " ").contains("import") {
      result.append(Item(lines: pending + [line], start: pending.count))
      pending = []
      position += 1
    } else {
      var depth = 0
      let start = position
      repeat {
        depth += bracketBalance(lines[position])
        position += 1
      } while depth > 0 && position < lines.count
      result.append(Item(lines: pending + lines[start..<position], start: pending.count))
      pending = []
    }
  }
  return pending.isEmpty ? result : result + [Item(lines: pending, start: pending.count - 1)]
}

private func bracketBalance(_ line: String) -> Int {
  var balance = 0
  forEachCodeCharacter(of: line) { index in
    if "([{".contains(line[index]) { balance += 1 }
    if ")]}".contains(line[index]) { balance -= 1 }
  }
  return balance
}

/// Calls `body` with the places of what is neither comment nor text. Interpolations count as text.
private func forEachCodeCharacter(of line: String, _ body: (String.Index) -> Void) {
  var isInText = false
  var previous: Character = " "
  var index = line.startIndex
  while index < line.endIndex {
    let character = line[index]
    if character == "\"" && previous != "\\" {
      isInText.toggle()
    } else if !isInText {
      if character == "/" && previous == "/" { return }
      body(index)
    }
    previous = character == "\\" && previous == "\\" ? " " : character
    index = line.index(after: index)
  }
}

extension Names {
  /// The line with our names' full ones where they are neither declared nor members.
  func qualify(_ line: String) -> String {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return line }
    var isCode: Set<String.Index> = []
    forEachCodeCharacter(of: line) { isCode.insert($0) }
    var result = ""
    var index = line.startIndex
    var previousWord = ""
    while index < line.endIndex {
      guard isCode.contains(index), line[index].isLetter || line[index] == "_" else {
        result.append(line[index])
        index = line.index(after: index)
        continue
      }
      let word = line[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let end = word.endIndex
      let before = result.last(where: { _ in true }) ?? " "
      let isMember = before == "." && !result.hasSuffix("..<") && !result.hasSuffix("...")
      let isDeclared = ["struct", "enum", "class", "protocol", "func", "typealias", "case", "let", "var"].contains(
        previousWord)
      let isCall = end < line.endIndex && line[end] == "("
      let isLabel = end < line.endIndex && line[end] == ":" && before != " "
      if !isMember, !isDeclared, !isLabel,
        types.contains(String(word)) || isCall && functions.contains(String(word))
      {
        result += "LayoutRuntime."
      }
      result += word
      previousWord = String(word)
      index = end
    }
    return result
  }
}
