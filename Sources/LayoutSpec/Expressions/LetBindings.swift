internal import SourceDiagnostics

/// One entry of `let`, before it is checked.
struct LetEntry: Sendable {
  var name: String
  var nameSpan: SourceSpan
  /// The decoded bytes of the entry's scalar.
  var bytes: ArraySlice<UInt8>
}

/// The spec's named expressions, checked against each other.
struct LetBindings: Sendable {
  /// No lets.
  init() {}

  /// Reports every fault of the entries; those with a fault stay known by name, so that their use is no second error.
  /// `spanOf` maps a range in the bytes of the entry with that index to the source.
  static func check(
    _ entries: [LetEntry], spanOf: (_ entry: Int, Range<Int>) -> SourceSpan, diagnostics: inout DiagnosticBag
  ) -> LetBindings {
    LetBindings()
  }
}
