/// The columns of a waterfall layout, across its scroll direction and in content coordinates.
struct WaterfallRoom: Sendable {
  /// The bounds less the adjusted content inset.
  let contentExtent: Length
  /// What the section's insets leave of it; may be negative.
  let available: Length
  let count: Int
  /// Of one column; not negative.
  let width: Length
  /// Between two columns.
  let gap: Length
  /// Where the first column starts.
  let start: Length

  static let greatestCount = 100

  init(layout: WaterfallLayout, environment: LayoutEnvironment) {
    let (axis, insets) = (layout.scrollDirection.crossing, environment.adjustedContentInset)
    let bounds = max(environment.bounds.extent(along: axis), 0)
    let content = Length(bounds) - Length(insets.before(along: axis)) - Length(insets.after(along: axis))
    contentExtent = content.value > 0 ? content : .zero
    let lead = Length(layout.sectionInset.before(along: axis))
    let available = content - lead - Length(layout.sectionInset.after(along: axis))
    self.available = available
    let spacing = Length(layout.columnSpacing)
    let (count, width) = layout.columns.fit(in: available, spacing: spacing)
    (self.count, self.width) = (count, width)
    let free = available - (width * count + spacing * (count - 1))
    guard free.value > 0 else {
      (start, gap) = (lead, spacing)
      return
    }
    switch layout.alignment {
    case .leading: (start, gap) = (lead, spacing)
    case .center: (start, gap) = (lead + free / 2, spacing)
    case .trailing: (start, gap) = (lead + free, spacing)
    case .justified: (start, gap) = (lead, count > 1 ? spacing + free / (count - 1) : spacing)
    }
  }

  /// From the first column's start to the last one's end.
  var columnsExtent: Length {
    width * count + gap * (count - 1)
  }

  /// Where each column starts.
  var positions: ArithmeticProgression {
    ArithmeticProgression(first: start, step: width + gap)
  }

  /// The width of an item that takes `span` columns.
  func width(ofSpan span: Int) -> Length {
    width * span + gap * (span - 1)
  }
}

extension WaterfallColumns {
  fileprivate func fit(in available: Length, spacing: Length) -> (count: Int, width: Length) {
    func shared(by count: Int) -> Length {
      let width = (available - spacing * (count - 1)) / count
      return width.value > 0 ? width : .zero
    }
    switch self {
    case .count(let wanted):
      let count = wanted >= 1 ? Int(min(wanted, Double(WaterfallRoom.greatestCount))) : 1
      return (count, shared(by: count))
    case .adaptive(let minimum, let maximum):
      let count = Self.count(of: Length(minimum.bounded), in: available, spacing: spacing)
      let width = shared(by: count)
      return (count, width.value > maximum ? Length(max(maximum, minimum).bounded) : width)
    case .fixed(let width):
      let width = Length(max(width.bounded, 0))
      return (Self.count(of: width, in: available, spacing: spacing), width)
    }
  }

  /// How many columns of a width have room: by exact lengths, so that a last digit does not decide.
  private static func count(of width: Length, in available: Length, spacing: Length) -> Int {
    let pitch = width + spacing
    guard pitch.value > 0 else { return 1 }
    func fits(_ count: Int) -> Bool {
      (pitch * count - spacing - available).value <= 0
    }
    let estimate = ((available + spacing).value / pitch.value).roundedDown
    var count = Int(min(max(estimate, 1), Double(WaterfallRoom.greatestCount)))
    if count < WaterfallRoom.greatestCount, fits(count + 1) {
      count += 1
    } else if count > 1, !fits(count) {
      count -= 1
    }
    return count
  }
}
