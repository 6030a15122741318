public import SourceDiagnostics

/// Reads a file's one YAML document; every problem is reported, and `nil` means that there is no document to go on with.
///
/// A document may come with errors: it then lacks what they are about (the second of two equal keys, for one), so that the
/// rest can be checked in the same run. The way from a file's bytes is `decodeSource`, then this.
public func readYAML(_ file: SourceFile, diagnostics: inout DiagnosticBag) -> YAMLDocument? {
  guard file.bytes.count <= YAMLLimits.fileBytes else {
    diagnostics.report(
      .fileTooLarge, "the file is larger than 2 GiB", at: SourceSpan(file: file.id, start: 0, end: 0),
      help: "keep large data in files of its own")
    return nil
  }
  let check = CharacterCheck(file)
  guard check.diagnostics.isEmpty else {
    check.diagnostics.forEach { diagnostics.report($0) }
    return nil
  }
  var composer = YAMLComposer(file, isASCII: check.isASCII)
  compose(&composer)
  return composer.finish(diagnostics: &diagnostics)
}

private func compose(_ composer: inout YAMLComposer) {
  let bytes = composer.source
  let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
  unsafe bytes.withUnsafeBufferPointer { buffer in
    var parser = unsafe EventParser(UnsafeBufferPointer(rebasing: buffer[start...]))
    while true {
      guard let event = parser.advance() else {
        composer.fail(parser.failure)
        return
      }
      guard unsafe composer.take(event, from: parser, source: buffer) else { return }
    }
  }
}

extension YAMLComposer {
  /// Reports what was found, in the order of the source, and hands the document over if it can be used.
  fileprivate mutating func finish(diagnostics: inout DiagnosticBag) -> YAMLDocument? {
    reportUndefinedAliases()
    if problems.isEmpty, nodes.first.map(isNothing) ?? true {
      isUnusable = true
      report(
        Diagnostic(
          .emptyFile, "the file holds no spec", at: span(0, 0),
          help: "a spec starts with `layoutc: 1`, the version of the language"))
    }
    let inOrder = problems.enumerated().sorted { left, right in
      (left.element.span?.start ?? 0, left.offset) < (right.element.span?.start ?? 0, right.offset)
    }
    inOrder.forEach { diagnostics.report($0.element) }
    guard !isUnusable, !nodes.isEmpty else { return nil }
    let arena = YAMLArena(
      source: texts.source, pool: texts.pool, nodes: nodes, merges: merges, mergedEntries: mergedEntries)
    return YAMLDocument(file: file.id, root: YAMLNode(index: 0), arena: arena)
  }

  /// Whether a top node is what libyaml makes of nothing at all.
  private func isNothing(_ top: NodeRecord) -> Bool {
    top.form == .plain && top.start == top.end
  }
}
