internal import TextWriting

/// A name that a list of files cannot say, and why.
struct UnsayableName: Error, Equatable {
  var name: String
  /// The rest of the sentence `NAME cannot be named: ...`.
  var reason: String
}

/// A rule in Make's syntax, as compilers write it to dependency files: `TARGETS: INPUTS`, with a line end.
///
/// Escapes are those of gcc, which Make, Ninja and CMake all read; GCC's manual describes them with `-MQ`. What not all of them read
/// back as it was is refused.
func dependencyRule(targets: [String], inputs: [String]) -> Result<String, UnsayableName> {
  for (names, isTarget) in [(targets, true), (inputs, false)] {
    for name in names {
      if let reason = obstacle(in: name, isTarget: isTarget) {
        return .failure(UnsayableName(name: name, reason: reason))
      }
    }
  }
  let left = targets.map(escaped).joined(separator: " ")
  let right = inputs.map { " \\\n  " + escaped($0) }.joined()
  return .success("\(left):\(right)\n")
}

/// Why Make and Ninja cannot be told of a file.
private func obstacle(in name: String, isTarget: Bool) -> String? {
  let scalars = Array(name.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    if scalar.isObeyedByTerminals {
      return
        "its name has the control or format character \(scalar.visibleEscape), which Make and Ninja have no escape for"
    }
    let isSyntax =
      switch scalar {
      // Recipes, variables, patterns of file names, what Ninja ends a name at.
      case ";", "=", "*", "?", "[", "|", "<", ">", "^", "`", "&", "\"", "'": true
      case "%": isTarget
      // Escapes, which Make and Ninja do not undo alike.
      case "\\": index + 1 == scalars.count || !isPlain(scalars[index + 1])
      // The end of targets, of members of an archive.
      case ":", ")": index + 1 == scalars.count
      default: false
      }
    if isSyntax {
      return "its name has `\(scalar)` where Make or Ninja take it for syntax, and no escape that both read"
    }
  }
  return nil
}

/// Whether a backslash before it is one for Make and for Ninja.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
}

private func escaped(_ name: String) -> String {
  // Make takes a tilde in front for somebody's home.
  var result = name.utf8.first == UInt8(ascii: "~") ? "./" : ""
  var backslashes = 0
  for scalar in name.unicodeScalars {
    switch scalar {
    case " ":
      // Backslashes before a blank would escape each other.
      result += String(repeating: "\\", count: backslashes + 1)
    case "#", ":":
      result += "\\"
    case "$":
      result += "$"
    default:
      break
    }
    backslashes = scalar == "\\" ? backslashes + 1 : 0
    result.unicodeScalars.append(scalar)
  }
  return result
}
