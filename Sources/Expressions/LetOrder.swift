/// The order in which lets can be worked out.
struct LetOrder {
  /// A let's name in another's expression.
  struct Reference {
    var user: Int
    var used: Int
    /// In the user's scalar.
    var range: Range<Int>
  }

  /// Each let after those it uses, except where a cycle makes that impossible.
  private(set) var sorted: [Int] = []
  /// Each as a path back to its start; every let is in one at most.
  private(set) var cycles: [[Reference]] = []

  private enum State {
    case new, open, done, cyclic
  }

  /// Requires one syntax, or `nil`, for each entry.
  init(entries: [LetEntry], syntaxes: [ExpressionSyntax?]) {
    var indices: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where indices[entry.name] == nil {
      indices[entry.name] = index
    }
    let references = syntaxes.enumerated().map { user, syntax -> [Reference] in
      guard let syntax else { return [] }
      return syntax.nodes.compactMap { node in
        guard case .name(let range) = node.kind, let used = indices[syntax.text(range)] else { return nil }
        return Reference(user: user, used: used, range: range)
      }
    }
    var states = [State](repeating: .new, count: entries.count)
    for start in entries.indices where states[start] == .new {
      visit(start, references, &states)
    }
  }

  /// Depth first, with a stack of its own: a chain of lets may be longer than the call stack is deep.
  private mutating func visit(_ start: Int, _ references: [[Reference]], _ states: inout [State]) {
    var path: [(let: Int, next: Int)] = [(start, 0)]
    states[start] = .open
    while let (user, next) = path.last {
      guard next < references[user].count else {
        if states[user] == .open { states[user] = .done }
        sorted.append(user)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let used = references[user][next].used
      switch states[used] {
      case .new:
        states[used] = .open
        path.append((used, 0))
      case .open:
        guard let first = path.lastIndex(where: { $0.let == used }) else {
          preconditionFailure("an open let is on the path")
        }
        // `next` of a let on the path has gone past the reference that led on.
        cycles.append(path[first...].map { references[$0.let][$0.next - 1] })
        for step in path[first...] { states[step.let] = .cyclic }
      case .done, .cyclic: break
      }
    }
  }
}
