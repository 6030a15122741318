#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Makes a write to a closed pipe fail with an error instead of ending the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// Makes a broken invariant, which traps, end the process with the exit status of a program that could not do its work.
func exitOnTraps() {
  for trap in [SIGILL, SIGTRAP] {
    _ = signal(trap) { _ in
      // Only what is safe inside a signal handler: write and _exit.
      let message: StaticString =
        "layoutc: error: internal error; this is a bug in layoutc, please report it with the spec\n"
      _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitStatus.couldNotRun.rawValue)
    }
  }
}

/// Holds back SIGINT, SIGTERM and SIGHUP while temporary files exist, so that they can be removed first.
///
/// A signal that came meanwhile takes effect when `release` lets it through.
struct SignalHold {
  private let previous: sigset_t

  init() {
    var previous = sigset_t()
    var held = Self.heldSignals
    unsafe pthread_sigmask(SIG_BLOCK, &held, &previous)
    self.previous = previous
  }

  func release() {
    var previous = previous
    unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  static var isInterrupted: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return signals.contains { unsafe sigismember(&pending, $0) == 1 && !isIgnored($0) }
  }

  /// Whether the process was started so that it does not heed a signal, as by nohup. A held signal is pending even then.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    #if canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_u.__sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static var heldSignals: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals {
      unsafe sigaddset(&set, signal)
    }
    return set
  }
}
