/// A rule in Make's syntax, as compilers write it to dependency files: `TARGETS: INPUTS`, with a line end. `nil` where a name
/// cannot be written in it.
///
/// Escapes are those of gcc, which Make, Ninja and CMake all read; GCC's manual describes them with `-MQ`.
func dependencyRule(targets: [String], inputs: [String]) -> String? {
  let names = targets + inputs
  guard !names.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) || $0.utf8.contains(UInt8(ascii: "\r")) }) else {
    return nil
  }
  let left = targets.map(escaped).joined(separator: " ")
  let right = inputs.map { " \\\n  " + escaped($0) }.joined()
  return "\(left):\(right)\n"
}

private func escaped(_ name: String) -> String {
  var result = ""
  var backslashes = 0
  for character in name.unicodeScalars {
    switch character {
    case " ", "\t":
      // Backslashes before a blank would escape each other.
      result += String(repeating: "\\", count: backslashes + 1)
    case "#", ":":
      result += "\\"
    case "$":
      result += "$"
    default:
      break
    }
    backslashes = character == "\\" ? backslashes + 1 : 0
    result.unicodeScalars.append(character)
  }
  return result
}
