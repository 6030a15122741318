internal import CSystem

/// Why the operating system refused something, or why the command did not ask it to.
enum FileError: Error, Equatable {
  /// A value of `errno`.
  case system(Int32)
  case isFolder
  case isNotFolder
  case isSymbolicLink
  case isNotRegularFile
  /// A file that `--write-baseline` must not replace.
  case isNotBaseline
  /// Larger than this many bytes.
  case tooLarge(limit: Int)
  /// A folder with an entry whose bytes are not UTF-8.
  case holdsUnreadableName
  /// Cut short by somebody else while it was read.
  case changedMeanwhile
  /// A list of files that has no way to say one of them.
  case unsayableName(UnsayableName)

  static var last: FileError {
    .system(lastSystemError())
  }

  static let notFound = FileError.system(ENOENT)
  static let exists = FileError.system(EEXIST)
  static let brokenPipe = FileError.system(EPIPE)

  /// The rest of the sentence `PATH: ...`.
  var message: String {
    switch self {
    case .system(let code): unsafe String(cString: strerror(code))
    case .isFolder: "is a folder"
    case .isNotFolder: "is not a folder"
    case .isSymbolicLink: "is a symbolic link, and replacing the file would destroy the link"
    case .isNotRegularFile: "is not a regular file"
    case .isNotBaseline: "is there, and is no baseline"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB, the most that is read"
    case .holdsUnreadableName: "holds a file whose name is not UTF-8"
    case .changedMeanwhile: "was changed while it was read"
    case .unsayableName(let name): "it cannot name `\(name.name)`: \(name.reason)"
    }
  }
}
