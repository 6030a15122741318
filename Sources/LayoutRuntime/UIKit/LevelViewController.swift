#if canImport(UIKit)
  public import UIKit

  extension LayoutChain {
    /// A navigation controller that shows the chain's first level; tapping an item leads to the next.
    @MainActor
    public func navigationController() -> UINavigationController {
      let root = LevelViewController(chain: self, level: 0)
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = root
      return navigation
    }
  }

  /// A level of a chain on the screen, its items as cells in the colors of the data.
  open class LevelViewController: UICollectionViewController, UINavigationControllerDelegate {
    public let chain: LayoutChain
    public let level: LayoutLevel
    private let levelLayout: any LevelLayout

    /// - Precondition: the chain has the level.
    public init(chain: LayoutChain, level index: Int) {
      precondition(chain.levels.indices.contains(index), "level \(index) is not one of \(chain.levels.count)")
      self.chain = chain
      level = chain.levels[index]
      levelLayout = level.collectionViewLayout()
      super.init(collectionViewLayout: levelLayout)
      title = level.title
    }

    public required init?(coder: NSCoder) {
      // A level is no archive's to make.
      return nil
    }

    open override func viewDidLoad() {
      super.viewDidLoad()
      // During layout-to-layout transitions all levels share the root's collection view, and what a pushed controller sets here
      // does not reach it: the root's settings count.
      collectionView.contentInsetAdjustmentBehavior =
        switch chain.contentInsetAdjustmentBehavior {
        case .automatic: .automatic
        case .scrollableAxes: .scrollableAxes
        case .always: .always
        case .never: .never
        }
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
      for kind in [Supplementary.Kind.header, .footer] {
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind.elementKind,
          withReuseIdentifier: Self.identifier)
      }
    }

    private static let identifier = "LayoutRuntime"

    // MARK: Data

    open override func numberOfSections(in collectionView: UICollectionView) -> Int {
      level.data.sections.count
    }

    open override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      level.data.sections[section].count
    }

    open override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
      let index = level.data.index(ofItem: indexPath.item, inSection: indexPath.section)
      cell.backgroundColor = level.data.colors.map { colors in
        let color = colors.color(at: index)
        return UIColor(
          hue: color.hue, saturation: color.saturation, brightness: color.brightness, alpha: color.alpha)
      }
      cell.accessibilityLabel = (level.data.titles ?? level.data.ids).text(at: index)
      return cell
    }

    open override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    }

    // MARK: Levels

    open override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      collectionView.deselectItem(at: indexPath, animated: false)
      // The last level leads nowhere: its successor would be itself.
      guard let step = chain.steps.first(where: { $0.from == level.index }) else { return }
      let next = LevelViewController(chain: chain, level: step.to)
      // Only levels that show the same items can turn into each other. Must be set before the push.
      next.useLayoutToLayoutNavigationTransitions = next.level.data.name == level.data.name
      let offset = Point(collectionView.contentOffset)
      if let anchor = anchor(of: step.transition, tapped: indexPath, in: collectionView),
        let frame = collectionView.layoutAttributesForItem(at: anchor)?.frame
      {
        next.levelLayout.transitionEnd = .placement(of: anchor, frame: Rect(frame), offset: offset, step.transition)
      }
      levelLayout.transitionEnd = .restored(offset)
      navigationController?.pushViewController(next, animated: true)
    }

    /// The item that a step keeps in view.
    private func anchor(
      of transition: Transition, tapped: IndexPath, in collectionView: UICollectionView
    ) -> IndexPath? {
      let visible = collectionView.indexPathsForVisibleItems.sorted()
      switch transition.anchor {
      case .selected:
        return tapped
      case .firstVisible:
        return visible.first
      case .item(let index):
        return level.data.place(ofItem: index).map { IndexPath(item: $0.item, section: $0.section) }
      case .centerVisible:
        let inset = collectionView.adjustedContentInset
        let area = collectionView.bounds
        let x = (area.minX + inset.left + area.maxX - inset.right) / 2
        let y = (area.minY + inset.top + area.maxY - inset.bottom) / 2
        func squaredDistance(_ item: IndexPath) -> CGFloat {
          guard let frame = collectionView.layoutAttributesForItem(at: item)?.frame else { return .infinity }
          return (frame.midX - x) * (frame.midX - x) + (frame.midY - y) * (frame.midY - y)
        }
        return visible.min { squaredDistance($0) < squaredDistance($1) }
      }
    }

    // The levels share one collection view, whose delegate stays the root's: a tap on the second level would reach the root,
    // which would push the second level once more. So each level becomes the delegate when it is shown, on the way forth and on
    // the way back.
    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      guard let shown = viewController as? LevelViewController else { return }
      shown.collectionView.delegate = shown
      let target = shown.levelLayout.targetAfterTransition(
        isLayoutToLayout: shown.useLayoutToLayoutNavigationTransitions)
      shown.levelLayout.transitionEnd = nil
      if let target { shown.collectionView.setContentOffset(target, animated: false) }
    }
  }
#endif
