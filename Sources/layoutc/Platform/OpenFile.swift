internal import CSystem
internal import Synchronization

/// A file descriptor that is closed when nobody holds it any more.
final class OpenFile: Sendable {
  let descriptor: Int32
  private let isClosed = Atomic(false)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    _ = close()
  }

  /// Closes it before its end, and tells what the system could not do for it.
  func close() -> FileError? {
    guard !isClosed.exchange(true, ordering: .relaxed) else { return nil }
    return CSystem.close(descriptor) == 0 || lastSystemError() == EINTR ? nil : .last
  }

  /// `flags` and `mode` are those of open(2); the umask applies to the mode of a new file.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) -> Result<OpenFile, FileError> {
    while true {
      let descriptor = unsafe openFile(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 {
        return .success(OpenFile(descriptor: descriptor))
      }
      if lastSystemError() != EINTR {
        return .failure(.last)
      }
    }
  }

  /// Opens a file to read, and nothing that could keep the process waiting, such as a pipe.
  static func openRegular(_ path: String) -> Result<OpenFile, FileError> {
    open(path, O_RDONLY | O_NONBLOCK).flatMap { file in
      file.status.flatMap { status in
        switch status.type {
        case .regular: .success(file)
        case .folder: .failure(.isFolder)
        case .symbolicLink, .other: .failure(.isNotRegularFile)
        }
      }
    }
  }

  /// The type and the size in bytes.
  var status: Result<(type: FileType, size: Int), FileError> {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0
      ? .success((fileType(status), Int(status.st_size))) : .failure(.last)
  }

  /// Reads into `buffer[start...]`; answers how many bytes, 0 only at the end of the file.
  func read(into buffer: inout [UInt8], from start: Int) -> Result<Int, FileError> {
    read(into: &buffer, range: start..<buffer.count)
  }

  /// Reads into a range of `buffer` that is not empty; answers how many bytes, 0 only at the end of the file.
  func read(into buffer: inout [UInt8], range: Range<Int>) -> Result<Int, FileError> {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[range])
        return unsafe CSystem.read(descriptor, target.baseAddress, target.count)
      }
      if count >= 0 {
        return .success(count)
      }
      if lastSystemError() != EINTR {
        return .failure(.last)
      }
    }
  }

  /// Lets the same people read and write this file as another; where that cannot be, it stays as it is.
  func copyPermissions(of other: OpenFile) {
    var status = stat()
    if unsafe fstat(other.descriptor, &status) == 0 {
      fchmod(descriptor, status.st_mode & 0o777)
    }
  }

  /// Reads as many bytes as are given, and tells whether they are the same. `buffer` is room to read into.
  func nextBytes(equal bytes: Span<UInt8>, buffer: inout [UInt8]) -> Result<Bool, FileError> {
    if buffer.count < bytes.count {
      // The next power of two, since the pieces of an output have not all one length.
      let leadingZeros = (bytes.count - 1).leadingZeroBitCount
      buffer = [UInt8](repeating: 0, count: 1 << (Int.bitWidth - leadingZeros))
    }
    var filled = 0
    while filled < bytes.count {
      switch read(into: &buffer, range: filled..<bytes.count) {
      case .success(0): return .success(false)
      case .success(let count): filled += count
      case .failure(let error): return .failure(error)
      }
    }
    let isEqual = unsafe bytes.withUnsafeBytes { new in
      unsafe buffer.withUnsafeBytes { old in
        guard let first = new.baseAddress, let second = old.baseAddress else {
          return true
        }
        return unsafe memcmp(first, second, new.count) == 0
      }
    }
    return .success(isEqual)
  }

  /// The next bytes are read from the file's first on.
  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }
}
