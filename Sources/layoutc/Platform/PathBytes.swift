// Paths are bytes to the system: only the byte of a slash parts them, only the byte of a dot hides them. Of Swift's characters, a
// slash with a combining mark behind it is no slash.

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

/// A part of a path; parts are cut beside bytes of ASCII, so that they stay whole UTF-8.
private func text(_ bytes: Substring.UTF8View) -> String {
  String(Substring(bytes))
}

extension String {
  func hasBytePrefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  func hasByteSuffix(_ suffix: String) -> Bool {
    utf8.reversed().starts(with: suffix.utf8.reversed())
  }

  /// `out/` and `out//` as `out`; `/` stays.
  var trimmingTrailingSlashes: String {
    var path = utf8[...]
    while path.count > 1, path.last == slash {
      path.removeLast()
    }
    return text(path)
  }

  /// The parts between the bytes of a separator, empty ones too.
  func splitBytes(at separator: UInt8, maxSplits: Int = .max) -> [String] {
    utf8.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false).map { text($0) }
  }
}

/// `build/tiles.d` as `build` and `tiles.d`, `tiles.d` as `.` and `tiles.d`.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let last = path.utf8.lastIndex(of: slash) else { return (".", path) }
  let name = text(path.utf8[path.utf8.index(after: last)...])
  return (last == path.startIndex ? "/" : text(path.utf8[..<last]), name)
}

func joined(folder: String, _ name: String) -> String {
  switch folder {
  case ".": name
  case "/": "/" + name
  default: "\(folder)/\(name)"
  }
}

/// The name of a file without its last extension; a name that begins with a dot keeps it.
func withoutExtension(_ file: String) -> String {
  guard let last = file.utf8.lastIndex(of: dot), last != file.startIndex else { return file }
  return text(file.utf8[..<last])
}
