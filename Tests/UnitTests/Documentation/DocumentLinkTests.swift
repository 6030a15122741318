import Foundation
import Testing

struct DocumentLinkTests {
  @Test(arguments: try MarkdownDocument.all())
  func `every link inside the project leads somewhere`(document: MarkdownDocument) throws {
    let folder = packageFolder.appending(path: document.path).deletingLastPathComponent()
    for link in links(in: document) where !link.hasPrefix("https://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? document.path : String(parts[0])
      let target = parts[0].isEmpty ? packageFolder.appending(path: file) : folder.appending(path: file)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link) names no file")
      if parts.count == 2 {
        let path = target.standardizedFileURL.path.dropFirst(packageFolder.standardizedFileURL.path.count)
        let anchors = try MarkdownDocument(path: path.drop { $0 == "/" }.description).anchors
        #expect(anchors.contains(String(parts[1])), "\(link) names no heading")
      }
    }
  }

  /// What stands in the parentheses of `[text](link)`.
  private func links(in document: MarkdownDocument) -> [String] {
    document.proseLines.flatMap { line in
      line.ranges(of: "](").compactMap { range in
        line[range.upperBound...].firstIndex(of: ")").map { String(line[range.upperBound..<$0]) }
      }
    }
  }
}
