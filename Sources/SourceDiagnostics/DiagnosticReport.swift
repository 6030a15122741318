/// What a renderer is given: the diagnostics to show, in order, and where they lie.
///
/// One report can be rendered several times; the line table of each file is built once, and only if it is shown.
public struct DiagnosticReport: Sendable {
  /// Those to show, in the order given.
  public let diagnostics: [Diagnostic]
  /// Of all diagnostics, shown or not.
  public let counts: DiagnosticCounts
  /// Of those that `options.maximum` left out.
  public let omitted: DiagnosticCounts
  public let options: RenderingOptions
  public let context: ReportContext
  /// By the file's number; `nil` where nothing that is shown lies in it.
  private let files: [LocatedFile?]

  /// `diagnostics` come in the order to show them in, as from `DiagnosticBag.sorted`; `sources` in any.
  public init(
    _ diagnostics: [Diagnostic], sources: [SourceFile], options: RenderingOptions = RenderingOptions(),
    context: ReportContext = ReportContext()
  ) {
    let shown = mostSevere(of: diagnostics, maximum: options.maximum)
    let counts = DiagnosticCounts(diagnostics)
    self.diagnostics = shown
    self.counts = counts
    self.omitted = counts - DiagnosticCounts(shown)
    self.options = options
    self.context = context

    let fileCount = sources.reduce(0) { max($0, Int($1.id.rawValue) + 1) }
    var isShown = [Bool](repeating: false, count: fileCount)
    for span in shown.lazy.flatMap({ $0.spans }) where span.file.rawValue < fileCount {
      isShown[Int(span.file.rawValue)] = true
    }
    var files = [LocatedFile?](repeating: nil, count: fileCount)
    for source in sources where isShown[Int(source.id.rawValue)] {
      files[Int(source.id.rawValue)] = files[Int(source.id.rawValue)] ?? LocatedFile(source)
    }
    self.files = files
  }

  /// `nil` if the span is, or if its file is not among the sources.
  func location(of span: SourceSpan?) -> Location? {
    guard let span, span.file.rawValue < files.count, let file = files[Int(span.file.rawValue)] else { return nil }
    return Location(
      span: span, file: file, start: file.lines.position(at: span.start), end: file.lines.position(at: span.end))
  }
}

/// How to show a report; each renderer heeds what applies to it.
public struct RenderingOptions: Hashable, Sendable {
  /// Whether to use ANSI colors.
  public var color: Bool
  /// The most diagnostics to show; `nil` shows all. Errors go before warnings, warnings before notes.
  public var maximum: Int?
  /// The width, in columns, that longer lines of a source are cut to; the line number's margin is not counted.
  public var excerptWidth: Int

  public init(color: Bool = false, maximum: Int? = nil, excerptWidth: Int = 100) {
    self.color = color
    self.maximum = maximum
    self.excerptWidth = excerptWidth
  }
}

/// A span with its file and positions; the end's position is that of the first scalar behind the span.
struct Location {
  let span: SourceSpan
  let file: LocatedFile
  let start: SourcePosition
  let end: SourcePosition
}

struct LocatedFile: Sendable {
  let source: SourceFile
  let lines: LineTable

  init(_ source: SourceFile) {
    self.source = source
    self.lines = LineTable(source)
  }
}

private func mostSevere(of diagnostics: [Diagnostic], maximum: Int?) -> [Diagnostic] {
  guard let maximum, maximum < diagnostics.count else { return diagnostics }
  return Severity.allCases.sorted(by: >)
    .flatMap { severity in diagnostics.indices.filter { diagnostics[$0].severity == severity } }
    .prefix(max(0, maximum))
    .sorted()
    .map { diagnostics[$0] }
}

extension Diagnostic {
  fileprivate var spans: [SourceSpan] {
    (span.map { [$0] } ?? []) + labels.map { $0.span } + fixIts.map { $0.span }
  }
}
