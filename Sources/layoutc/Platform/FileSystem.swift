internal import CSystem

enum FileType {
  case regular
  case folder
  case symbolicLink
  /// A pipe, a device or a socket.
  case other
}

/// The type and the size in bytes of what stands at `path`; of a symbolic link itself only if `followingLinks` is false.
func fileStatus(_ path: String, followingLinks: Bool = true) -> Result<(type: FileType, size: Int), FileError> {
  var status = stat()
  let failed = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
  return failed == 0 ? .success((fileType(status), Int(status.st_size))) : .failure(.last)
}

private func fileType(_ status: stat) -> FileType {
  if isRegularFile(status.st_mode) {
    .regular
  } else if isFolder(status.st_mode) {
    .folder
  } else if isSymbolicLink(status.st_mode) {
    .symbolicLink
  } else {
    .other
  }
}

/// The most bytes that are read from one file.
let largestReadableFile = 1 << 30

/// All bytes of a file, a pipe or, for `nil`, standard input.
func readFile(_ path: String?) -> Result<[UInt8], FileError> {
  guard let path else {
    return readToEnd(OpenFile(descriptor: dup(0)), expecting: 0)
  }
  return OpenFile.open(path, O_RDONLY).flatMap { file in
    var status = stat()
    guard unsafe fstat(file.descriptor, &status) == 0 else {
      return .failure(.last)
    }
    return fileType(status) == .folder ? .failure(.isFolder) : readToEnd(file, expecting: Int(status.st_size))
  }
}

private func readToEnd(_ file: OpenFile, expecting size: Int) -> Result<[UInt8], FileError> {
  guard size <= largestReadableFile else {
    return .failure(.tooLarge(limit: largestReadableFile))
  }
  // One byte more than expected, so that the read that finds the end needs no larger buffer. What has no size may be a pipe.
  var bytes = [UInt8](repeating: 0, count: size > 0 ? size + 1 : 16384)
  var count = 0
  while true {
    if count == bytes.count {
      guard count <= largestReadableFile else {
        return .failure(.tooLarge(limit: largestReadableFile))
      }
      bytes.append(contentsOf: repeatElement(0, count: count))
    }
    switch file.read(into: &bytes, from: count) {
    case .success(0):
      bytes.removeLast(bytes.count - count)
      return .success(bytes)
    case .success(let more):
      count += more
      if count == size, count < bytes.count {
        // There was room for more, but the file ends where it said.
        bytes.removeLast(bytes.count - count)
        return .success(bytes)
      }
    case .failure(let error):
      return .failure(error)
    }
  }
}

/// The names in a folder without hidden ones, in the order of their bytes.
func visibleNames(inFolder path: String) -> Result<[String], FileError> {
  guard let folder = unsafe opendir(path) else {
    return .failure(.last)
  }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while true {
    clearSystemError()
    guard let entry = unsafe readdir(folder) else {
      break
    }
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let name else {
      return .failure(.holdsUnreadableName)
    }
    if !name.hasPrefix(".") {
      names.append(name)
    }
  }
  guard lastSystemError() == 0 else {
    return .failure(.last)
  }
  return .success(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
}

/// Makes a folder and those above it where they are missing.
func makeFolder(_ path: String) -> FileError? {
  switch fileStatus(path) {
  case .success((.folder, _)):
    return nil
  case .success:
    return .isNotFolder
  case .failure(.notFound):
    if let slash = path.trimmingTrailingSlashes.lastIndex(of: "/"), slash != path.startIndex,
      let error = makeFolder(String(path[..<slash]))
    {
      return error
    }
    // Another process may have made it meanwhile.
    return unsafe mkdir(path, 0o777) == 0 || lastSystemError() == EEXIST ? nil : .last
  case .failure(let error):
    return error
  }
}

/// Makes now the time of the file's last change, and the file where it is missing; what is in it stays.
func touchFile(_ path: String) -> FileError? {
  switch OpenFile.open(path, O_WRONLY | O_CREAT) {
  case .success(let file): futimens(file.descriptor, nil) == 0 ? nil : .last
  case .failure(let error): error
  }
}

extension String {
  /// `out/` and `out//` as `out`; `/` stays.
  var trimmingTrailingSlashes: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") {
      path.removeLast()
    }
    return String(path)
  }
}

/// A variable of the environment; `nil` if unset or empty.
func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else {
    return nil
  }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}
