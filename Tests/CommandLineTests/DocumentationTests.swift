import Foundation
import Testing

/// Terminal sessions in the documents: blocks of `console` that begin with `$ layoutc` show what the commands print when their
/// output goes to a pipe, standard error and standard output as they come. Below `<!-- terminal -->`, diagnostics have the form
/// of a terminal.
///
/// Each block runs in a folder of its own with a copy of specs/, and with the files that the document shows below
/// `<!-- ...; file: NAME -->`. With LAYOUTC_RECORD=1 the blocks are written instead.
struct DocumentationTests {
  @Test(arguments: try documentPaths())
  func `terminal sessions show what the commands print`(path: String) async throws {
    let file = packageFolder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    var document = SessionDocument(text)
    for index in document.sessions.indices {
      let session = document.sessions[index]
      let printed = try await replay(session, files: document.files)
      if isRecording {
        document.replace(index, with: printed)
      } else {
        #expect(session.text == printed, "\(path): run `make docs`")
      }
    }
    if isRecording, document.text != text {
      try Data(document.text.utf8).write(to: file)
    }
  }

  private static let isRecording = ProcessInfo.processInfo.environment["LAYOUTC_RECORD"] == "1"
  private var isRecording: Bool { Self.isRecording }

  private static func documentPaths() throws -> [String] {
    try ["", "docs/"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
    }
  }

  private func replay(_ session: SessionDocument.Session, files: [String: String]) async throws -> String {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: packageFolder.appending(path: "specs"), to: folder.url(of: "specs"))
    for (name, text) in files {
      try folder.write(text, to: name)
    }
    let form = session.isOnTerminal ? " --format snippet" : ""
    var script = "layoutc() { \"$layoutc\" \"$@\"\(form); }\nexec 2>&1\nstatus=0\n"
    for command in session.commands {
      // A command may ask for the status of the one before it.
      script += "cat <<'PROMPT'\n$ \(command)\nPROMPT\n(exit $status)\n\(command)\nstatus=$?\n"
    }
    return try await shell(script, in: folder.url).outputText
  }
}

/// A Markdown document, cut at its terminal sessions.
private struct SessionDocument {
  struct Session {
    /// In whole lines.
    var text: String
    var isOnTerminal: Bool

    var commands: [Substring] {
      text.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    }
  }

  private(set) var sessions: [Session] = []
  /// Texts of the blocks that are to stand in files, by name.
  private(set) var files: [String: String] = [:]
  /// What stands around the sessions: one more than there are sessions.
  private var surroundings = [""]

  init(_ text: String) {
    var block: (mark: Substring, language: Substring, text: String)?
    var previous: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        guard line == "```" else {
          block?.text += line + "\n"
          continue
        }
        block = nil
        if open.language == "console", open.text.hasPrefix("$ layoutc") {
          sessions.append(Session(text: open.text, isOnTerminal: open.mark == "<!-- terminal -->"))
          surroundings.append("```\n")
        } else {
          surroundings[surroundings.count - 1] += open.text + "```\n"
        }
        if let range = open.mark.firstRange(of: "file: "), open.language == "yaml" {
          files[String(open.mark[range.upperBound...].dropLast(4))] = open.text
        }
      } else {
        surroundings[surroundings.count - 1] += line + "\n"
        if line.hasPrefix("```") {
          block = (previous, line.dropFirst(3), "")
        }
      }
      previous = line
    }
    // Splitting makes one line more than there are line ends.
    surroundings[surroundings.count - 1].removeLast()
  }

  mutating func replace(_ index: Int, with text: String) {
    sessions[index].text = text
  }

  var text: String {
    surroundings.indices.map { $0 < sessions.count ? surroundings[$0] + sessions[$0].text : surroundings[$0] }.joined()
  }
}
