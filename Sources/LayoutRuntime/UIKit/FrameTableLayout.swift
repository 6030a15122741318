#if canImport(UIKit)
  public import UIKit

  /// Shows the frames of a level's table, whatever the kind of its layout. The table is made anew when the collection view's
  /// bounds or insets change; what is visible is found by the table's search, and not by visiting every item.
  public final class FrameTableLayout: UICollectionViewLayout, LevelLayout {
    public let level: LayoutLevel
    public var transitionEnd: TransitionEnd?
    private var environment: LayoutEnvironment?
    private var table: FrameTable?

    public init(level: LayoutLevel) {
      self.level = level
      super.init()
    }

    public required init?(coder: NSCoder) {
      // A level is no archive's to make.
      return nil
    }

    public override func prepare() {
      super.prepare()
      guard let collectionView else { return }
      let current = LayoutEnvironment(of: collectionView)
      guard current != environment else { return }
      environment = current
      table = level.frameTable(in: current)
    }

    public override var collectionViewContentSize: CGSize {
      table.map { CGSize($0.contentSize) } ?? .zero
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let table else { return nil }
      let area = Rect(rect)
      let items = table.items(intersecting: area).joined().map { item in
        let section = table.section(ofItem: item)
        return IndexPath(item: item - table.sectionStarts[section], section: section)
      }
      return items.compactMap { layoutAttributesForItem(at: $0) }
        + table.supplementaries.filter { shownFrame(of: $0).overlaps(area) }.map { attributes(of: $0) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let table, indexPath.section < table.sections.count,
        indexPath.item < table.sections[indexPath.section].count
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(table.sections[indexPath.section].frame(at: indexPath.item))
      return attributes
    }

    public override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      table?.supplementaries.first { $0.kind.elementKind == elementKind && $0.section == indexPath.section }
        .map { attributes(of: $0) }
    }

    private func attributes(of supplementary: Supplementary) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplementary.kind.elementKind,
        with: IndexPath(item: 0, section: supplementary.section))
      attributes.frame = CGRect(shownFrame(of: supplementary))
      if supplementary.pinning != nil { attributes.zIndex = 1 }
      return attributes
    }

    private func shownFrame(of supplementary: Supplementary) -> Rect {
      guard let collectionView, let environment else { return supplementary.frame }
      return supplementary.frame(at: Point(collectionView.contentOffset), in: environment)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView?.bounds.size != newBounds.size
        || table?.supplementaries.contains { $0.pinning != nil } ?? false
    }

    public override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      transitionTarget() ?? proposedContentOffset
    }
  }

  extension Supplementary.Kind {
    /// What UIKit calls it.
    public var elementKind: String {
      switch self {
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      }
    }
  }
#endif
