internal import CSystem
internal import TextWriting

/// Which file a path leads to, links followed: two paths of one identity are one file.
enum FileIdentity: Hashable {
  case existing(device: UInt64, node: UInt64)
  /// Nothing stands there yet: the place by its absolute path without links.
  case new(ByteText)

  init?(path: String) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self.init(status)
    } else if let path = placeOfNewFile(path) {
      self = .new(ByteText(path))
    } else {
      return nil
    }
  }

  /// `nil` for what is no regular file or folder, such as a terminal.
  init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, [.regular, .folder].contains(fileType(status)) else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    self = .existing(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }
}

/// The absolute path without links of what is not there yet, through links that lead to nothing; `nil` where it cannot be told.
private func placeOfNewFile(_ path: String, linksLeft: Int = 40) -> String? {
  let (folder, name) = splitPath(path.trimmingTrailingSlashes)
  if let target = linkTarget(path) {
    guard linksLeft > 0 else { return nil }
    let path = target.hasBytePrefix("/") ? target : joined(folder: folder, target)
    return placeOfNewFile(path, linksLeft: linksLeft - 1)
  }
  // Folders on the way that are not there will be made, without links.
  guard let above = resolvedPath(folder) ?? (folder == path ? nil : placeOfNewFile(folder, linksLeft: linksLeft)) else {
    return nil
  }
  switch name {
  case ".": return above
  case "..": return splitPath(above).folder
  default:
    #if canImport(Darwin)
      // Its file systems take upper and lower case, and letters composed and decomposed, for the same.
      return joined(folder: above, name).lowercased()
    #else
      return joined(folder: above, name)
    #endif
  }
}

private func linkTarget(_ path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = unsafe readlink(path, &buffer, buffer.count)
  guard count > 0 else { return nil }
  return String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
