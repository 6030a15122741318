/// A line of a source, in its two parts.
struct SourceLine {
  /// Blanks.
  var indentation: String
  var code: String

  init(_ text: String) {
    let blanks = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    indentation = String(text.prefix(blanks))
    code = String(text.dropFirst(blanks))
  }

  init(_ bytes: some Sequence<UInt8>) {
    self.init(String(decoding: Array(bytes), as: UTF8.self))
  }

  var text: String { indentation + code }

  var isComment: Bool { code.hasPrefix("//") }
  var isAttribute: Bool { code.hasPrefix("@") && !code.utf8.contains(UInt8(ascii: " ")) }
  /// What only matters between modules.
  var isDropped: Bool { code == "@inlinable" || code == "@usableFromInline" }

  /// Whether a member begins that says nothing of who may use it.
  var beginsMember: Bool {
    ["func ", "var ", "let ", "init", "subscript", "static ", "mutating "].contains { code.hasPrefix($0) }
  }

  /// Names and keywords, in order.
  var words: [String] {
    code.utf8.split { !$0.isOfWord }.map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// How many more brackets it opens than it closes.
  var bracketBalance: Int {
    var balance = 0
    code.forEachCodeByte { _, byte in
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): balance += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): balance -= 1
      default: break
      }
    }
    return balance
  }
}

/// A part of a file: a declaration or extension with the comments and attributes before it, or a line that stands alone.
struct SourceItem {
  enum Kind {
    case alone
    case declaration
    /// Of a type by that name.
    case `extension`(String)
  }

  struct Declaration {
    var keyword: String
    var name: String
    var isOnMainActor: Bool
  }

  var lines: [SourceLine]
  /// Of the first line that is neither comment nor attribute.
  private var start: Int

  var head: SourceLine { lines[start] }

  var kind: Kind {
    let words = head.words
    if head.code.isEmpty || head.code.hasPrefix("#") || head.isComment || words.contains("import") { return .alone }
    guard words.first == "extension" else { return .declaration }
    // Of arrays and optionals of our types, too, others see the members.
    let isOfOther = head.code.hasPrefix("extension [") || head.code.utf8.contains(UInt8(ascii: "?"))
    return .extension(isOfOther ? "" : words[1])
  }

  /// What it declares; `nil` for an extension and whatever else is none.
  var declaration: Declaration? {
    guard case .declaration = kind else { return nil }
    let (words, keywords) = (head.words, ["struct", "enum", "class", "protocol", "func", "let", "typealias"])
    guard let place = words.firstIndex(where: { keywords.contains($0) }), place + 1 < words.count else { return nil }
    return Declaration(
      keyword: words[place], name: words[place + 1],
      isOnMainActor: words[place] == "class" || lines[..<start].contains { $0.code == "@MainActor" })
  }

  /// The items of a file, in order.
  static func items(of lines: [SourceLine]) -> [SourceItem] {
    var items: [SourceItem] = []
    var pending: [SourceLine] = []
    var depth = 0
    for line in lines {
      let isInside = depth > 0
      depth += line.bracketBalance
      if isInside {
        items[items.count - 1].lines.append(line)
      } else if line.isComment || line.isAttribute {
        pending.append(line)
      } else {
        items.append(SourceItem(lines: pending + [line], start: pending.count))
        pending = []
      }
    }
    return pending.isEmpty ? items : items + [SourceItem(lines: pending, start: pending.count - 1)]
  }
}

/// The names that LayoutRuntime declares at its top level.
struct RuntimeNames {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  private(set) var onMainActor: Set<String> = []

  init(_ files: [[SourceItem]]) {
    for declaration in files.joined().compactMap({ $0.declaration }) {
      if declaration.keyword == "func" {
        functions.insert(declaration.name)
      } else {
        types.insert(declaration.name)
      }
      if declaration.isOnMainActor { onMainActor.insert(declaration.name) }
    }
  }

  /// The line with full names where ours are neither declared nor members.
  func qualify(_ text: String) -> String {
    var result: [UInt8] = []
    var word: [UInt8] = []
    var wordStart = 0
    var previousWord = ""
    let bytes = Array(text.utf8)
    func finishWord(before next: UInt8) {
      let name = String(decoding: word, as: UTF8.self)
      let isMember =
        wordStart > 0 && bytes[wordStart - 1] == UInt8(ascii: ".")
        && !(wordStart > 1 && [UInt8(ascii: "."), UInt8(ascii: "<")].contains(bytes[wordStart - 2]))
      let isDeclared = ["struct", "enum", "class", "protocol", "func", "typealias", "case", "let", "var"]
        .contains(previousWord)
      if !isMember, !isDeclared, types.contains(name) || next == UInt8(ascii: "(") && functions.contains(name) {
        result += Array("LayoutRuntime.".utf8)
      }
      result += word
      previousWord = name
      word = []
    }
    var copied = 0
    text.forEachCodeByte { index, byte in
      if byte.isOfWord {
        if word.isEmpty {
          result += bytes[copied..<index]
          wordStart = index
        }
        word.append(byte)
      } else {
        if !word.isEmpty {
          finishWord(before: byte)
          copied = index
        }
        result += bytes[copied...index]
      }
      copied = index + 1
    }
    if !word.isEmpty { finishWord(before: 0) }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension String {
  /// Calls `body` with what is neither comment nor text, byte by byte. Interpolations count as text.
  fileprivate func forEachCodeByte(_ body: (Int, UInt8) -> Void) {
    var isInText = false
    var previous: UInt8 = 0
    for (index, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") {
        isInText.toggle()
      } else if !isInText {
        if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { return }
        body(index, byte)
      }
      previous = byte == UInt8(ascii: "\\") && previous == byte ? 0 : byte
    }
  }
}
