enum InitialLetter {
  case lower
  case upper
}

/// An identifier in camel case of ASCII letters and digits for a name of the spec. Other letters become `u` and their code;
/// all else separates words. Never a keyword, nor a name that generated code uses itself; `fallback` helps out.
func swiftIdentifier(_ name: String, initial: InitialLetter, fallback: String) -> String {
  var words: [String] = []
  var isInWord = false
  for scalar in name.unicodeScalars {
    let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    if isKept {
      if !isInWord { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    } else if !scalar.isASCII {
      words.append("u" + String(scalar.value, radix: 16, uppercase: true))
    }
    isInWord = isKept
  }
  var identifier = words.map { $0.withInitial(.upper) }.joined()
  // A name of any length is good for a spec, but not for a line of code.
  identifier = String(identifier.prefix(24))
  if identifier.first?.isNumber ?? true {
    identifier = fallback.withInitial(.upper) + identifier
  }
  identifier = identifier.withInitial(initial)
  return reservedNames.contains(identifier) ? identifier + fallback.withInitial(.upper) : identifier
}

/// Gives each of the names of one scope an identifier of its own, in order.
struct SwiftNameScope {
  private var taken: Set<String> = []

  mutating func name(_ candidate: String) -> String {
    var name = candidate
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(candidate)\(number)"
      number += 1
    }
    return name
  }

  mutating func names(of texts: [String], initial: InitialLetter, fallback: String) -> [String] {
    texts.map { name(swiftIdentifier($0, initial: initial, fallback: fallback)) }
  }
}

extension String {
  func withInitial(_ initial: InitialLetter) -> String {
    guard let first else { return self }
    return (initial == .upper ? first.uppercased() : first.lowercased()) + dropFirst()
  }
}

/// Keywords of Swift, and what generated code calls by a short name.
private let reservedNames: Set<String> = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
  "internal",
  "let", "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
  "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
  "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "any", "Any",
  "as",
  "async", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "some", "actor", "macro",
  "borrowing", "consuming", "each", "consume", "copy", "discard", "get", "set", "willSet", "didSet", "lazy", "weak",
  "unowned", "mutating", "nonmutating", "override", "required", "convenience", "dynamic", "final", "indirect", "infix",
  "postfix", "prefix", "optional", "left", "right", "none", "Type", "Protocol", "nonisolated", "isolated", "sending",
  "unsafe", "yield", "then",
  "all", "min", "max", "abs", "pow", "power", "remainder", "rounded", "roundedDown", "roundedUp", "interpolated",
  "environment", "data", "layout", "item",
  "allCases",
]
