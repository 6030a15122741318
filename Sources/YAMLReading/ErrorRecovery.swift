/// What becomes of the tree where composing stops at a mistake: what the mistake may have garbled is left out, and where a top key
/// that the file's language knows starts a line behind it, reading goes on there. Nothing of this may report a second fault that is
/// none.
extension YAMLComposer {
  /// Leaves out what the mistake may have garbled, closes what is open but the top mapping, and answers with the place where reading
  /// can go on. Without one the top mapping is closed as well.
  mutating func recover(atKeys landmarks: [String], after last: Int) -> Int? {
    guard var stop else { return nil }
    self.stop = nil
    firstStop = firstStop ?? stop
    stop = dropOpenFlow() ?? stop
    if top.node < 0 {
      markLastPart(of: 0, from: stop)
      return nil
    }
    if top.isMapping, isOdd(top.childCount) {
      addUnreadable()
    } else {
      markLastPart(of: top.node, from: stop)
    }
    while outer.count > 1 {
      closeIncomplete()
    }
    if let line = landmark(landmarks, from: stop, after: last) {
      nodes[top.node].traits.insert(.incomplete)
      return line
    }
    closeIncomplete()
    return nil
  }

  /// A value that is not there.
  private mutating func addUnreadable() {
    nodes.append(NodeRecord(form: .unreadable, start: UInt32(lastEnd), end: UInt32(lastEnd)))
    finish(end: lastEnd)
  }

  private mutating func closeIncomplete() {
    nodes[top.node].traits.insert(.incomplete)
    top.isKey = false
    _ = close(end: lastEnd)
    if top.isMapping, isOdd(top.childCount) {
      addUnreadable()
    }
  }

  /// Makes one unreadable node of the outermost `[ ]` or `{ }` that is open, as where it should have ended nobody can tell, and answers
  /// where it starts.
  private mutating func dropOpenFlow() -> Int? {
    let frames = outer + [top]
    guard let index = frames.firstIndex(where: { $0.node >= 0 && nodes[$0.node].traits.contains(.flow) }) else {
      return nil
    }
    let frame = frames[index]
    makeUnreadable(frame.node, end: lastEnd)
    if let anchor = frame.anchor {
      anchors.complete(anchor, size: 1)
    }
    top = frames[index - 1]
    outer.removeLast(frames.count - index)
    finish(end: lastEnd)
    return Int(nodes[frame.node].start)
  }

  private mutating func makeUnreadable(_ node: Int, end: Int) {
    if nodes[node].isCollection {
      nodes.removeSubrange((node + 1)...)
      anchors.lose(from: node + 1)
    }
    nodes[node] = NodeRecord(
      form: .unreadable, traits: nodes[node].traits.intersection(.hidden), start: nodes[node].start, end: UInt32(end))
  }

  /// Marks the block collections that end last as incomplete, for what the mistake is about may belong to them; the value at their end
  /// is unreadable if the mistake begins on its line, as libyaml may have taken a piece of one for the other.
  private mutating func markLastPart(of collection: Int, from stop: Int) {
    var node = collection
    while node < nodes.count {
      guard nodes[node].isCollection, !nodes[node].traits.contains(.flow) else {
        if Int(nodes[node].end) > source.lineStart(before: stop) {
          makeUnreadable(node, end: Int(nodes[node].end))
        }
        return
      }
      nodes[node].traits.insert(.incomplete)
      var last = node
      var child = node + 1
      while child < nodes.count {
        last = child
        child = nodes.next(after: child)
      }
      if last == node { return }
      node = last
    }
  }

  /// The start of the first line from the one of the mistake on that begins with one of these keys, if the top mapping has none such yet.
  private func landmark(_ keys: [String], from stop: Int, after last: Int) -> Int? {
    let start = Int(nodes[top.node].start)
    guard top.isMapping, start == source.lineStart(before: start) || start == 3 && source.startsWithMark else {
      return nil
    }
    let known = topKeys
    var line = source.lineStart(before: stop)
    while line < source.count {
      let word = source[line...].prefix { isLetter($0) }
      let isKey =
        word.endIndex < source.count && source[word.endIndex] == UInt8(ascii: ":")
        && (word.endIndex + 1 == source.count || source.isBlankOrBreak(at: word.endIndex + 1))
      if line > last, isKey {
        let name = String(decoding: word, as: UTF8.self)
        if keys.contains(name), !known.contains(name) { return line }
      }
      line = source.lineEnd(from: line)
      line += source.breakLength(at: line)
    }
    return nil
  }

  private var topKeys: [String] {
    var names: [String] = []
    var key = top.node + 1
    while key < nodes.count {
      if nodes[key].isScalar {
        names.append(texts.string(of: nodes[key]))
      }
      key = nodes.next(after: nodes.next(after: key))
    }
    return names
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

extension [UInt8] {
  /// Whether the first bytes are a byte order mark.
  var startsWithMark: Bool {
    starts(with: [0xef, 0xbb, 0xbf])
  }
}
