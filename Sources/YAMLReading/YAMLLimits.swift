internal import SourceDiagnostics

/// What a document may ask of the reader; real specs stay far below.
public enum YAMLLimits {
  /// Collections within collections. libyaml takes quadratic time on deeper and deeper brackets.
  public static let nesting = 64
  /// Nodes that a walk through all aliases would meet again ("billion laughs").
  public static let aliasedNodes = 1_000_000
  /// Forbidden characters told one by one; the rest are counted.
  public static let forbiddenCharacters = 20
  /// Problems told of one file: one more than are kept, so that it is known whether there are more.
  public static let problems = DiagnosticBag.errorLimit + 1
  /// Bytes of one file. Specs are written by people; what is larger is no spec.
  public static let fileBytes = 64 << 20
}
