internal import CSystem

/// Removes temporary files when SIGINT, SIGTERM or SIGHUP ends the process while they are written.
///
/// A signal handler may neither allocate nor take a lock, so the paths lie ready as C strings.
enum TemporaryFileCleanup {
  private nonisolated(unsafe) static var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  private nonisolated(unsafe) static var count = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Runs `body`, during which files may come to stand at `temporaryPaths`.
  static func during<Output>(_ temporaryPaths: [String], _ body: () -> Output) -> Output {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: temporaryPaths.count)
    for (index, path) in temporaryPaths.enumerated() {
      unsafe (paths + index).initialize(to: strdup(path))
    }
    unsafe self.paths = unsafe paths
    unsafe count = temporaryPaths.count
    // Signals that the process was started to ignore, as by nohup, stay ignored.
    let handled = signals.filter { !isSignalIgnored($0) }
    for number in handled {
      _ = signal(number) { TemporaryFileCleanup.removeAndEnd(by: $0) }
    }
    defer {
      for number in handled {
        resetSignal(number)
      }
      unsafe count = 0
      unsafe self.paths = nil
      for index in temporaryPaths.indices {
        unsafe free(paths[index])
      }
      unsafe paths.deallocate()
    }
    return body()
  }

  /// May be called in a signal handler.
  static func remove() {
    for index in unsafe 0..<count {
      if let path = unsafe paths?[index] {
        unsafe unlink(path)
      }
    }
  }

  private static func removeAndEnd(by signal: Int32) {
    remove()
    resetSignal(signal)
    raise(signal)
  }
}
