#if canImport(UIKit)
  public import UIKit

  /// A level as a layout of UIKit. It belongs to one collection view.
  @MainActor
  public protocol LevelLayout: UICollectionViewLayout {
    var level: LayoutLevel { get }
    /// Where the transition to this layout ends; `nil` when there is none.
    var transitionEnd: TransitionEnd? { get set }
  }

  /// Where a transition to a level ends.
  public enum TransitionEnd: Sendable {
    /// At the step's placement of an item, which had `frame` when the content stood at `offset`.
    case placement(of: IndexPath, frame: Rect, offset: Point, Transition)
    /// Where the content stood when the next level was shown.
    case restored(Point)
  }

  extension LayoutLevel {
    /// The level as a layout for one collection view: the class of UIKit that lays out this kind where there is one, else a
    /// layout that shows the frames of the level's table.
    @MainActor
    public func collectionViewLayout() -> any LevelLayout {
      makeCollectionViewLayout(self)
    }
  }

  extension CollectionLayout {
    /// A layout that shows the frames of the level's table.
    @MainActor
    public static func makeCollectionViewLayout(for level: LayoutLevel) -> any LevelLayout {
      FrameTableLayout(level: level)
    }
  }

  extension LevelLayout {
    /// The offset at which a transition to this layout ends; `nil` when there is none, or its item has no frame.
    ///
    /// Apple documents that `targetContentOffset(forProposedContentOffset:)` decides where a transition ends, so that nothing is
    /// left to scroll afterward.
    func transitionTarget() -> CGPoint? {
      guard let collectionView else { return nil }
      let range = ScrollRange(
        contentSize: Size(collectionViewContentSize), environment: LayoutEnvironment(of: collectionView))
      switch transitionEnd {
      case nil:
        return nil
      case .restored(let offset):
        return CGPoint(range.clamp(offset))
      case .placement(let item, let frame, let offset, let transition):
        if transition.options.scrolling == .after { return CGPoint(range.clamp(offset)) }
        return target(of: item, from: frame, at: offset, in: range, transition)
      }
    }

    /// What is left to scroll when the transition is over: where the spec says so, and where the layouts did not turn into each
    /// other.
    func targetAfterTransition(isLayoutToLayout: Bool) -> CGPoint? {
      guard let collectionView, case .placement(let item, let frame, let offset, let transition) = transitionEnd,
        transition.options.scrolling == .after || !isLayoutToLayout
      else { return nil }
      let range = ScrollRange(
        contentSize: Size(collectionViewContentSize), environment: LayoutEnvironment(of: collectionView))
      return target(of: item, from: frame, at: offset, in: range, transition)
    }

    private func target(
      of item: IndexPath, from frame: Rect, at offset: Point, in range: ScrollRange, _ transition: Transition
    ) -> CGPoint? {
      layoutAttributesForItem(at: item).map { attributes in
        let target = scrollTarget(
          from: frame, at: offset, to: Rect(attributes.frame), in: range, placement: transition.options.placement)
        return CGPoint(target.clamped)
      }
    }
  }
#endif
