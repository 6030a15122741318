internal import CSystem

/// Makes a write to a closed pipe, or past the greatest size of a file, fail with an error instead of ending the process.
func ignoreWriteSignals() {
  ignoreSignal(SIGPIPE)
  ignoreSignal(SIGXFSZ)
}

/// Makes a broken invariant, which traps, end the process with the exit status of a program that could not do its work.
func exitOnTraps() {
  for trap in [SIGILL, SIGTRAP] {
    _ = signal(trap) { _ in
      // Only what is safe inside a signal handler: unlink, rmdir, write and _exit.
      StagingFolder.removeActive()
      let message: StaticString =
        "layoutc: error: internal error; this is a bug in layoutc, please report it with the spec\n"
      _ = unsafe write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(ExitStatus.couldNotRun.rawValue)
    }
  }
}
