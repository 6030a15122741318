public import SourceDiagnostics

/// The codes of everything that can be wrong with a file before the spec language is looked at.
public enum YAMLDiagnosticCodes {
  public static let all: [DiagnosticCode] = [
    .badEncoding, .badCharacter, .fileTooLarge, .yamlSyntax, .emptyFile, .severalDocuments, .nestingTooDeep,
    .duplicateKey, .nonScalarKey, .explicitTag, .undefinedAlias, .recursiveAlias, .aliasExpansion, .badMergeKey,
  ]
}

extension DiagnosticCode {
  static let badEncoding = DiagnosticCode(
    "bad-encoding", .error, "The file is not in UTF-8, or in UTF-16 with mistakes.")
  static let badCharacter = DiagnosticCode(
    "bad-character", .error, "The file holds a control character, which YAML does not allow.")
  static let fileTooLarge = DiagnosticCode(
    "file-too-large", .error, "The file is larger than 64 MiB.")
  static let yamlSyntax = DiagnosticCode(
    "yaml-syntax", .error, "The file is not well-formed YAML.")
  static let emptyFile = DiagnosticCode(
    "empty-file", .error, "The file is empty or holds nothing but comments.")
  static let severalDocuments = DiagnosticCode(
    "several-documents", .error, "The file holds more than one YAML document.")
  static let nestingTooDeep = DiagnosticCode(
    "nesting-too-deep", .error, "Lists and mappings are nested more than 64 levels deep.")
  static let duplicateKey = DiagnosticCode(
    "duplicate-key", .error, "A mapping has the same key twice.")
  static let nonScalarKey = DiagnosticCode(
    "non-scalar-key", .error, "The key of a mapping is a list or a mapping; mostly braces that need quotes.")
  static let explicitTag = DiagnosticCode(
    "explicit-tag", .error, "A value has a YAML tag such as `!!str`.")
  static let undefinedAlias = DiagnosticCode(
    "undefined-alias", .error, "An alias `*name` has no anchor `&name` before it.")
  static let recursiveAlias = DiagnosticCode(
    "recursive-alias", .error, "An alias stands inside the very node that it refers to.")
  static let aliasExpansion = DiagnosticCode(
    "alias-expansion", .error, "Aliases of aliases multiply to more than 1,000,000 nodes.")
  static let badMergeKey = DiagnosticCode(
    "bad-merge-key", .error, "The value of a merge key `<<` is neither a mapping nor a list of mappings.")
}
