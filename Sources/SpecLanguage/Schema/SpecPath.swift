/// The keys and list places from the top of a spec to the value being read. Following along costs no text: it is put together
/// for messages only.
struct SpecPath: Sendable {
  private enum Step: Sendable {
    case key(String)
    case item(Int)
  }

  private var steps: [Step] = []

  var isEmpty: Bool {
    steps.isEmpty
  }

  mutating func append(_ key: String) {
    steps.append(.key(key))
  }

  mutating func append(item index: Int) {
    steps.append(.item(index))
  }

  mutating func removeLast() {
    steps.removeLast()
  }

  /// `dataSources.photos.items[3].size`.
  var text: String {
    text(of: steps[...])
  }

  /// The last key with its places in lists: `items[3]`; `nil` at the top.
  var last: String? {
    let start = steps.lastIndex { if case .key = $0 { true } else { false } }
    return steps.isEmpty ? nil : text(of: steps[(start ?? 0)...])
  }

  /// The last key alone.
  var lastKey: String? {
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
