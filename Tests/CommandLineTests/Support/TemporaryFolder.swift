import Foundation

/// A folder of its own for one test, removed when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "layoutc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String {
    url.path
  }

  func url(of name: String) -> URL {
    url.appending(path: name)
  }

  /// Makes folders on the way.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url(of: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url(of: name))
  }

  /// All entries with hidden ones, sorted; empty if the folder does not exist.
  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url(of: folder).path)) ?? []).sorted()
  }
}
