internal import CSystem

/// The process's arguments behind the program's own name. Swift's own array would replace bytes that are not UTF-8, and then
/// name a file that does not exist.
func processArguments() -> Result<[String], UsageError> {
  var arguments: [String] = []
  switch argumentBytes() {
  case .failure(let error):
    return .failure(UsageError("the arguments cannot be read: \(error.message)", help: "mount /proc"))
  case .success(let list):
    for (index, bytes) in list.enumerated().dropFirst() {
      guard let argument = String(validating: bytes, as: UTF8.self) else {
        return .failure(UsageError("argument \(index) is not UTF-8", help: "rename the file so that its name is UTF-8"))
      }
      arguments.append(argument)
    }
    return .success(arguments)
  }
}

#if os(Linux)
  /// From the kernel: Embedded Swift hands out no arguments.
  private func argumentBytes() -> Result<[[UInt8]], FileError> {
    readFile("/proc/self/cmdline").map { bytes in
      bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { Array($0) }
    }
  }
#else
  private func argumentBytes() -> Result<[[UInt8]], FileError> {
    let count = Int(CommandLine.argc)
    return .success(
      (0..<count).map { index in
        guard let argument = unsafe CommandLine.unsafeArgv[index] else { return [] }
        return unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      })
  }
#endif
