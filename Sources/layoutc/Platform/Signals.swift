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
/// A signal that came meanwhile takes effect when `release` lets it through. Those that the process was told to ignore or
/// to block when it was started, as by nohup, are no business of it.
struct SignalHold: Sendable {
  private let signals: [Int32]

  init() {
    var blocked = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
    signals = [SIGINT, SIGTERM, SIGHUP].filter { signal in
      unsafe sigismember(&blocked, signal) == 0 && !isIgnored(signal)
    }
    changeMask(SIG_BLOCK)
  }

  func release() {
    changeMask(SIG_UNBLOCK)
  }

  var isInterrupted: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return signals.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  private func changeMask(_ how: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals {
      unsafe sigaddset(&set, signal)
    }
    unsafe pthread_sigmask(how, &set, nil)
  }
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
