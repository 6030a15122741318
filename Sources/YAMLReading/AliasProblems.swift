import SourceDiagnostics

extension YAMLComposer {
  mutating func reportRecursiveAlias(_ node: Int, name: String, anchor: Int) {
    nodes[node].form = .unreadable
    report(
      Diagnostic(
        .recursiveAlias, "the alias `*\(name)` stands inside the very node that it refers to", at: span(ofNode: node),
        labels: [Diagnostic.Label("that node starts here", at: span(anchors[anchor].start, anchors[anchor].end))],
        help: "refer to a node that ends before this line"))
  }

  /// Answers whether to go on: `false` once aliases multiply beyond what any spec needs.
  mutating func checkAliasBudget(at node: Int) -> Bool {
    guard aliasedNodes > YAMLLimits.aliasedNodes else { return true }
    isUnusable = true
    report(
      Diagnostic(
        .aliasExpansion,
        "aliases multiply to \(aliasedNodes) nodes here; at most \(YAMLLimits.aliasedNodes) are allowed in a file",
        at: span(ofNode: node), help: "aliases of lists of aliases grow with every level; refer to smaller parts"))
    return false
  }

  /// Reports the aliases without an anchor, once all anchors of the document are known.
  mutating func reportUndefinedAliases() {
    guard !anchors.undefined.isEmpty else { return }
    let names = anchors.names
    for (name, node) in anchors.undefined where node < nodes.count && nodes[node].form == .alias {
      nodes[node].form = .unreadable
      let place = span(ofNode: node).start
      // The anchor may have been lost to another mistake.
      guard damage.isEmpty, firstStop.map({ place < $0 }) ?? true else { continue }
      // `*width / 3` is no alias at all, which the syntax error has said.
      guard !isFull, !problems.contains(where: { $0.span?.start == place }) else { continue }
      let message = "the alias `*\(name)` has no anchor `&\(name)` before it"
      if let later = anchors.find(name) {
        let label = Diagnostic.Label(
          "it is defined here, after its use", at: span(anchors[later].start, anchors[later].end))
        report(
          Diagnostic(
            .undefinedAlias, message, at: span(ofNode: node), labels: [label],
            help: "move the anchor to the first place and the alias to the second"))
      } else {
        report(Diagnostic(.undefinedAlias, message, at: span(ofNode: node), help: remedy(for: name, among: names)))
      }
    }
  }

  private func remedy(for name: String, among names: [String]) -> String {
    if let near = nearestName(to: name, among: names) {
      return "did you mean `*\(near)`?"
    }
    return "put `&\(name)` before the value that it stands for; if this is text and not an alias, put it in quotes"
  }
}
