// Writes texts that layoutc carries as Swift: `EmbedTexts OUTPUT [--text | --swift NAME FILE ...] ...`
//
// Each becomes a constant of the enum `EmbeddedText`. `--text` takes one file as it is. `--swift` makes one file of many, which
// compiles in any module: see OneFile.swift. Files are taken in the order of their paths, so that the output is always the same.

import Foundation

var arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.popFirst() else {
  fail("usage: EmbedTexts OUTPUT [--text | --swift NAME FILE ...] ...")
}

var result = "// Written by EmbedTexts from files of the repository.\n\nenum EmbeddedText {\n"
while let form = arguments.popFirst() {
  guard ["--text", "--swift"].contains(form), let name = arguments.popFirst() else {
    fail("a form and a name stand before files, found `\(form)`")
  }
  let files = arguments.prefix { !$0.hasPrefix("--") }.sorted()
  arguments = arguments.drop { !$0.hasPrefix("--") }
  let texts = files.map { path in
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { fail("\(path) cannot be read") }
    return text
  }
  let text = form == "--swift" ? oneFile(of: texts) : texts.joined()
  let delimiter = "##"
  guard !text.contains("\"\"\"" + delimiter), !text.contains("\\" + delimiter) else {
    fail("\(name) would end the literal that it stands in")
  }
  result += "  static let \(name): StaticString = \(delimiter)\"\"\"\n\(text)\n\"\"\"\(delimiter)\n"
}
result += "}\n"
do {
  try Data(result.utf8).write(to: URL(filePath: output))
} catch {
  fail("\(output) cannot be written: \(error)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("EmbedTexts: \(message)\n".utf8))
  exit(1)
}
