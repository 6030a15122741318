/// A number for each item, by index in the whole data source.
public enum ItemLengths: Sendable {
  case uniform(Double)
  /// A pure function of the index: called more than once an item, always with the same answer.
  case each(@Sendable (_ index: Int) -> Double)
  /// The same for many items at once, which costs less.
  case runs(Run)

  /// Stores the numbers of consecutive items, from the one at `first` in the data source.
  public typealias Run = @Sendable (_ first: Int, _ numbers: inout MutableSpan<Double>) -> Void

  /// Stores the numbers of consecutive items, from the one at `first` in the data source.
  public func store(from first: Int, in numbers: inout MutableSpan<Double>) {
    switch self {
    case .uniform(let number):
      for place in 0..<numbers.count {
        numbers[place] = number
      }
    case .each(let number):
      for place in 0..<numbers.count {
        numbers[place] = number(first + place)
      }
    case .runs(let run):
      run(first, &numbers)
    }
  }
}
