/// A form in which diagnostics are written, such as text or JSON.
public protocol DiagnosticRenderer: Sendable {
  /// As `--format` names it.
  var name: String { get }

  /// Appends the report, UTF-8 in whole lines, to `output`. Nothing to show writes nothing, but for formats whose readers
  /// expect a document.
  func render(_ report: DiagnosticReport, into output: inout [UInt8])
}

/// All forms. To add one, write it in a file of its own under Renderers/ and name it here.
public var diagnosticRenderers: [AnyDiagnosticRenderer] {
  get { registeredRenderers }
}

private let registeredRenderers = [
  AnyDiagnosticRenderer(TextRenderer()),
  AnyDiagnosticRenderer(SnippetRenderer()),
  AnyDiagnosticRenderer(JSONRenderer()),
  AnyDiagnosticRenderer(SARIFRenderer()),
  AnyDiagnosticRenderer(GitHubRenderer()),
  AnyDiagnosticRenderer(JUnitRenderer()),
]

/// A renderer of any type. Functions and not a protocol value, which Embedded Swift does not have.
public struct AnyDiagnosticRenderer: DiagnosticRenderer {
  public let name: String
  private let render: @Sendable (DiagnosticReport, inout [UInt8]) -> Void

  init(_ renderer: some DiagnosticRenderer) {
    name = renderer.name
    render = { renderer.render($0, into: &$1) }
  }

  public func render(_ report: DiagnosticReport, into output: inout [UInt8]) {
    render(report, &output)
  }
}
