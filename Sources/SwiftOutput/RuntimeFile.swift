internal import CRuntimeText
internal import TextWriting

/// The sources of LayoutRuntime as one file that compiles in any module, whatever that has besides.
///
/// Everything stands in `enum LayoutRuntime`, so that its names are those of the module, and in nobody's way: types and functions in
/// extensions of the enum, extensions with qualified names. Nothing is isolated to an actor unless it says so, nor seen outside
/// the file where it extends what is not ours.
///
/// Works on lines, and relies on the formatter: what stands at a file's top begins at its left edge, or in an `#if`.
struct RuntimeFile {
  let access: EmissionOptions.Access

  func append(to writer: inout OutputWriter) {
    let text = unsafe Array(UnsafeBufferPointer(start: runtimeText(), count: runtimeTextLength()))
    let files = text.split(separator: 0).map { file in
      SourceItem.items(of: file.split(separator: 0x0A, omittingEmptySubsequences: false).map { SourceLine($0) })
    }
    let names = RuntimeNames(files)
    for item in files.joined() {
      append(item, names, to: &writer)
    }
  }

  private func append(_ item: SourceItem, _ names: RuntimeNames, to writer: inout OutputWriter) {
    let base = item.head.indentation
    switch item.kind {
    case .alone:
      for line in item.lines { writer.append(withAccess(line.text) + "\n") }
    case .declaration:
      writer.append(base + "nonisolated extension LayoutRuntime {\n")
      for line in item.lines where !line.isDropped {
        // Not even a type of the same enum would see what is private to an extension of it.
        var text = line.text
        if line.indentation == base, let code = line.code.moved(intoEnum: item.declaration) { text = base + code }
        writer.append(text.isEmpty ? "\n" : "  " + withAccess(text) + "\n")
      }
      writer.append(base + "}\n")
    case .extension(let extended):
      let isOurs = names.types.contains(extended)
      for line in item.lines where !line.isDropped {
        var text = line.isComment ? line.text : names.qualify(line.text)
        if line.code.hasPrefix("extension "), line.indentation == base, !names.onMainActor.contains(extended) {
          text = base + "nonisolated " + text.dropFirst(base.utf8.count)
        }
        if !isOurs, line.indentation == base + "  ", line.beginsMember {
          text = line.indentation + "fileprivate " + text.dropFirst(line.indentation.utf8.count)
        }
        writer.append(withAccess(text) + "\n")
      }
    }
  }

  /// The line as the file's access has it. Only a public class can be open, and nothing is package without a package.
  private func withAccess(_ text: String) -> String {
    var line = SourceLine(text)
    guard !line.isComment else { return text }
    var prefix = line.indentation
    for attribute in ["@MainActor ", "@inlinable ", "nonisolated "] where line.code.hasPrefix(attribute) {
      if attribute != "@inlinable " { prefix += attribute }
      line.code = String(line.code.dropFirst(attribute.utf8.count))
    }
    for (word, replacement) in [
      ("public ", access.prefix), ("open ", access == .public ? "open " : access.prefix), ("package ", ""),
    ] where line.code.hasPrefix(word) {
      return prefix + replacement + line.code.dropFirst(word.utf8.count)
    }
    return prefix + line.code
  }
}

extension String {
  /// A declaration's first line, or an attribute before it, as a member of the enum; `nil` where it stays as it is.
  fileprivate func moved(intoEnum declaration: SourceItem.Declaration?) -> String? {
    for access in ["", "public ", "package ", "private ", "fileprivate "] where hasPrefix(access) {
      let rest = dropFirst(access.utf8.count)
      let isPrivate = access == "private " || access == "fileprivate "
      if rest.hasPrefix("func ") || rest.hasPrefix("let ") {
        return (isPrivate ? "fileprivate " : access) + "static " + rest
      }
      if isPrivate { return "fileprivate " + rest }
    }
    return nil
  }
}
