internal import CSystem
internal import Synchronization

/// A hidden folder in which the files that a run writes stand until they are whole. It is made when the first is needed, in the folder
/// they are for, so that `rename` can move them; nobody else can know or have its name.
///
/// The process holds a lock on it, which the system takes back when the process ends, however it does. So another run can tell a folder
/// that a killed process left from one in use, which no number of a process can: in two containers both are 1.
final class StagingFolder: Sendable {
  private let folder: String
  /// The open and locked folder, or why it cannot be had; `nil` until it is needed.
  private let opened = Mutex<Result<OpenFile, FileError>?>(nil)
  private let name = StagingFolder.namePrefix + randomName() + StagingFolder.nameSuffix

  private init(in folder: String) {
    self.folder = folder
  }

  /// Runs `body`, which may make the files 0 ..< `fileCount`. What it leaves of them is removed, also if a signal ends the process
  /// meanwhile. First goes what killed runs left.
  static func within<Output>(_ folder: String, fileCount: Int, _ body: (StagingFolder) -> Output) -> Output {
    sweep(folder)
    let staging = StagingFolder(in: folder)
    return removingOnSignals(staging.path, fileCount: fileCount) { body(staging) }
  }

  private var path: String {
    joined(folder: folder, name)
  }

  func path(of number: Int) -> String {
    "\(path)/\(number)"
  }

  /// Makes a file that nobody else has.
  func make(_ number: Int) -> Result<OpenFile, FileError> {
    let folder = opened.withLock { opened in
      let folder = opened ?? make()
      opened = folder
      return folder
    }
    return folder.flatMap { _ in OpenFile.open(path(of: number), O_WRONLY | O_CREAT | O_EXCL) }
  }

  /// Between the making of the folder and the lock on it, another run may take it for one that was left, and remove it.
  private func make() -> Result<OpenFile, FileError> {
    for attempt in 0..<1000 {
      guard unsafe mkdir(path, 0o700) == 0 || attempt > 0 && lastSystemError() == EEXIST else { break }
      switch OpenFile.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) {
      case .failure(.notFound): continue
      case .failure(let error): return .failure(error)
      case .success(let folder):
        if flock(folder.descriptor, LOCK_EX | LOCK_NB) != 0, lastSystemError() == EWOULDBLOCK {
          usleep(1000)
        } else if FileIdentity(descriptor: folder.descriptor) == FileIdentity(path: path) {
          // With a lock, or on a file system that has none, and so no runs that sweep.
          Self.activeDescriptor.store(folder.descriptor, ordering: .releasing)
          return .success(folder)
        }
      }
    }
    return .failure(.last)
  }

  private static let namePrefix = ".layoutc-"
  private static let nameSuffix = ".tmp"

  /// 128 bits, in hexadecimal.
  private static func randomName() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// What killed runs left.
extension StagingFolder {
  private static func sweep(_ folder: String) {
    guard case .success(let entries) = folderEntries(folder) else { return }
    for entry in entries {
      guard let name = String(validating: entry, as: UTF8.self), isName(name) else { continue }
      removeIfLeft(joined(folder: folder, name))
    }
  }

  private static func isName(_ name: String) -> Bool {
    guard name.hasBytePrefix(namePrefix), name.hasByteSuffix(nameSuffix) else { return false }
    let tag = name.utf8.dropFirst(namePrefix.utf8.count).dropLast(nameSuffix.utf8.count)
    return tag.count == 32 && tag.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
  }

  /// Removes a folder of this user that no process holds, and that holds nothing but files of such a folder.
  private static func removeIfLeft(_ path: String) {
    guard case .success(let folder) = OpenFile.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) else { return }
    var status = stat()
    guard unsafe fstat(folder.descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0, case .success(let files) = folderEntries(path)
    else { return }
    guard files.allSatisfy({ $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }) else { return }
    for file in files {
      _ = unsafe unlinkat(folder.descriptor, String(decoding: file, as: UTF8.self), 0)
    }
    unsafe rmdir(path)
  }
}

/// Signals. A handler may neither allocate nor take a lock, so what it needs lies ready.
extension StagingFolder {
  private nonisolated(unsafe) static var activePath: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var activeFileCount: Int32 = 0
  private static let activeDescriptor = Atomic<Int32>(-1)

  /// Those that end a process, but for those that cannot be caught, that are ignored (`ignoreWriteSignals`), or that mean a trap
  /// (`exitOnTraps`).
  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGABRT, SIGSEGV, SIGBUS,
    SIGFPE, SIGSYS,
  ]

  private static func removingOnSignals<Output>(_ path: String, fileCount: Int, _ body: () -> Output) -> Output {
    unsafe activePath = unsafe strdup(path)
    unsafe activeFileCount = Int32(fileCount)
    // Signals that the process was started to ignore, as by nohup, stay ignored.
    let handled = signals.filter { !isSignalIgnored($0) }
    for number in handled {
      _ = signal(number) { StagingFolder.removeAndEnd(by: $0) }
    }
    defer {
      removeActive()
      for number in handled {
        resetSignal(number)
      }
      activeDescriptor.store(-1, ordering: .relaxed)
      unsafe free(activePath)
      unsafe activePath = nil
    }
    return body()
  }

  /// May be called in a signal handler.
  static func removeActive() {
    if let path = unsafe activePath {
      unsafe removeNumberedFiles(path, activeDescriptor.load(ordering: .acquiring), activeFileCount)
    }
  }

  private static func removeAndEnd(by signal: Int32) {
    removeActive()
    resetSignal(signal)
    raise(signal)
  }
}
