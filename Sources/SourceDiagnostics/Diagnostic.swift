/// How much a diagnostic weighs. An error stops output; a warning does so only under `--strict`.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The stable name of a kind of diagnostic, as printed in brackets: `unknown-key`.
///
/// Each room declares its own codes in one file and lists them in an array, so that documentation and tests can visit all.
public struct DiagnosticCode: Hashable, Sendable {
  /// Lowercase words joined by hyphens; reads well after "allow".
  public let name: String
  public let severity: Severity
  /// One sentence for the table in Grammar.md.
  public let summary: String

  public init(_ name: String, _ severity: Severity, _ summary: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
  }
}

/// One finding, addressed to the person who wrote the spec: what was found, what was expected, how to mend it.
public struct Diagnostic: Sendable, Hashable {
  /// A second place that explains the first, such as "first defined here".
  public struct Label: Sendable, Hashable {
    public var span: SourceSpan
    public var message: String

    public init(_ message: String, at span: SourceSpan) {
      self.span = span
      self.message = message
    }
  }

  /// A mechanical remedy: replace the bytes of `span` by `replacement`.
  public struct FixIt: Sendable, Hashable {
    public enum Applicability: String, Sendable {
      /// It changes how something is written, not what is meant.
      case safe
      /// It guesses at what was meant, or changes the result: somebody should look at it.
      case unsafe
    }

    public var message: String
    public var span: SourceSpan
    public var replacement: String
    public var applicability: Applicability

    public init(
      _ message: String, replacing span: SourceSpan, with replacement: String,
      applicability: Applicability = .unsafe
    ) {
      self.message = message
      self.span = span
      self.replacement = replacement
      self.applicability = applicability
    }
  }

  public var code: DiagnosticCode
  public var severity: Severity
  /// One line without a full stop at its end.
  public var message: String
  /// `nil` only where no place in a source exists, as for a file that cannot be read.
  public var span: SourceSpan?
  /// Names the file where `span` is `nil`, if one is to blame; the path of a span is that of its source.
  public var path: String?
  /// Where it lies in the structure of the source, such as `layouts.tile.itemSize`, which edits elsewhere do not change;
  /// `nil` if that is not known.
  public var structuralPath: String?
  public var labels: [Label]
  /// The remedy in words, shown as `help: ...`.
  public var help: String?
  public var fixIts: [FixIt]

  public init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan?, path: String? = nil, labels: [Label] = [],
    help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.span = span
    self.path = path
    self.labels = labels
    self.help = help
    self.fixIts = fixIts
  }
}
