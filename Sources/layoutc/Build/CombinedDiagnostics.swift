internal import LayoutCompiler
internal import SourceDiagnostics

/// The diagnostics of several compilations in one list, so that one document can hold them.
struct CombinedDiagnostics {
  private(set) var diagnostics: [Diagnostic] = []
  /// Numbered anew, so that no two share an ID.
  private(set) var sources: [SourceFile] = []

  init(of specs: [BuiltSpec]) {
    for compilation in specs.lazy.map({ $0.compilation }) where !compilation.diagnostics.isEmpty {
      add(compilation.diagnostics, sources: compilation.sources)
    }
  }

  private mutating func add(_ added: [Diagnostic], sources addedSources: [SourceFile]) {
    let offset = sources.count
    guard offset + addedSources.count <= Int(UInt16.max) else {
      // There are no IDs left: name the file only.
      diagnostics += added.map { $0.withoutPlaces(path: addedSources.first?.path) }
      return
    }
    diagnostics += offset == 0 ? added : added.map { $0.movingFiles(by: offset) }
    sources +=
      offset == 0
      ? addedSources
      : addedSources.map { SourceFile(id: $0.id.moved(by: offset), path: $0.path, bytes: $0.bytes) }
  }
}

extension SourceFile.ID {
  fileprivate func moved(by offset: Int) -> SourceFile.ID {
    SourceFile.ID(rawValue: rawValue + UInt16(offset))
  }
}

extension SourceSpan {
  fileprivate func movingFile(by offset: Int) -> SourceSpan {
    SourceSpan(file: file.moved(by: offset), start: start, end: end)
  }
}

extension Diagnostic {
  fileprivate func movingFiles(by offset: Int) -> Diagnostic {
    var moved = self
    moved.span = span?.movingFile(by: offset)
    for index in labels.indices {
      moved.labels[index].span = labels[index].span.movingFile(by: offset)
    }
    for index in fixIts.indices {
      moved.fixIts[index].span = fixIts[index].span.movingFile(by: offset)
    }
    return moved
  }

  fileprivate func withoutPlaces(path: String?) -> Diagnostic {
    var placeless = self
    placeless.span = nil
    placeless.path = path
    placeless.labels = []
    placeless.fixIts = []
    return placeless
  }
}
