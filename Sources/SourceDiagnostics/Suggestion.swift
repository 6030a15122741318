/// The known name nearest to a misspelt one, or `nil` where none is near enough to be a help.
///
/// Nearness counts insertions, deletions, replacements and swaps of neighbors (optimal string alignment) between scalars
/// without regard to case, up to a third of the word's length, but at least one. Of names equally near the first wins.
public func nearestName(to word: String, among names: [String]) -> String? {
  let target = foldedScalars(of: word)
  let targetLetters = letterSet(of: target)
  guard !target.isEmpty, target.count <= longestMisspelling else { return nil }
  var limit = max(1, target.count / 3)
  var nearest: String?
  var rows = AlignmentRows(target: target)
  for name in names where name.utf8.count <= 4 * (target.count + limit) {
    let candidate = foldedScalars(of: name)
    let letters = letterSet(of: candidate)
    // Each step mends at most one letter that the other word lacks.
    guard (targetLetters & ~letters).nonzeroBitCount <= limit, (letters & ~targetLetters).nonzeroBitCount <= limit
    else { continue }
    // A name with nothing in common, such as `b` for `a`, is no help.
    guard let distance = rows.distance(to: candidate, atMost: limit), distance < max(target.count, candidate.count)
    else { continue }
    if distance == 0 {
      return name
    }
    nearest = name
    limit = distance - 1
  }
  return nearest
}

/// Names for a message: "`a`, `b` and `c`", or with another conjunction before the last.
public func quotedList(_ names: [String], conjunction: String = "and") -> String {
  var list = ""
  for (index, name) in names.enumerated() {
    let separator = index == 0 ? "" : index < names.count - 1 ? ", " : " \(conjunction) "
    list += "\(separator)`\(name)`"
  }
  return list
}

/// In scalars; what is longer is no slip of the keyboard, and comparing it would cost.
private let longestMisspelling = 128

private func foldedScalars(of text: String) -> [Unicode.Scalar] {
  var scalars: [Unicode.Scalar] = []
  scalars.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "A"..."Z": scalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case _ where scalar.isASCII: scalars.append(scalar)
    default: scalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }
  return scalars
}

/// The scalars that occur, as bits; several share one, so a word may have fewer than it seems but never more.
private func letterSet(of scalars: [Unicode.Scalar]) -> UInt64 {
  scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
}

/// The last three rows of the alignment's table, kept from one candidate to the next.
private struct AlignmentRows {
  private let target: [Unicode.Scalar]
  private var beforePrevious: [Int]
  private var previous: [Int]
  private var current: [Int]

  init(target: [Unicode.Scalar]) {
    self.target = target
    let row = [Int](repeating: 0, count: target.count + 1)
    (beforePrevious, previous, current) = (row, row, row)
  }

  /// The distance, or `nil` if it exceeds `limit`. Only the band of cells that can stay within the limit is filled in.
  mutating func distance(to candidate: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(candidate.count - target.count) <= limit else { return nil }
    let beyond = limit + 1
    for column in 0...target.count {
      previous[column] = min(column, beyond)
    }
    for row in stride(from: 1, through: candidate.count, by: 1) {
      let first = max(1, row - limit)
      let last = min(target.count, row + limit)
      current[first - 1] = first == 1 ? min(row, beyond) : beyond
      for column in stride(from: first, through: last, by: 1) {
        let differs = candidate[row - 1] != target[column - 1]
        var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (differs ? 1 : 0))
        if row > 1, column > 1, candidate[row - 1] == target[column - 2], candidate[row - 2] == target[column - 1] {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = min(cost, beyond)
      }
      if last < target.count {
        current[last + 1] = beyond
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = previous[target.count]
    return distance <= limit ? distance : nil
  }
}
