/// Item sizes by index in the whole data source.
public enum ItemSizes: Sendable {
  case uniform(Size)
  /// A pure function of the index: called more than once an item, always with the same answer.
  case each(@Sendable (_ index: Int) -> Size)
  /// The same for many items at once, which costs less.
  case runs(Run)

  /// Stores the sizes of consecutive items in `places`, from the one at `first` in the data source.
  public typealias Run = @Sendable (_ first: Int, _ places: Range<Int>, _ sizes: inout MutableSpan<Size>) -> Void

  /// Stores the sizes of consecutive items in `places`, from the one at `first` in the data source.
  public func store(from first: Int, in places: Range<Int>, of sizes: inout MutableSpan<Size>) {
    switch self {
    case .uniform(let size):
      for place in places {
        sizes[place] = size
      }
    case .each(let size):
      for place in places {
        sizes[place] = size(first + place - places.lowerBound)
      }
    case .runs(let run):
      run(first, places, &sizes)
    }
  }

  /// The size of the item at `index` of the whole data source.
  public func size(at index: Int) -> Size {
    if case .uniform(let size) = self { return size }
    var sizes = [Size(width: 0, height: 0)]
    var target = sizes.mutableSpan
    store(from: index, in: 0..<1, of: &target)
    return sizes[0]
  }

  /// The sizes of the first `count` items.
  public func list(count: Int) -> [Size] {
    var sizes = [Size](repeating: Size(width: 0, height: 0), count: count)
    var target = sizes.mutableSpan
    store(from: 0, in: 0..<count, of: &target)
    return sizes
  }
}
