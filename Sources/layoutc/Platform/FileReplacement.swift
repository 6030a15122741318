internal import CSystem

/// Takes the new bytes of a file in order and writes them only if they differ from what stands there.
///
/// As long as the bytes are the same nothing is written. From the first difference on they go to a temporary file in the
/// same folder, which `StagedFile.commit` renames over the old one, so that no reader ever sees half a file.
final class FileReplacement {
  private enum State {
    case comparing(old: OpenFile)
    case writing(temporary: OpenFile)
    case failed(FileError)
  }

  private let path: String
  private let temporaryPath: String
  private var state: State
  /// Bytes taken so far.
  private var size = 0
  /// Bytes of the old file, to compare with the new ones.
  private var buffer: [UInt8] = []

  init(fileNamed name: String, inFolder folder: String, number: Int) {
    path = joined(folder: folder, name)
    temporaryPath = Self.temporaryPath(inFolder: folder, number: number)
    switch fileStatus(path, followingLinks: false) {
    case .success((.regular, _)):
      switch OpenFile.open(path, O_RDONLY) {
      case .success(let old): state = .comparing(old: old)
      case .failure(let error): state = .failed(error)
      }
    case .success((.folder, _)): state = .failed(.isFolder)
    case .success((.symbolicLink, _)): state = .failed(.isSymbolicLink)
    case .success((.other, _)): state = .failed(.isNotRegularFile)
    case .failure(.notFound): state = Self.startWriting(temporaryPath)
    case .failure(let error): state = .failed(error)
    }
  }

  /// `number` is unlike that of any other replacement that this process has under way.
  static func temporaryPath(inFolder folder: String, number: Int) -> String {
    joined(folder: folder, ".layoutc-\(processNumber)-\(number).tmp")
  }

  private static let processNumber = getpid()

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
      switch fileStatus(path) {
      case .success((_, size)): break
      case .success: turnToWriting(copyingFrom: old, thenWriting: [UInt8]().span)
      case .failure(let error): fail(error)
      }
    }
    switch state {
    case .comparing: return .success(StagedFile(path: path, temporaryPath: nil, size: size))
    case .writing: return .success(StagedFile(path: path, temporaryPath: temporaryPath, size: size))
    case .failed(let error): return .failure(error)
    }
  }

  private func fail(_ error: FileError) {
    if case .writing = state {
      unsafe unlink(temporaryPath)
    }
    state = .failed(error)
  }

  /// Starts the temporary file with the bytes that were found equal.
  private func turnToWriting(copyingFrom old: OpenFile, thenWriting bytes: Span<UInt8>) {
    state = Self.startWriting(temporaryPath)
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

  private static func startWriting(_ path: String) -> State {
    var opened = OpenFile.open(path, O_WRONLY | O_CREAT | O_EXCL)
    if case .failure(.exists) = opened {
      // A file of this name can only be left by a killed process that had the same number.
      unsafe unlink(path)
      opened = OpenFile.open(path, O_WRONLY | O_CREAT | O_EXCL)
    }
    return switch opened {
    case .success(let temporary): .writing(temporary: temporary)
    case .failure(let error): .failed(error)
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
