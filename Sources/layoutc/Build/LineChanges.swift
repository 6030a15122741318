/// Lines of an old text and the lines of a new one that take their place, by index; one of both ranges may be empty.
struct LineChange: Equatable {
  var old: Range<Int>
  var new: Range<Int>
}

/// Ways from text to text that need more removed and inserted lines than this are not looked for: the time and memory to find
/// one grow with its square.
private let mostEdits = 1000

/// The changes that turn one list of lines into another, in order, with an unchanged line between any two. As few lines as
/// can be are changed, unless they are very many: then one change covers them all.
///
/// Lines are given as numbers that are equal where the lines are. The algorithm is the greedy one of E. Myers, "An O(ND)
/// Difference Algorithm and Its Variations", Algorithmica 1 (1986).
func lineChanges(from old: [Int], to new: [Int]) -> [LineChange] {
  let shorter = min(old.count, new.count)
  var start = 0
  while start < shorter, old[start] == new[start] {
    start += 1
  }
  var equalAtEnd = 0
  while equalAtEnd < shorter - start, old[old.count - 1 - equalAtEnd] == new[new.count - 1 - equalAtEnd] {
    equalAtEnd += 1
  }
  let oldMiddle = start..<(old.count - equalAtEnd)
  let newMiddle = start..<(new.count - equalAtEnd)
  guard !oldMiddle.isEmpty, !newMiddle.isEmpty else {
    return oldMiddle.isEmpty && newMiddle.isEmpty ? [] : [LineChange(old: oldMiddle, new: newMiddle)]
  }
  guard let edits = shortestEdits(from: old[oldMiddle], to: new[newMiddle]) else {
    return [LineChange(old: oldMiddle, new: newMiddle)]
  }
  return changes(of: edits, oldStart: oldMiddle, newStart: newMiddle)
}

/// Which lines of the old text go and which of the new one come, counted from the start of each slice.
private struct Edits {
  var isRemoved: [Bool]
  var isInserted: [Bool]
}

/// `nil` if there would be more than `mostEdits`.
private func shortestEdits(from old: ArraySlice<Int>, to new: ArraySlice<Int>) -> Edits? {
  let (old, new) = (Array(old), Array(new))
  let most = min(old.count + new.count, mostEdits)
  // By diagonal, which is the line of the old text less that of the new one: how far a path with so many edits reaches in the
  // old text. The diagonals -edits ... edits stand at 0 ... 2 * edits.
  var rounds: [[Int]] = []
  for edits in 0...most {
    var reached = [Int](repeating: 0, count: 2 * edits + 1)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      var x = rounds.last.map { furthestStart($0, edits: edits, diagonal: diagonal).x } ?? 0
      var y = x - diagonal
      while x < old.count, y < new.count, old[x] == new[y] {
        x += 1
        y += 1
      }
      reached[diagonal + edits] = x
      if x >= old.count, y >= new.count {
        return retrace(rounds, old: old, new: new)
      }
    }
    rounds.append(reached)
  }
  return nil
}

/// Where the `edits`-th edit of the furthest path to a diagonal ends, given how far paths with one edit less reach.
private func furthestStart(_ reached: [Int], edits: Int, diagonal: Int) -> (x: Int, isInsertion: Bool) {
  let below = diagonal + 1 + edits - 1
  let above = diagonal - 1 + edits - 1
  let isInsertion = diagonal == -edits || diagonal != edits && reached[above] < reached[below]
  return isInsertion ? (reached[below], true) : (reached[above] + 1, false)
}

/// Goes back from the ends of both texts along the path that was found.
private func retrace(_ rounds: [[Int]], old: [Int], new: [Int]) -> Edits {
  var edits = Edits(
    isRemoved: Array(repeating: false, count: old.count), isInserted: Array(repeating: false, count: new.count))
  var diagonal = old.count - new.count
  for count in stride(from: rounds.count, to: 0, by: -1) {
    let (x, isInsertion) = furthestStart(rounds[count - 1], edits: count, diagonal: diagonal)
    if isInsertion {
      edits.isInserted[x - diagonal - 1] = true
      diagonal += 1
    } else {
      edits.isRemoved[x - 1] = true
      diagonal -= 1
    }
  }
  return edits
}

private func changes(of edits: Edits, oldStart: Range<Int>, newStart: Range<Int>) -> [LineChange] {
  var changes: [LineChange] = []
  var (x, y) = (0, 0)
  while x < oldStart.count || y < newStart.count {
    let (firstX, firstY) = (x, y)
    while x < oldStart.count, edits.isRemoved[x] {
      x += 1
    }
    while y < newStart.count, edits.isInserted[y] {
      y += 1
    }
    if x == firstX, y == firstY {
      x += 1
      y += 1
    } else {
      let old = (oldStart.lowerBound + firstX)..<(oldStart.lowerBound + x)
      let new = (newStart.lowerBound + firstY)..<(newStart.lowerBound + y)
      changes.append(LineChange(old: old, new: new))
    }
  }
  return changes
}
