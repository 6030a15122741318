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

func fileType(_ status: stat) -> FileType {
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

/// The most bytes that are read from one file. Specs are written by people; what is larger is no spec, or has no end.
let largestReadableFile = 64 << 20

/// All bytes of a file, a pipe or, for `nil`, standard input; of nothing but a regular file if `isRegular`.
///
/// A file that is written while it is read is read again: its bytes are those of one moment.
func readFile(_ path: String?, isRegular: Bool = false) -> Result<[UInt8], FileError> {
  for _ in 0..<mostReadings {
    let opened: Result<OpenFile, FileError> =
      switch path {
      case nil: .success(OpenFile(descriptor: dup(0)))
      case let path? where isRegular: OpenFile.openRegular(path)
      case let path?: OpenFile.open(path, O_RDONLY)
      }
    switch opened.flatMap(readToEnd) {
    case .failure(.changedMeanwhile) where path != nil: continue
    case let result: return result
    }
  }
  return .failure(.changedMeanwhile)
}

private let mostReadings = 5

private func readToEnd(_ file: OpenFile) -> Result<[UInt8], FileError> {
  var before = stat()
  guard unsafe fstat(file.descriptor, &before) == 0 else { return .failure(.last) }
  guard fileType(before) != .folder else { return .failure(.isFolder) }
  let result = readToEnd(file, expecting: fileType(before) == .regular ? Int(before.st_size) : 0)
  var after = stat()
  guard fileType(before) == .regular, unsafe fstat(file.descriptor, &after) == 0 else { return result }
  let (first, last) = (timeOfChange(before), timeOfChange(after))
  let isSame =
    before.st_size == after.st_size && first.tv_sec == last.tv_sec && first.tv_nsec == last.tv_nsec
  return isSame ? result : .failure(.changedMeanwhile)
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
      bytes.append(contentsOf: repeatElement(0, count: min(count, largestReadableFile + 1 - count)))
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
  folderEntries(path).flatMap { entries in
    var names: [String] = []
    for entry in entries where entry.first != UInt8(ascii: ".") {
      guard let name = String(validating: entry, as: UTF8.self) else {
        return .failure(.holdsUnreadableName)
      }
      names.append(name)
    }
    return .success(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}

/// The bytes of all names in a folder but `.` and `..`, in any order.
func folderEntries(_ path: String) -> Result<[[UInt8]], FileError> {
  guard let folder = unsafe opendir(path) else {
    return .failure(.last)
  }
  defer { unsafe closedir(folder) }
  var entries: [[UInt8]] = []
  while true {
    clearSystemError()
    guard let entry = unsafe readdir(folder) else {
      break
    }
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe Array(bytes.prefix { $0 != 0 })
    }
    if name != Array(".".utf8), name != Array("..".utf8) {
      entries.append(name)
    }
  }
  guard lastSystemError() == 0 else {
    return .failure(.last)
  }
  return .success(entries)
}

/// Makes a folder and those above it where they are missing.
func makeFolder(_ path: String) -> FileError? {
  switch fileStatus(path) {
  case .success((.folder, _)):
    return nil
  case .success:
    return .isNotFolder
  case .failure(.notFound):
    let above = splitPath(path.trimmingTrailingSlashes).folder
    if above != ".", above != "/", let error = makeFolder(above) {
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
  // Opening a pipe would wait for somebody to read it.
  switch OpenFile.open(path, O_WRONLY | O_CREAT | O_NONBLOCK) {
  case .success(let file):
    switch file.status {
    case .success((.regular, _)): futimens(file.descriptor, nil) == 0 ? nil : .last
    case .success: .isNotRegularFile
    case .failure(let error): error
    }
  case .failure(.system(ENXIO)): .isNotRegularFile
  case .failure(let error): error
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
