internal import CSystem

/// Turns paths as the user named them into paths from the top of a repository.
struct RepositoryPaths: Sendable {
  /// Absolute, without links; `nil` if nothing is known.
  let root: String?

  /// Paths from the top of the repository that `folder` lies in or, where there is none, from `folder` itself.
  init(around folder: String = ".") {
    let folder = resolvedPath(folder)
    root = folder.map { repositoryRoot(above: $0) ?? $0 }
  }

  /// `nil` for what lies elsewhere. The file need not exist, but its folder must.
  func path(of named: String) -> String? {
    let parts = splitPath(named)
    guard let root, let folder = resolvedPath(parts.folder) else { return nil }
    let whole = joined(folder: folder, parts.name)
    let lead = root == "/" ? "/" : root + "/"
    return whole.hasBytePrefix(lead) ? String(Substring(whole.utf8.dropFirst(lead.utf8.count))) : nil
  }

  /// Where a path from the top stands.
  func absolutePath(of path: String) -> String? {
    root.map { joined(folder: $0, path) }
  }
}

/// The nearest folder, from the given absolute one upward, that holds `.git`.
func repositoryRoot(above folder: String) -> String? {
  var folder = folder
  while true {
    if (try? fileStatus(joined(folder: folder, ".git")).get()) != nil { return folder }
    guard folder != "/" else { return nil }
    folder = splitPath(folder).folder
  }
}

/// Absolute and without links; `nil` for what does not exist.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(validatingCString: resolved)
}
