import SourceDiagnostics

/// What is checked of a mapping once all of it is there: keys are scalars and differ, merge keys have mappings to merge.
extension YAMLComposer {
  mutating func closeMapping(_ frame: Frame) {
    keys.removeAll()
    var visibleCount: UInt32 = 0
    var mergeKey: Int?
    var key = frame.node + 1
    while key < nodes.count {
      let value = nodes.next(after: key)
      if isMergeKey(key) {
        nodes[key].traits.insert(.hidden)
        if let first = mergeKey {
          reportDuplicate(key, of: first)
        } else {
          mergeKey = key
        }
      } else if !nodes.resolved(key).isScalar {
        nodes[key].traits.insert(.hidden)
        nodes[frame.node].traits.insert(.incomplete)
      } else if let first = keys.insert(key, nodes: nodes, texts: texts) {
        nodes[key].traits.insert(.hidden)
        if !isPieceOfCutText(key, value: value) {
          reportDuplicate(key, of: first)
        }
      } else {
        visibleCount += 1
      }
      key = nodes.next(after: value)
    }
    nodes[frame.node].second = visibleCount
    if let mergeKey {
      merge(nodes.next(after: mergeKey), into: frame.node, ownCount: visibleCount)
    }
  }

  mutating func reportNonScalarKey(_ node: Int) {
    nodes[node].traits.insert(.hidden)
    let record = nodes.resolved(node)
    let written = source[Int(record.start)..<min(Int(record.end), source.count)]
    let isShort = record.traits.contains(.flow) && written.count <= 40 && !written.contains(0x0a)
    let text = isShort ? " `\(String(decoding: written, as: UTF8.self))`" : ""
    let kind = record.form == .mapping ? "mapping" : "list"
    report(
      Diagnostic(
        .nonScalarKey, "a key must be text, but this one\(text) is a \(kind)", at: span(ofNode: node),
        help: isShort && nodes[node].form != .alias
          ? "put it in quotes if it is text: YAML reads `{` and `[` as the start of a mapping or list"
          : "write `key: value` with a plain word for the key",
        fixIts: isShort && nodes[node].form != .alias ? quotingFixIt(node) : []))
  }

  private func quotingFixIt(_ node: Int) -> [Diagnostic.FixIt] {
    let written = source[Int(nodes[node].start)..<Int(nodes[node].end)]
    guard !written.contains(UInt8(ascii: "\"")), !written.contains(UInt8(ascii: "\\")) else { return [] }
    let text = String(decoding: written, as: UTF8.self)
    return [
      Diagnostic.FixIt("put it in quotes", replacing: span(ofNode: node), with: "\"\(text)\"", applicability: .safe)
    ]
  }

  /// Whether a key without a value closes a parenthesis that it does not open: `1)` in `{ a: min(b, 1), c: min(d, 1) }`. That the
  /// comma cut the text is for the reader of the values to say, not that the rest of it stands there twice.
  private func isPieceOfCutText(_ key: Int, value: Int) -> Bool {
    let record = nodes[key]
    guard record.form == .plain, nodes[value].form == .plain, nodes[value].start == nodes[value].end else {
      return false
    }
    let text = texts.bytes(of: record)
    return text.count { $0 == UInt8(ascii: ")") } > text.count { $0 == UInt8(ascii: "(") }
  }

  private func isMergeKey(_ node: Int) -> Bool {
    let record = nodes[node]
    return record.form == .plain && record.second == 2 && texts.bytes(of: record).elementsEqual("<<".utf8)
  }

  private mutating func reportDuplicate(_ key: Int, of first: Int) {
    let name = texts.string(of: nodes.resolved(key))
    let isMerge = isMergeKey(key)
    report(
      Diagnostic(
        .duplicateKey, "the key `\(name)` is in this mapping twice", at: span(ofNode: key),
        labels: [Diagnostic.Label("first defined here", at: span(ofNode: first))],
        help: isMerge ? "merge several mappings with a list: `<<: [*a, *b]`" : "remove one of the two, or rename it"))
  }

  private mutating func merge(_ value: Int, into mapping: Int, ownCount: UInt32) {
    let first = mergedEntries.count
    let record = nodes.resolved(value)
    if record.form == .mapping {
      mergeEntries(ofNode: value, into: mapping)
    } else if record.form == .sequence {
      let sequence = nodes[value].form == .alias ? Int(nodes[value].first) : value
      var item = sequence + 1
      while item < Int(record.first) {
        if nodes.resolved(item).form == .mapping {
          mergeEntries(ofNode: item, into: mapping)
        } else {
          reportBadMerge(item, into: mapping, expected: "a list after `<<` may hold only mappings")
        }
        item = nodes.next(after: item)
      }
    } else {
      reportBadMerge(value, into: mapping, expected: "`<<` needs a mapping or a list of mappings")
    }
    guard mergedEntries.count > first else { return }
    merges.append(MergeRecord(ownCount: ownCount, entries: first..<mergedEntries.count))
    nodes[mapping].traits.insert(.merging)
    nodes[mapping].second = UInt32(merges.count - 1)
    aliasedNodes += mergedEntries.count - first
  }

  /// Adds the entries of a mapping whose keys are not there yet: own keys win, and earlier merges over later ones.
  private mutating func mergeEntries(ofNode node: Int, into target: Int) {
    let mapping = nodes[node].form == .alias ? Int(nodes[node].first) : node
    let record = nodes[mapping]
    if record.traits.contains(.incomplete) {
      nodes[target].traits.insert(.incomplete)
    }
    var key = mapping + 1
    while key < Int(record.first) {
      let value = nodes.next(after: key)
      if !nodes[key].traits.contains(.hidden), keys.insert(key, nodes: nodes, texts: texts) == nil {
        mergedEntries.append(EntryRecord(key: UInt32(key), value: UInt32(value)))
      }
      key = nodes.next(after: value)
    }
    guard record.traits.contains(.merging) else { return }
    for index in merges[Int(record.second)].entries {
      let entry = mergedEntries[index]
      if keys.insert(Int(entry.key), nodes: nodes, texts: texts) == nil {
        mergedEntries.append(entry)
      }
    }
  }

  private mutating func reportBadMerge(_ node: Int, into mapping: Int, expected: String) {
    nodes[mapping].traits.insert(.incomplete)
    let isReported =
      nodes.resolved(node).form == .unreadable || nodes[node].form == .alias && nodes[node].first == NodeRecord.noTarget
    guard !isReported else { return }
    let found = nodes.resolved(node).isScalar ? "a single value" : "a list"
    report(
      Diagnostic(
        .badMergeKey, "\(expected), but this is \(found)", at: span(ofNode: node),
        help: "give a mapping an anchor (`&base`) and write `<<: *base`; for an ordinary key, write \"<<\" in quotes"))
  }
}
