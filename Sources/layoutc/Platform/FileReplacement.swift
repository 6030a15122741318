internal import CSystem

/// Takes the new bytes of a file in order and writes them only if they differ from what stands there.
///
/// As long as the bytes are the same nothing is written. From the first difference on they go to a temporary file in the
/// a staging folder beside it, which `StagedFile.commit` renames over the old one, so that no reader ever sees half a file.
final class FileReplacement {
  private enum State {
    case comparing(old: OpenFile)
    case writing(temporary: OpenFile)
    case failed(FileError)
  }

  private let path: String
  private let staging: StagingFolder
  /// Unlike that of any other replacement of the staging folder.
  private let number: Int
  private var state: State
  /// Bytes taken so far.
  private var size = 0
  /// Bytes of the old file, to compare with the new ones.
  private var buffer: [UInt8] = []

  init(fileNamed name: String, inFolder folder: String, staging: StagingFolder, number: Int) {
    path = joined(folder: folder, name)
    self.staging = staging
    self.number = number
    switch fileStatus(path, followingLinks: false) {
    case .success((.regular, _)):
      switch OpenFile.openRegular(path) {
      case .success(let old): state = .comparing(old: old)
      case .failure(let error): state = .failed(error)
      }
    case .success((.folder, _)): state = .failed(.isFolder)
    case .success((.symbolicLink, _)): state = .failed(.isSymbolicLink)
    case .success((.other, _)): state = .failed(.isNotRegularFile)
    case .failure(.notFound): state = Self.startWriting(number, in: staging)
    case .failure(let error): state = .failed(error)
    }
  }

  func write(_ bytes: Span<UInt8>) {
    switch state {
    case .comparing(let old):
      switch old.nextBytes(equal: bytes, buffer: &buffer) {
      case .success(true): break
      case .success(false): turnToWriting(copyingFrom: old, thenWriting: bytes)
      case .failure(let error): fail(error)
      }
    case .writing(let temporary):
      if let error = writeAll(bytes, to: temporary.descriptor) {
        fail(error)
      }
    case .failed:
      break
    }
    size += bytes.count
  }

  /// To be called once, after the last byte.
  func finish() -> Result<StagedFile, FileError> {
    if case .comparing(let old) = state {
      // The old file may go on where the new one ends.
      switch old.status {
      case .success((_, size)): break
      case .success: turnToWriting(copyingFrom: old, thenWriting: [UInt8]().span)
      case .failure(let error): fail(error)
      }
    }
    switch state {
    case .comparing: return .success(StagedFile(path: path, temporaryPath: nil, size: size))
    case .writing(let temporary):
      // Some file systems tell only now that the disk is full.
      if let error = temporary.close() {
        fail(error)
        return .failure(error)
      }
      return .success(StagedFile(path: path, temporaryPath: staging.path(of: number), size: size))
    case .failed(let error): return .failure(error)
    }
  }

  private func fail(_ error: FileError) {
    if case .writing = state {
      unsafe unlink(staging.path(of: number))
    }
    state = .failed(error)
  }

  /// Starts the temporary file with the bytes that were found equal.
  private func turnToWriting(copyingFrom old: OpenFile, thenWriting bytes: Span<UInt8>) {
    state = Self.startWriting(number, in: staging)
    if case .writing(let temporary) = state {
      temporary.copyPermissions(of: old)
    }
    old.rewind()
    var remaining = size
    while remaining > 0, case .writing(let temporary) = state {
      switch old.read(into: &buffer, range: 0..<min(remaining, buffer.count)) {
      case .success(0):
        fail(.changedMeanwhile)
      case .success(let count):
        if let error = writeAll(buffer.span.extracting(first: count), to: temporary.descriptor) {
          fail(error)
        }
        remaining -= count
      case .failure(let error):
        fail(error)
      }
    }
    if case .writing(let temporary) = state, let error = writeAll(bytes, to: temporary.descriptor) {
      fail(error)
    }
  }

  private static func startWriting(_ number: Int, in staging: StagingFolder) -> State {
    switch staging.make(number) {
    case .success(let temporary): .writing(temporary: temporary)
    case .failure(let error): .failed(error)
    }
  }
}

/// Puts new bytes in the place of a file, at once; folders on the way are made.
func replaceFile(_ path: String, with bytes: [UInt8]) -> FileError? {
  let (folder, name) = splitPath(path)
  if let error = makeFolder(folder) { return error }
  return StagingFolder.within(folder, fileCount: 1) { staging in
    let replacement = FileReplacement(fileNamed: name, inFolder: folder, staging: staging, number: 0)
    replacement.write(bytes.span)
    switch replacement.finish() {
    case .success(let staged): return staged.commit()
    case .failure(let error): return error
    }
  }
}

/// A file that is ready to take its place.
struct StagedFile: Sendable {
  let path: String
  /// `nil` where the file already stands with the right bytes.
  let temporaryPath: String?
  /// In bytes.
  let size: Int

  var isChanged: Bool {
    temporaryPath != nil
  }

  /// Puts the file in place; a change that fails leaves nothing behind.
  func commit() -> FileError? {
    guard let temporaryPath, unsafe rename(temporaryPath, path) != 0 else {
      return nil
    }
    let error = FileError.last
    discard()
    return error
  }

  func discard() {
    if let temporaryPath {
      unsafe unlink(temporaryPath)
    }
  }
}
