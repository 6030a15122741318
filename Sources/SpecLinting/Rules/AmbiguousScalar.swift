internal import LayoutKinds
internal import Expressions
internal import SourceDiagnostics
internal import SpecLanguage

/// Texts without quotes that other YAML readers take for something else.
struct AmbiguousScalar: LintRule {
  let documentation = RuleDocumentation(
    name: "ambiguous-scalar", level: .note,
    summary: "A text without quotes that YAML 1.1 readers take for a number, a boolean or a time.",
    why:
      "layoutc reads a text as it stands, but other tools go by how it looks: to YAML 1.1 `no` is false, `010` is eight, `1:30` is "
      + "ninety, and `10.10` is 10.1. Scripts that read the same file then see another id or name. Quotes settle it.",
    source: "YAML 1.1 type repository (yaml.org/type): bool, int, float",
    bad: exampleSpec(
      dataSources: "photos:\n  items:\n    - { id: no }\n    - { id: yes-please }\n    - { id: harbor }"),
    good: exampleSpec(
      dataSources: "photos:\n  items:\n    - { id: \"no\" }\n    - { id: yes-please }\n    - { id: harbor }"))

  func findings(in review: SpecReview, _ context: LintContext) -> [Finding] {
    review.texts.compactMap { text in
      guard let first = review.source.bytes[text.span.start..<text.span.end].first, !"\"'*|>&".utf8.contains(first),
        let reading = Self.otherReading(of: text.value)
      else { return nil }
      return Finding(
        "`\(text.value)`, \(text.meaning), is \(reading) to YAML 1.1 readers", at: text.span,
        help: "write \"\(text.value)\", in quotes",
        fixIts: [Diagnostic.FixIt("add quotes", replacing: text.span, with: "\"\(text.value)\"", applicability: .safe)])
    }
  }

  /// What the text is to a reader that goes by its looks; `nil` where it reads back as it is written.
  static func otherReading(of text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    switch text.lowercased() {
    case "y", "yes", "on", "true": return "true"
    case "n", "no", "off", "false": return "false"
    case ".nan", ".inf", "-.inf", "+.inf": return "a number"
    default: break
    }
    let sign = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
    let digits = bytes.dropFirst(sign)
    guard let lead = digits.first, isDigit(lead) || lead == UInt8(ascii: ".") else { return nil }
    if digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: "_") }) {
      if digits.count > 1, lead == UInt8(ascii: "0"), digits.allSatisfy({ $0 < UInt8(ascii: "8") }) {
        return "an octal number"
      }
      return digits.contains(UInt8(ascii: "_")) || sign == 1 && first == UInt8(ascii: "+") ? "another number" : nil
    }
    let groups = digits.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    if groups.count > 1, groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }),
      groups.dropFirst().allSatisfy({ $0.count <= 2 && (Int(String(decoding: $0, as: UTF8.self)) ?? 60) < 60 })
    {
      return "a number in base 60"
    }
    if text.hasPrefix("0x"), digits.dropFirst(2).allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) {
      return "a hexadecimal number"
    }
    guard digits.allSatisfy({ isDigit($0) || ".eE+-".utf8.contains($0) }), let value = Double(reading: text) else {
      return nil
    }
    return value.description == text ? nil : "the number \(number(value))"
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
