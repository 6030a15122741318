internal import CSystem

/// Takes the bytes that a file ought to have, in order, and tells how those differ that it has. Of large files, no more than
/// one piece is held at a time.
final class FileComparison {
  enum Outcome {
    case equal
    /// `old` is `nil` where there is no file.
    case differs(old: [UInt8]?, new: [UInt8])
    /// One of both is larger than `largestKept`.
    case differsAtLength
  }

  /// In bytes.
  static let largestKept = 4 << 20

  private enum State {
    case comparing(old: OpenFile)
    case different
    case missing
    case failed(FileError)
  }

  private let path: String
  private var state: State
  /// Bytes taken so far.
  private var size = 0
  /// All bytes taken so far, empty once there are more than `largestKept`.
  private var kept: [UInt8] = []
  private var buffer: [UInt8] = []

  init(_ path: String) {
    self.path = path
    switch fileStatus(path) {
    case .success((.regular, _)):
      switch OpenFile.openRegular(path) {
      case .success(let old): state = .comparing(old: old)
      case .failure(let error): state = .failed(error)
      }
    case .success((.folder, _)): state = .failed(.isFolder)
    case .success: state = .failed(.isNotRegularFile)
    case .failure(.notFound): state = .missing
    case .failure(let error): state = .failed(error)
    }
  }

  func write(_ bytes: Span<UInt8>) {
    if case .comparing(let old) = state {
      switch old.nextBytes(equal: bytes, buffer: &buffer) {
      case .success(true): break
      case .success(false): state = .different
      case .failure(let error): state = .failed(error)
      }
    }
    size += bytes.count
    guard size <= Self.largestKept else {
      kept = []
      return
    }
    for index in bytes.indices {
      kept.append(bytes[index])
    }
  }

  /// To be called once, after the last byte.
  func finish() -> Result<Outcome, FileError> {
    switch state {
    case .failed(let error):
      return .failure(error)
    case .missing:
      return .success(size <= Self.largestKept ? .differs(old: nil, new: kept) : .differsAtLength)
    case .comparing, .different:
      return fileStatus(path).flatMap { _, oldSize in
        // The old file may go on where the new one ends.
        if case .comparing = state, oldSize == size {
          return .success(.equal)
        }
        guard max(size, oldSize) <= Self.largestKept else {
          return .success(.differsAtLength)
        }
        return readFile(path).map { .differs(old: $0, new: kept) }
      }
    }
  }
}
