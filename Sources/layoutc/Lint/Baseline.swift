internal import LayoutCompiler
internal import SourceDiagnostics
internal import TextWriting

/// Findings that are put up with until somebody mends them, known by rule, file and place in the structure of the spec, so that
/// edits above them, new line breaks and another checkout do not bring them back.
struct Baseline {
  let path: String
  private let source: SourceFile
  private let findings: [BaselineFinding]
  private let repository: RepositoryPaths

  struct Key: Hashable {
    var rule: ByteText
    var path: ByteText
    var place: ByteText

    init(rule: String, path: String, place: String) {
      self.rule = ByteText(rule)
      self.path = ByteText(path)
      self.place = ByteText(place)
    }
  }

  /// Reads the file; what keeps it from being used is in the diagnostics.
  static func read(_ path: String) -> (baseline: Baseline?, problems: BuiltSpec?) {
    switch readFile(path) {
    case .failure(let error):
      let help = error == .notFound ? "`--write-baseline` makes it" : nil
      let diagnostic = Diagnostic(
        CommandDiagnostics.unreadableFile, "cannot be read: \(error.message)", at: nil, path: path, help: help)
      return (nil, BuiltSpec(reporting: [diagnostic], about: SourceFile(path: path, bytes: []), isUnreadable: true))
    case .success(let bytes):
      let source = SourceFile(path: path, bytes: bytes)
      let (findings, diagnostics) = readBaseline(source)
      let problems = diagnostics.isEmpty ? nil : BuiltSpec(reporting: diagnostics, about: source)
      return (findings.map { Baseline(path: path, source: source, findings: $0) }, problems)
    }
  }

  private init(path: String, source: SourceFile, findings: [BaselineFinding]) {
    self.path = path
    self.source = source
    self.findings = findings
    repository = RepositoryPaths(around: splitPath(path).folder)
  }

  /// Takes known findings out of the specs' diagnostics, and reports what is known but no longer found.
  func apply(to specs: inout [BuiltSpec]) -> BuiltSpec? {
    var left: [Key: Int] = [:]
    for finding in findings {
      left[Key(rule: finding.rule, path: finding.path, place: finding.place), default: 0] += finding.count
    }
    var lintedPaths: Set<ByteText> = []
    for index in specs.indices where !specs[index].isUnreadable {
      guard let path = repository.path(of: specs[index].input.path) else { continue }
      // Of a spec with errors it is not known what else would be found.
      if !specs[index].compilation.diagnostics.contains(where: { $0.severity == .error && !isLintFinding($0) }) {
        lintedPaths.insert(ByteText(path))
      }
      specs[index].compilation.diagnostics.removeAll { diagnostic in
        let key = Key(rule: diagnostic.code.name, path: path, place: diagnostic.structuralPath ?? "")
        guard isLintFinding(diagnostic), let count = left[key], count > 0 else { return false }
        left[key] = count - 1
        return true
      }
    }
    return needless(left, lintedPaths)
  }

  private func needless(_ left: [Key: Int], _ lintedPaths: Set<ByteText>) -> BuiltSpec? {
    var left = left
    let notes = findings.compactMap { finding -> Diagnostic? in
      let key = Key(rule: finding.rule, path: finding.path, place: finding.place)
      guard let count = left.removeValue(forKey: key), count > 0,
        lintedPaths.contains(ByteText(finding.path)) || isGone(finding.path)
      else { return nil }
      let times = count == 1 ? "" : " \(count) times"
      return Diagnostic(
        CommandDiagnostics.needlessBaseline,
        "`\(finding.rule)` at `\(finding.place)` of \(finding.path) is no longer found\(times)", at: finding.span,
        help: "write the baseline anew with `--write-baseline`")
    }
    return notes.isEmpty ? nil : BuiltSpec(reporting: notes, about: source)
  }

  private func isGone(_ path: String) -> Bool {
    guard let whole = repository.absolutePath(of: path), case .failure(.notFound) = fileStatus(whole) else {
      return false
    }
    return true
  }
}

/// Writes all findings of the specs as a baseline, in the place of an older one or of none; answers how many there are.
func writeBaseline(_ path: String, of specs: [BuiltSpec]) -> Result<Int, OutputFailure> {
  if case .success(let old) = readFile(path, isRegular: true), !old.isEmpty, Baseline.read(path).baseline == nil {
    return .failure(OutputFailure(path: path, error: .isNotBaseline))
  }
  // The folder has to be there before paths can be told from its repository.
  if let error = makeFolder(splitPath(path).folder) {
    return .failure(OutputFailure(path: path, error: error))
  }
  let repository = RepositoryPaths(around: splitPath(path).folder)
  var counts: [Baseline.Key: Int] = [:]
  for spec in specs {
    let specPath = repository.path(of: spec.input.path) ?? spec.input.path
    for diagnostic in spec.compilation.diagnostics where isLintFinding(diagnostic) {
      let place = diagnostic.structuralPath ?? ""
      counts[Baseline.Key(rule: diagnostic.code.name, path: specPath, place: place), default: 0] += 1
    }
  }
  let findings = counts.sorted { ($0.key.path, $0.key.place, $0.key.rule) < ($1.key.path, $1.key.place, $1.key.rule) }
    .map { key, count in
      BaselineFinding(rule: key.rule.text, path: key.path.text, place: key.place.text, count: count)
    }
  if let error = replaceFile(path, with: baselineText(of: findings)) {
    return .failure(OutputFailure(path: path, error: error))
  }
  return .success(findings.reduce(0) { $0 + $1.count })
}
