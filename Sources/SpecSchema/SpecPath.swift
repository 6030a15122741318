/// The keys and list places from the top of a spec to the value being read. Following along costs no text: it is put together
/// for messages only.
package struct SpecPath: Sendable {
  private enum Step: Sendable {
    case key(String)
    case item(Int)
  }

  private var steps: [Step] = []

  package var isEmpty: Bool {
    steps.isEmpty
  }

  package mutating func append(_ key: String) {
    steps.append(.key(key))
  }

  package mutating func append(item index: Int) {
    steps.append(.item(index))
  }

  package mutating func removeLast() {
    steps.removeLast()
  }

  /// `dataSources.photos.items[3].size`.
  package var text: String {
    text(of: steps[...])
  }

  /// The last key with its places in lists: `items[3]`; `nil` at the top.
  package var last: String? {
    let start = steps.lastIndex { if case .key = $0 { true } else { false } }
    return steps.isEmpty ? nil : text(of: steps[(start ?? 0)...])
  }

  /// The last key alone.
  package var lastKey: String? {
    for case .key(let key) in steps.reversed() {
      return key
    }
    return nil
  }

  private func text(of steps: ArraySlice<Step>) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .item(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
