internal import CSystem
internal import SourceDiagnostics
internal import TextWriting

/// The two standard output streams. Text is collected and written when the command ends, messages at once.
final class Console {
  /// Where text goes.
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  /// In whole lines.
  private var pending: TerminalText = ""
  /// What `--color` asked for.
  var colorChoice = ColorChoice.auto
  /// Why standard output took no more.
  private(set) var outputError: FileError?

  /// Adds to standard output.
  func write(_ text: TerminalText) {
    pending += text
  }

  /// The same for bytes.
  func write(_ bytes: [UInt8]) {
    flush()
    writeAtOnce(bytes.span)
  }

  /// Writes bytes to standard output at once; after an error it takes no more.
  func writeAtOnce(_ bytes: Span<UInt8>) {
    if outputError == nil {
      outputError = writeAll(bytes, to: Stream.output.rawValue)
    }
  }

  /// Writes what is pending on standard output.
  func flush() {
    writeAtOnce(pending.bytes.span)
    pending = ""
  }

  /// Writes to standard error. There is nobody left to tell when that fails.
  func writeError(_ bytes: Span<UInt8>) {
    _ = writeAll(bytes, to: Stream.error.rawValue)
  }

  /// `layoutc: error: MESSAGE`, and the remedy on a line of its own.
  func reportError(_ message: String, help: String? = nil) {
    let remedy = help.map { "help: \(visibleText($0))\n" } ?? ""
    let text = "\(programName): error: \(visibleText(message))\n\(remedy)"
    writeError(Array(text.utf8).span)
  }

  static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  func usesColor(on stream: Stream) -> Bool {
    switch colorChoice {
    case .always: true
    case .never: false
    case .auto:
      Self.isTerminal(stream) && environmentVariable("NO_COLOR") == nil && environmentVariable("TERM") != "dumb"
    }
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// Writes all of `bytes`; answers why it could not.
func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) -> FileError? {
  unsafe bytes.withUnsafeBytes { bytes in
    var start = 0
    while start < bytes.count {
      let count = unsafe write(descriptor, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start)
      if count >= 0 {
        start += count
      } else if lastSystemError() != EINTR {
        return .last
      }
    }
    return nil
  }
}
