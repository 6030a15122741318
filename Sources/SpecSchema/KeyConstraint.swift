internal import SourceDiagnostics
internal import YAMLReading

/// What holds between the keys of one construct. Reading checks it, and the JSON Schema says the same.
package enum KeyConstraint: Sendable {
  /// No two of these stand together.
  case atMostOne(of: [String])
  /// A key is required where none of the others stands.
  case required(String, unless: [String])
  /// The value of one key decides which others there are; `noun` goes before that value in messages.
  case variants(of: String, noun: String, [KeyVariant])
}

/// The keys that go with one value of another key.
package struct KeyVariant: Sendable {
  package var word: String
  /// Whether it is meant where the deciding key is absent.
  package var isDefault = false
  package var required: [String] = []
  /// Those that only other variants have.
  package var foreign: [String] = []

  package init(_ word: String, isDefault: Bool = false, required: [String] = [], foreign: [String] = []) {
    self.word = word
    self.isDefault = isDefault
    self.required = required
    self.foreign = foreign
  }
}

extension FieldReader {
  /// Reports what breaks the construct's constraints.
  package mutating func checkConstraints() {
    for constraint in construct.constraints {
      switch constraint {
      case .atMostOne(let names): requireAtMostOne(of: names)
      case .required(let name, let others):
        if field(named: name) == nil, others.allSatisfy({ field(named: $0) == nil }) {
          reportMissing(name)
        }
      case .variants(let key, let noun, let variants):
        let word = field(named: key).map { reader.document.text(of: $0.value) }
        if let variant = variants.first(where: { word.map($0.word.elementsEqual) ?? $0.isDefault }) {
          check(variant, noun: noun)
        }
      }
    }
  }

  private mutating func check(_ variant: KeyVariant, noun: String) {
    for name in variant.foreign {
      if let field = field(named: name) {
        reader.diagnostics.report(
          .conflictingKeys, "`\(name)` is no \(noun) `\(variant.word)`", at: reader.document.span(of: field.key))
      }
    }
    for name in variant.required where field(named: name) == nil {
      reportMissing(name)
    }
  }
}
