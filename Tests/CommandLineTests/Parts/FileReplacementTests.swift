import Foundation
import Testing

@testable import layoutc

struct FileReplacementTests {
  /// Writes `text` in pieces over what stands in the folder.
  private func replace(_ name: String, in folder: TemporaryFolder, by pieces: [String]) throws -> Bool {
    try StagingFolder.within(folder.path, fileCount: 1) { staging in
      let replacement = FileReplacement(fileNamed: name, inFolder: folder.path, staging: staging, number: 0)
      for piece in pieces {
        replacement.write(Array(piece.utf8).span)
      }
      return replacement.finish().map { staged in
        #expect(staged.commit() == nil)
        return staged.isChanged
      }
    }.get()
  }

  @Test(arguments: [
    ("one two three", false), ("one two thre", true), ("one two three four", true), ("one TWO three", true),
    ("one two threE", true), ("", true),
  ])
  func `a file is written only if it changes, and then right`(old: String, isChanged: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(old, to: "file")
    #expect(try replace("file", in: folder, by: ["one ", "two ", "three"]) == isChanged)
    #expect(try folder.read("file") == Data("one two three".utf8))
    #expect(folder.names() == ["file"])
  }

  @Test func `a file that is not there is written, even an empty one`() throws {
    let folder = try TemporaryFolder()
    #expect(try replace("new", in: folder, by: ["a", "b"]))
    #expect(try replace("empty", in: folder, by: []))
    #expect(try folder.read("new") == Data("ab".utf8))
    #expect(folder.names() == ["empty", "new"])
  }

  @Test func `an emptied file is replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "file")
    #expect(try replace("file", in: folder, by: []))
    #expect(try folder.read("file").isEmpty)
  }

  @Test func `a discarded replacement leaves the old file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    try StagingFolder.within(folder.path, fileCount: 1) { staging in
      let replacement = FileReplacement(fileNamed: "file", inFolder: folder.path, staging: staging, number: 0)
      replacement.write(Array("new".utf8).span)
      return replacement.finish().map { $0.discard() }
    }.get()
    #expect(try folder.read("file") == Data("old".utf8))
    #expect(folder.names() == ["file"])
  }
}
