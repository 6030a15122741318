internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting

/// A spec with its fix-its carried out.
struct FixedSpec: Sendable {
  var input: SpecInput
  var old: [UInt8]
  var new: [UInt8]
  /// How many fix-its were carried out.
  var count: Int
}

/// Carries out fix-its until none is left: those that do not overlap at once, the others in later rounds. Bytes outside them stay as
/// they are. `nil` where nothing changes.
func fix(_ input: SpecInput, _ options: LintOptions, includingUnsafe: Bool) -> FixedSpec? {
  guard case .success(let old) = readFile(input.path) else { return nil }
  var fixed = FixedSpec(input: input, old: old, new: old, count: 0)
  var earlier: Set<[UInt8]> = [old]
  var compilation = compile(SourceFile(path: input.path, bytes: old), name: input.name, lintOptions: options)
  // The fix-its of one round may bring up others, but not for ever.
  for _ in 0..<mostRounds {
    // Of a file in another encoding the places are not those on disk.
    guard let source = compilation.sources.first, source.bytes == fixed.new else { break }
    let edits = edits(of: compilation.diagnostics, includingUnsafe: includingUnsafe)
    let bytes = applying(edits, to: fixed.new)
    guard !edits.isEmpty, earlier.insert(bytes).inserted else { break }
    let next = compile(SourceFile(path: input.path, bytes: bytes), name: input.name, lintOptions: options)
    // A guess that makes matters worse is not kept.
    guard errorCount(next) <= errorCount(compilation) else { break }
    fixed.new = bytes
    fixed.count += edits.count
    compilation = next
  }
  return fixed.count > 0 && fixed.new != fixed.old ? fixed : nil
}

private let mostRounds = 20

private func errorCount(_ compilation: Compilation) -> Int {
  compilation.diagnostics.count { $0.severity == .error }
}

/// The first fix-it of each diagnostic, in order, without those that touch one before them.
private func edits(of diagnostics: [Diagnostic], includingUnsafe: Bool) -> [Diagnostic.FixIt] {
  let all = diagnostics.compactMap { diagnostic in
    diagnostic.fixIts.first { includingUnsafe || $0.applicability == .safe }
  }.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  var edits: [Diagnostic.FixIt] = []
  for edit in all where edits.last.map({ $0.span.end < edit.span.start }) ?? true {
    edits.append(edit)
  }
  return edits
}

private func applying(_ edits: [Diagnostic.FixIt], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var position = 0
  for edit in edits {
    result += bytes[position..<edit.span.start]
    result += edit.replacement.utf8
    position = edit.span.end
  }
  return result + bytes[position...]
}
