internal import SpecSchema
internal import Expressions
internal import SourceDiagnostics
internal import YAMLReading

extension SpecChecker {
  /// Notes the lets that an expression names.
  mutating func noteLets(in expression: YAMLNode) {
    guard !lets.names.isEmpty else { return }
    usedLets.formUnion(names(in: document.bytes(of: expression)))
  }

  /// Notes the lets that a text names between its braces.
  mutating func noteLets(inTemplate template: YAMLNode) {
    guard !lets.names.isEmpty else { return }
    for part in document.bytes(of: template).split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      usedLets.formUnion(names(in: part.prefix { $0 != UInt8(ascii: "}") }))
    }
  }

  /// Notes the lets that other lets name.
  mutating func noteLetsInLets() {
    for case let node? in (syntax.lets ?? []).map({ $0.value.node }) {
      noteLets(in: node)
    }
  }

  /// The runs of letters and digits: in an expression, the names and numbers.
  private func names(in bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !$0.isNamePart }.map { String(decoding: $0, as: UTF8.self) }
  }
}
