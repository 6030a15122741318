#if canImport(UIKit)
  public import UIKit

  extension FlowLayout {
    /// UIKit's own flow layout.
    @MainActor
    public static func makeCollectionViewLayout(for level: LayoutLevel) -> any LevelLayout {
      FlowLevelLayout(level: level)
    }
  }

  /// A level of a flow layout as UIKit's own, whose properties follow the collection view's bounds.
  ///
  /// Sizes that differ from item to item UIKit asks its delegate for: answer with `size(ofItemAt:in:)` and
  /// `referenceSize(of:inSection:in:)`, as `LevelViewController` does.
  public final class FlowLevelLayout: UICollectionViewFlowLayout, LevelLayout {
    public let level: LayoutLevel
    public var transitionEnd: TransitionEnd?

    public init(level: LayoutLevel) {
      self.level = level
      super.init()
    }

    public required init?(coder: NSCoder) {
      // A level is no archive's to make.
      return nil
    }

    /// The parameters for a collection view's bounds.
    public func parameters(in collectionView: UICollectionView) -> FlowLayout {
      level.layout(in: LayoutEnvironment(of: collectionView)).base as? FlowLayout ?? FlowLayout()
    }

    public override func prepare() {
      if let collectionView { apply(parameters(in: collectionView)) }
      super.prepare()
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView?.bounds.size != newBounds.size || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool {
      collectionView.map { parameters(in: $0).flipsHorizontallyInOppositeLayoutDirection } ?? false
    }

    public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      transitionTarget() ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    /// The size that the collection view's delegate answers for an item.
    public func size(ofItemAt indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
      let index = level.data.index(ofItem: indexPath.item, inSection: indexPath.section)
      return CGSize(parameters(in: collectionView).itemSize.size(at: index).nonNegative)
    }

    /// The size that the collection view's delegate answers for a section's header or footer.
    public func referenceSize(
      of kind: Supplementary.Kind, inSection section: Int, in collectionView: UICollectionView
    ) -> CGSize {
      let parameters = parameters(in: collectionView)
      let content = level.data.content
      let isHeader = kind == .header
      let size = isHeader ? parameters.headerReferenceSize : parameters.footerReferenceSize
      let length = isHeader ? content.headerLength(of: section) : content.footerLength(of: section)
      let axis = parameters.scrollDirection
      return CGSize(length.map { Size(main: $0, cross: size.extent(along: axis.crossing), mainAxis: axis) } ?? size)
    }

    private func apply(_ parameters: FlowLayout) {
      // Setting a property invalidates the layout, so equal values are not set again.
      func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ value: Value
      ) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
      }
      set(\.scrollDirection, parameters.scrollDirection == .horizontal ? .horizontal : .vertical)
      if case .uniform(let size) = parameters.itemSize { set(\.itemSize, CGSize(size)) }
      set(\.minimumLineSpacing, parameters.minimumLineSpacing)
      set(\.minimumInteritemSpacing, parameters.minimumInteritemSpacing)
      let inset = parameters.sectionInset
      set(\.sectionInset, UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
      set(\.headerReferenceSize, CGSize(parameters.headerReferenceSize))
      set(\.footerReferenceSize, CGSize(parameters.footerReferenceSize))
      set(\.sectionHeadersPinToVisibleBounds, parameters.sectionHeadersPinToVisibleBounds)
      set(\.sectionFootersPinToVisibleBounds, parameters.sectionFootersPinToVisibleBounds)
      switch parameters.sectionInsetReference {
      case .fromContentInset: set(\.sectionInsetReference, .fromContentInset)
      case .fromSafeArea: set(\.sectionInsetReference, .fromSafeArea)
      case .fromLayoutMargins: set(\.sectionInsetReference, .fromLayoutMargins)
      }
    }
  }

  // While one level turns into the next, the delegate is asked about both layouts, so the layout answers.
  extension LevelViewController: UICollectionViewDelegateFlowLayout {
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      (collectionViewLayout as? FlowLevelLayout)?.size(ofItemAt: indexPath, in: collectionView) ?? .zero
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      let layout = collectionViewLayout as? FlowLevelLayout
      return layout?.referenceSize(of: .header, inSection: section, in: collectionView) ?? .zero
    }

    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      let layout = collectionViewLayout as? FlowLevelLayout
      return layout?.referenceSize(of: .footer, inSection: section, in: collectionView) ?? .zero
    }
  }
#endif
