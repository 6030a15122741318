#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

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
    let handled = signals.filter { !isIgnored($0) }
    for signal in handled {
      setHandler(of: signal) { TemporaryFileCleanup.removeAndEnd(by: $0) }
    }
    defer {
      for signal in handled {
        setHandler(of: signal, SIG_DFL)
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

  private static func removeAndEnd(by signal: Int32) {
    for index in unsafe 0..<count {
      if let path = unsafe paths?[index] {
        unsafe unlink(path)
      }
    }
    setHandler(of: signal, SIG_DFL)
    raise(signal)
  }
}

#if canImport(Glibc)
  private typealias SignalHandler = __sighandler_t?
#else
  private typealias SignalHandler = sig_t?
#endif

private func setHandler(of number: Int32, _ handler: SignalHandler) {
  _ = signal(number, handler)
}

private func isIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  unsafe sigaction(signal, nil, &action)
  #if canImport(Glibc)
    let handler = unsafe action.__sigaction_handler.sa_handler
  #else
    let handler = unsafe action.__sigaction_u.__sa_handler
  #endif
  return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
