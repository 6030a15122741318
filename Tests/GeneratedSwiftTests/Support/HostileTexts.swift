/// Texts that could break out of a literal, an identifier or a comment, or show something else than is there.
let hostileTexts: [String] = {
  var texts = [
    "", " ", "  two  ", "\"", "\"\"\"", "\\", "\\\\", "\\(1 + 1)", "\\u{41}", "\\n", "\n", "\r", "\r\n", "\t", "\u{0}",
    "*/", "/*", "//", "*/ } func x() {} /*", "\" + 1 + \"", "\"; fatalError(); \"", "#\"", "\"#", "#\"\"\"", "\\#(x)",
    "\u{2028}", "\u{2029}", "a\u{2028}b", "\u{85}", "\u{B}", "\u{C}", "\u{7F}", "\u{1B}[31m", "\u{FEFF}", "\u{200B}",
    "\u{202E}evil\u{202C}", "\u{2066}a\u{2069}", "\u{200F}", "\u{61C}", "\u{E0001}", "\u{FFFD}", "\u{FFFF}",
    "\u{10FFFF}", "😀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "e\u{301}", "é", "Größe", "日本語", "한국어", "Ελληνικά", "Кириллица",
    "עברית", "العربية", "ไทย", "ﷺ", "%", "%-", "%+", "%41", "100 %", "<1*3", "|", "<", "`", "`class`", "$0", "$", "@",
    "@main", "#if os(Linux)", "#sourceLocation(file: \"x\", line: 1)", "${x}", "{x}", "}", "{", "[", "]", "(", ")", ",",
    ".", ":", ";", "'", "~", "^", "&", "?", "!", "-", "--", "+", "=", "==", "0", "007", "1", "9lives", "-1", "1e9",
    "NaN",
    "nil", "a-b", "a_b", "a b", "a.b", "aB", "A-B", "../../etc/passwd", "/", "C:\\temp\\new", "layout", "data", "item",
    "environment", "tile\u{0}hidden", "x\u{300}\u{300}\u{300}", String(repeating: "long ", count: 80),
    String(repeating: "\u{1F600}", count: 50), String(repeating: "\"", count: 70), String(repeating: "\\", count: 70),
    String(repeating: " ", count: 100), "ends with a space ", "a\u{20}\u{20}", "\u{FE0F}", "ß", "ẞ", "İ", "ı", "ſ", "K",
  ]
  texts += [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "self", "Self", "super", "throws", "true", "try", "some", "any", "async", "Type",
    "Protocol",
    "all", "min", "max", "abs", "remainder", "power", "interpolated", "Layouts", "Chains", "Chain", "Level", "Size",
    "Rect", "Point", "Packed", "Tables", "DataSources", "Axis", "Step", "Plan", "Sample", "Layout", "Swift", "Double",
    "Int", "String", "Array", "Never", "Void", "print", "Foundation", "UIKit", "main", "_", "__", "Layout Layout",
  ]
  // Every ASCII character and the corners of planes, between letters.
  for value: UInt32 in Array(0..<128) + [0x80, 0x9F, 0xA0, 0xAD, 0xD7FF, 0xE000, 0xFFFE, 0x10000, 0x1FFFF, 0xF0000] {
    if let scalar = Unicode.Scalar(value) { texts.append("a\(Character(scalar))b") }
  }
  return texts
}()
