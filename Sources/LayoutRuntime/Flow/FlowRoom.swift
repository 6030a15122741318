/// The room that lines have along the cross axis, in content coordinates.
struct FlowRoom: Hashable, Sendable {
  /// Where lines start.
  let start: Length
  let available: Length
  /// `available` in the plain double arithmetic that lines are broken with.
  let breakingExtent: Double
  /// The content's extent along the cross axis.
  let contentExtent: Length

  init(layout: FlowLayout, environment: LayoutEnvironment) {
    let axis = layout.scrollDirection.crossing
    let bounds = environment.bounds.extent(along: axis)
    let before = Side(
      reference: layout.sectionInsetReference, sectionInset: layout.sectionInset, environment: environment
    ) { $0.before(along: axis) }
    let after = Side(
      reference: layout.sectionInsetReference, sectionInset: layout.sectionInset, environment: environment
    ) { $0.after(along: axis) }

    start = before.sectionInset
    available = Length(bounds) - before.adjusted - after.adjusted - before.sectionInset - after.sectionInset
    breakingExtent =
      bounds - before.adjusted.value - after.adjusted.value - before.sectionInset.value - after.sectionInset.value
    // The bounds less the content inset, not the widest line: reported, but neither documented nor confirmed on a device.
    let contentInset = environment.contentInset
    let content = Length(bounds) - Length(contentInset.before(along: axis)) - Length(contentInset.after(along: axis))
    contentExtent = content.value > 0 ? content : .zero
  }

  /// One side's insets across the scroll direction.
  private struct Side {
    let adjusted: Length
    /// Beyond the adjusted content inset, which is where the content begins.
    let sectionInset: Length

    init(
      reference: SectionInsetReference, sectionInset: EdgeInsets, environment: LayoutEnvironment,
      at side: (EdgeInsets) -> Double
    ) {
      adjusted = Length(side(environment.adjustedContentInset))
      let own = Length(side(sectionInset))
      // An inset from the safe area or the margins reaches at least as far as the adjusted content inset, and counts across
      // the scroll direction only: inferred, not measured.
      self.sectionInset =
        switch reference {
        case .fromContentInset: own
        case .fromSafeArea: (Length(side(environment.safeArea)) + own).atLeast(adjusted) - adjusted
        case .fromLayoutMargins: (Length(side(environment.layoutMargins)) + own).atLeast(adjusted) - adjusted
        }
    }
  }
}

extension Length {
  fileprivate func atLeast(_ other: Length) -> Length {
    value < other.value ? other : self
  }
}
