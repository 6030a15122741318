/// A text that is what its bytes are. Swift's String takes canonically equivalent texts for one, such as `é` composed and decomposed;
/// a file system, YAML and JSON take them for two.
package struct ByteText: Hashable, Comparable, ExpressibleByStringLiteral, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package static func == (left: ByteText, right: ByteText) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package static func < (left: ByteText, right: ByteText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  package func hasSameBytes(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
