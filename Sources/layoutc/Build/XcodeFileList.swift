internal import TextWriting

/// A list of files for a run script phase of Xcode, a path a line. It has no escapes.
func xcodeFileList(_ paths: [String]) -> Result<String, UnsayableName> {
  var list = ""
  for path in paths {
    if let reason = obstacle(in: path) {
      return .failure(UnsayableName(name: path, reason: reason))
    }
    // Relative paths are taken from the project's folder, but for those that begin with a build setting.
    let isComplete = path.utf8.first == UInt8(ascii: "/") || path.utf8.first == UInt8(ascii: "$")
    list += isComplete ? path : "$(SRCROOT)/" + path
    list += "\n"
  }
  return .success(list)
}

private func obstacle(in path: String) -> String? {
  if let scalar = path.unicodeScalars.first(where: { $0.isObeyedByTerminals }) {
    return "its name has the control or format character \(scalar.visibleEscape), which an xcfilelist cannot hold"
  }
  if !visibleText(path).hasSameBytes(as: path) {
    return "its name has a command to services that read logs"
  }
  if path.utf8.last == UInt8(ascii: " ") {
    return "its name ends with a blank, which an xcfilelist loses"
  }
  if path.utf8.dropFirst().contains(UInt8(ascii: "$")) {
    return "its name has `$`, which begins a build setting in an xcfilelist"
  }
  return nil
}
