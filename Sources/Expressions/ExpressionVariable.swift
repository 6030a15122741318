/// A name that the compiler gives a value to. Who gives it the value declares it: `static let columnWidth =
/// ExpressionVariable("columnWidth")`. Which keys may use it is the schema's decision.
package struct ExpressionVariable: Hashable, Sendable {
  /// As an expression spells it: `safeArea.top`.
  package let name: String
  /// Whether its value differs from item to item.
  package let isOfItem: Bool

  package init(_ name: String, isOfItem: Bool = false) {
    self.name = name
    self.isOfItem = isOfItem
  }

  /// Equal names are one variable.
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The variables of every layout kind.
extension ExpressionVariable {
  /// The item's place among all items of the data source, from 0.
  package static let index = Self("index", isOfItem: true)
  /// The place of the item's section, from 0.
  package static let section = Self("section", isOfItem: true)
  package static let aspectRatio = Self("aspectRatio", isOfItem: true)
  package static let width = Self("width")
  package static let height = Self("height")
  package static let displayScale = Self("displayScale")
  package static let safeAreaTop = Self("safeArea.top")
  package static let safeAreaLeft = Self("safeArea.left")
  package static let safeAreaBottom = Self("safeArea.bottom")
  package static let safeAreaRight = Self("safeArea.right")
  package static let contentInsetTop = Self("contentInset.top")
  package static let contentInsetLeft = Self("contentInset.left")
  package static let contentInsetBottom = Self("contentInset.bottom")
  package static let contentInsetRight = Self("contentInset.right")
  package static let adjustedContentInsetTop = Self("adjustedContentInset.top")
  package static let adjustedContentInsetLeft = Self("adjustedContentInset.left")
  package static let adjustedContentInsetBottom = Self("adjustedContentInset.bottom")
  package static let adjustedContentInsetRight = Self("adjustedContentInset.right")
  package static let scale = Self("scale")
  package static let level = Self("level")
  package static let count = Self("count")
}

/// A set of variables that keeps their order. There are few, so that they are looked through.
package struct ExpressionVariables: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  package private(set) var members: [ExpressionVariable] = []

  package init(_ variables: [ExpressionVariable]) {
    for variable in variables { insert(variable) }
  }

  package init(arrayLiteral variables: ExpressionVariable...) { self.init(variables) }

  package var isEmpty: Bool { members.isEmpty }
  var count: Int { members.count }

  package func makeIterator() -> IndexingIterator<[ExpressionVariable]> { members.makeIterator() }

  package mutating func insert(_ variable: ExpressionVariable) {
    if !members.contains(variable) { members.append(variable) }
  }

  package mutating func formUnion(_ other: Self) {
    for variable in other.members { insert(variable) }
  }

  package func union(_ other: Self) -> Self { Self(members + other.members) }

  package func subtracting(_ other: Self) -> Self { Self(members.filter { !other.members.contains($0) }) }

  package func isSubset(of other: Self) -> Bool { members.allSatisfy { other.members.contains($0) } }

  package func isDisjoint(with other: Self) -> Bool { !members.contains { other.members.contains($0) } }

  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.isSubset(of: right)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(count) }

  /// The place of a member.
  func index(of variable: ExpressionVariable) -> Int {
    guard let index = members.firstIndex(of: variable) else {
      preconditionFailure("an expression depends on what its lets depend on")
    }
    return index
  }
}
