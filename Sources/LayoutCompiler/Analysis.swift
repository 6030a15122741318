internal import SpecSchema
public import PlanModel
public import SourceDiagnostics
package import SpecLanguage
public import SpecLinting
internal import YAMLReading

/// What can be known of a spec, whatever is wrong with it: what an editor shows while somebody types, and what compiling is built on.
public struct Analysis: Sendable {
  /// In source order, without duplicates.
  public var diagnostics: [Diagnostic]
  /// Every file that was read, for rendering diagnostics and for dependency lists; the root first.
  public var sources: [SourceFile]
  /// The spec's tree, its syntax, and what of it is without a fault, checked and resolved; `nil` where the root could not be loaded.
  package var review: SpecReview?

  /// The chains and viewports that are without a fault, laid out.
  public var soundParts: ResolvedSpec? {
    review?.spec
  }

  /// The whole spec; `nil` where an error stands.
  public var spec: ResolvedSpec? {
    diagnostics.contains { $0.severity == .error } ? nil : review?.spec
  }

  /// Whether the root could not be loaded.
  public var isUnreadable: Bool {
    review == nil
  }
}

/// What a loader answers.
public enum LoadedFile: Sendable {
  /// The bytes as they stand on disk.
  case bytes([UInt8])
  /// Why there are none.
  case failure(Diagnostic)
}

/// Takes a spec through every stage and reports all faults in one run: what has a fault is left out, the rest goes on. Never throws.
///
/// - Parameters:
///   - root: The path of the spec, as diagnostics print it.
///   - name: What outputs call the spec; the file's name without its extension.
///   - lintOptions: The lint rules to go by; without others those about undefined behavior.
///   - load: Reads the file at a path. Every file that takes part comes this way.
public func analyze(
  _ root: String, name: String, lintOptions: LintOptions = LintOptions(scope: .undefinedBehavior),
  load: (_ path: String) -> LoadedFile
) -> Analysis {
  switch load(root) {
  case .failure(let diagnostic): return Analysis(diagnostics: [diagnostic], sources: [])
  case .bytes(let bytes): return analyze(bytes, path: root, name: name, lintOptions: lintOptions)
  }
}

private func analyze(_ bytes: [UInt8], path: String, name: String, lintOptions: LintOptions) -> Analysis {
  var diagnostics = DiagnosticBag()
  let decoded = decodeSource(bytes, path: path, diagnostics: &diagnostics)
  let document = readSpecYAML(decoded, diagnostics: &diagnostics)
  let review = resolveSpec(
    document, source: decoded.file, name: name, digest: contentDigest(of: bytes), diagnostics: &diagnostics)
  lint(review, lintOptions, diagnostics: &diagnostics)
  var sorted = diagnostics.sorted
  if diagnostics.hasMoreErrors {
    let end = decoded.file.bytes.count
    sorted.append(
      Diagnostic(
        .tooManyErrors, "there are more errors than these \(DiagnosticBag.errorLimit)",
        at: SourceSpan(file: decoded.file.id, start: end, end: end), help: "mend these first"))
  }
  if !sorted.isEmpty {
    addStructuralPaths(to: &sorted, in: document)
  }
  return Analysis(diagnostics: sorted, sources: [decoded.file], review: review)
}
