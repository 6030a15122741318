public import SourceDiagnostics

/// Reads a file's one YAML document; every problem is reported.
///
/// There is a document whatever the file holds. Where an error stands it lacks what that is about (the second of two equal keys,
/// for one), so that the rest can be checked in the same run without a second report of the same mistake. The way from a file's
/// bytes is `decodeSource`, then this.
///
/// - Parameters:
///   - landmarks: Keys of the top mapping. After an error, reading goes on at the next line that starts with one of them.
///   - rewritten: What a value with a second `:` in it should be, if the language knows that.
public func readYAML(
  _ decoded: DecodedSource, landmarks: [String] = [],
  rewritten: @escaping (ArraySlice<UInt8>) -> String? = { _ in nil }, diagnostics: inout DiagnosticBag
) -> YAMLDocument {
  var file = decoded.file
  guard file.bytes.count <= YAMLLimits.fileBytes else {
    diagnostics.report(
      .fileTooLarge, "the file is larger than 64 MiB", at: SourceSpan(file: file.id, start: 0, end: 0),
      help: "keep large data in files of its own")
    return YAMLDocument(unreadable: file)
  }
  let check = CharacterCheck(file)
  check.diagnostics.forEach { diagnostics.report($0) }
  guard !check.isHopeless, !decoded.isHopeless else { return YAMLDocument(unreadable: file) }
  let damage = check.faults + decoded.damage
  if !check.faults.isEmpty {
    file = file.overwriting(check.faults)
  }
  let base = file.bytes.startsWithMark ? 3 : 0
  var composer = YAMLComposer(file, isASCII: check.isASCII, damage: damage, base: base)
  composer.rewritten = rewritten
  compose(&composer, landmarks: landmarks, from: base)
  return composer.finish(diagnostics: &diagnostics)
}

/// The same for a file that is in UTF-8.
public func readYAML(
  _ file: SourceFile, landmarks: [String] = [], diagnostics: inout DiagnosticBag
) -> YAMLDocument {
  readYAML(DecodedSource(file), landmarks: landmarks, diagnostics: &diagnostics)
}

private func compose(_ composer: inout YAMLComposer, landmarks: [String], from base: Int) {
  let hidden = hidingSurrogatePairs(in: composer.source)
  composer.hidesSurrogatePairs = hidden != nil
  let bytes = hidden ?? composer.source
  var start: Int? = base
  unsafe bytes.withUnsafeBufferPointer { buffer in
    while let place = start {
      var parser = unsafe EventParser(UnsafeBufferPointer(rebasing: buffer[place...]))
      unsafe composer.takeAll(from: &parser, source: buffer)
      start = composer.recover(atKeys: landmarks, after: place)
      if let start {
        composer.resume(at: start)
      }
    }
  }
}

extension YAMLComposer {
  /// Takes events until the document ends or a mistake stops it.
  fileprivate mutating func takeAll(from parser: inout EventParser, source buffer: UnsafeBufferPointer<UInt8>) {
    while true {
      guard let event = parser.advance() else { return fail(parser.failure) }
      guard unsafe take(event, from: parser, source: buffer) else { return }
    }
  }

  /// Reports what was found, in the order of the source, and hands the document over.
  fileprivate mutating func finish(diagnostics: inout DiagnosticBag) -> YAMLDocument {
    reportUndefinedAliases()
    if problems.isEmpty, damage.isEmpty, nodes.first.map(isNothing) ?? true {
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
    // Whatever is no collection may be what the error made of one.
    let isGarbled = firstStop != nil && nodes.first.map { !$0.isCollection } ?? true
    guard !isUnusable, !isGarbled, !nodes.isEmpty else { return YAMLDocument(unreadable: file) }
    return YAMLDocument(
      YAMLArena(
        file: file.id, source: texts.source, pool: texts.pool, nodes: nodes, merges: merges,
        mergedEntries: mergedEntries))
  }

  /// Whether a top node is what libyaml makes of nothing at all.
  private func isNothing(_ top: NodeRecord) -> Bool {
    top.form == .plain && top.start == top.end
  }
}

extension YAMLDocument {
  /// The document of a file that nothing can be made of, which has been reported.
  fileprivate init(unreadable file: SourceFile) {
    let root = NodeRecord(form: .unreadable, start: 0, end: 0)
    self.init(YAMLArena(file: file.id, source: file.bytes, pool: [], nodes: [root], merges: [], mergedEntries: []))
  }
}

extension SourceFile {
  /// The same with letters in place of bytes that YAML does not allow.
  fileprivate func overwriting(_ faults: [Range<Int>]) -> SourceFile {
    var bytes = bytes
    for place in faults.joined() {
      bytes[place] = UInt8(ascii: "x")
    }
    return SourceFile(id: id, path: path, bytes: bytes)
  }
}
