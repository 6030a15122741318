/// A form in which diagnostics are written, such as text or JSON.
public protocol DiagnosticRenderer: Sendable {
  /// As `--format` names it.
  var name: String { get }

  /// Appends the report, UTF-8 in whole lines, to `output`. Nothing to show writes nothing, but for formats whose readers
  /// expect a document.
  func render(_ report: DiagnosticReport, into output: inout [UInt8])
}

/// All forms. To add one, write it in a file of its own under Renderers/ and name it here.
public let diagnosticRenderers: [any DiagnosticRenderer] = [
  TextRenderer(),
  SnippetRenderer(),
  JSONRenderer(),
  SARIFRenderer(),
  GitHubRenderer(),
  JUnitRenderer(),
]
