internal import LayoutCompiler
internal import SourceDiagnostics
internal import SpecLinting
internal import TextWriting

/// A `.layoutc.yaml` that was read.
struct ConfigurationFile: Sendable {
  /// As it is reached from the working folder.
  let path: String
  let source: SourceFile
  let configuration: LintConfiguration

  static let name = ".layoutc.yaml"

  /// `isRegular` keeps out what could keep the process waiting, such as a pipe.
  static func read(_ path: String, isRegular: Bool) -> (file: ConfigurationFile?, problems: BuiltSpec?) {
    switch readFile(path, isRegular: isRegular) {
    case .failure(let error):
      let diagnostic = Diagnostic(
        CommandDiagnostics.unreadableFile, "cannot be read: \(error.message)", at: nil, path: path)
      return (nil, BuiltSpec(reporting: [diagnostic], about: SourceFile(path: path, bytes: []), isUnreadable: true))
    case .success(let bytes):
      let source = SourceFile(path: path, bytes: bytes)
      let (configuration, diagnostics) = readConfiguration(source)
      let problems = diagnostics.isEmpty ? nil : BuiltSpec(reporting: diagnostics, about: source)
      return (configuration.map { ConfigurationFile(path: path, source: source, configuration: $0) }, problems)
    }
  }

  /// Where a setting stands, with its line.
  func place(of setting: LintConfiguration.Setting) -> String {
    "\(path):\(LineTable(source).line(at: setting.span.start))"
  }
}

/// Where configurations come from.
enum ConfigurationSource: Sendable {
  /// From each spec upward to the top of its repository.
  case nearest
  case file(String)
  /// Nowhere.
  case isolated
}

/// The configurations of specs, each read once.
struct Configurations {
  /// What is wrong with them.
  private(set) var problems: [BuiltSpec] = []
  private(set) var isUsable = true
  private let source: ConfigurationSource
  private var fileByFolder: [ByteText: String?] = [:]
  private var fileByPath: [ByteText: ConfigurationFile] = [:]

  /// Of all that were read.
  var paths: [String] {
    fileByPath.values.map { $0.path }
  }

  init(_ source: ConfigurationSource) {
    self.source = source
  }

  /// The configuration of what lies in a folder.
  mutating func configuration(forFolder folder: String) -> ConfigurationFile? {
    switch source {
    case .isolated: return nil
    case .file(let path): return file(path, isRegular: false)
    case .nearest:
      let known = fileByFolder[ByteText(folder)] ?? nearestConfiguration(from: folder)
      fileByFolder[ByteText(folder)] = .some(known)
      return known.flatMap { file($0, isRegular: true) }
    }
  }

  private mutating func file(_ path: String, isRegular: Bool) -> ConfigurationFile? {
    if let known = fileByPath[ByteText(path)] { return known }
    guard isUsable else { return nil }
    let (file, problems) = ConfigurationFile.read(path, isRegular: isRegular)
    if let problems {
      self.problems.append(problems)
    }
    isUsable = file != nil
    fileByPath[ByteText(path)] = file
    return file
  }
}

/// The nearest configuration from a folder upward to the top of its repository; without a repository, the folder's own.
private func nearestConfiguration(from folder: String) -> String? {
  guard let start = resolvedPath(folder) else { return nil }
  let top = repositoryRoot(above: start) ?? start
  var folder = folder
  while true {
    let path = joined(folder: folder, ConfigurationFile.name)
    // A link that leads nowhere was meant to be one.
    if (try? fileStatus(path, followingLinks: false).get()) != nil { return path }
    guard let here = resolvedPath(folder), !here.hasSameBytes(as: top), here != "/" else { return nil }
    folder = folderAbove(folder)
  }
}

/// The folder above, named from the same place.
private func folderAbove(_ folder: String) -> String {
  if folder == "." { return ".." }
  return folder == ".." || folder.hasByteSuffix("/..") ? folder + "/.." : splitPath(folder).folder
}
