internal import Expressions
public import SourceDiagnostics

/// The diagnostics of the spec language that are not about expressions.
extension DiagnosticCode {
  package static let unsupportedVersion = DiagnosticCode(
    "unsupported-version", .error, "The spec is written for a language version that this compiler does not know.")
  package static let misplacedVersion = DiagnosticCode(
    "misplaced-version", .error, "The language version does not stand first.")
  package static let unknownKey = DiagnosticCode("unknown-key", .error, "A key that the construct does not have.")
  package static let missingKey = DiagnosticCode("missing-key", .error, "A required key is absent.")
  package static let conflictingKeys = DiagnosticCode(
    "conflicting-keys", .error, "Two keys stand together though only one may.")
  package static let nullValue = DiagnosticCode("null-value", .error, "A key without a value.")
  package static let wrongType = DiagnosticCode("wrong-type", .error, "A value of another type than the key expects.")
  package static let invalidValue = DiagnosticCode(
    "invalid-value", .error, "A value of the right type that is not one of those allowed.")
  package static let outOfRange = DiagnosticCode(
    "out-of-range", .error, "A number outside the range that its key allows.")
  package static let unknownReference = DiagnosticCode(
    "unknown-reference", .error, "The name of a device, layout or data source that does not exist.")
  package static let duplicateName = DiagnosticCode(
    "duplicate-name", .error, "Two things of one kind share a name or an id.")
  package static let unquotedComma = DiagnosticCode(
    "unquoted-comma", .error, "A comma inside `{ }` or `[ ]` that ends an expression before its parenthesis closes.")
  package static let invalidColor = DiagnosticCode(
    "invalid-color", .error, "A color that is not #rgb, #rrggbb or #rrggbbaa.")
  package static let countMismatch = DiagnosticCode(
    "count-mismatch", .error, "A list whose length differs from the number of items it is for.")
  package static let missingItemSize = DiagnosticCode(
    "missing-item-size", .error, "A layout takes each item's own size, but the data source gives none.")
  package static let noFixedPoint = DiagnosticCode(
    "no-fixed-point", .error, "`next` does not come to rest within 64 levels.")
  package static let unmatchedItems = DiagnosticCode(
    "unmatched-items", .error, "Items without a counterpart across a step, and no `enter` or `exit` for them.")
  package static let selfSizing = DiagnosticCode(
    "self-sizing", .error, "Self-sizing cells have no frames that a spec could tell.")
  package static let tooManyErrors = DiagnosticCode(
    "too-many-errors", .error, "A file has more than 1,000 errors; the others are not told.")
}

public enum SpecDiagnosticCodes {
  /// In the order of the table in Grammar.md.
  public static let all: [DiagnosticCode] =
    [
      .unsupportedVersion, .misplacedVersion, .unknownKey, .missingKey, .conflictingKeys, .nullValue, .wrongType,
      .invalidValue, .outOfRange, .unknownReference, .duplicateName, .unquotedComma, .invalidColor, .countMismatch,
      .missingItemSize, .noFixedPoint, .unmatchedItems, .selfSizing,
      .tooManyErrors,
    ] + ExpressionDiagnosticCodes.all
}
