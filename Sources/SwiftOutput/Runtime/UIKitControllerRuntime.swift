/// The screens of a chain.
func uiKitControllerRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""

    #if canImport(UIKit)
      extension \#(style.namespace) {
        /// A navigation controller that shows the first level of a chain; tapping an item leads on.
        ///
        /// The post hands the screen's size down to make the layout. Layouts here read the collection view's bounds, so that they
        /// fit in split views and after rotation as well.
        @MainActor
        \#(a)static func navigationController(for chain: Chain) -> UINavigationController {
          let root = LevelViewController(chain: chain, level: 0)
          let navigation = UINavigationController(rootViewController: root)
          navigation.delegate = root
          return navigation
        }

        /// A level of a chain on the screen.
        \#(a)final class LevelViewController: UICollectionViewController,
          UICollectionViewDelegateFlowLayout, UINavigationControllerDelegate
        {
          \#(a)let chain: Chain
          \#(a)let level: Level
          private let levelLayout: LevelLayout

          \#(a)init(chain: Chain, level index: Int) {
            self.chain = chain
            self.level = chain.levels[index]
            self.levelLayout = makeCollectionLayout(for: chain.levels[index])
            super.init(collectionViewLayout: levelLayout)
            title = level.title
          }

          \#(a)required init?(coder: NSCoder) {
            // A level is no archive's to make.
            return nil
          }

          \#(a)override func viewDidLoad() {
            super.viewDidLoad()
            // During layout-to-layout transitions all levels share the root's collection view, and what a pushed controller
            // sets here does not reach it: the root's settings count.
            collectionView.showsVerticalScrollIndicator = false
            switch chain.contentInsetAdjustment {
            case .automatic: collectionView.contentInsetAdjustmentBehavior = .automatic
            case .scrollableAxes: collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
            case .always: collectionView.contentInsetAdjustmentBehavior = .always
            case .never: collectionView.contentInsetAdjustmentBehavior = .never
            }
            collectionView.register(
              UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
            for kind in [
              UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
              collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: Self.identifier)
            }
          }

          private static let identifier = "\#(style.namespace)"

          // MARK: Data

          \#(a)override func numberOfSections(in collectionView: UICollectionView) -> Int {
            level.data.sections.count
          }

          \#(a)override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int {
            level.data.sections[section].count
          }

          \#(a)override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
              withReuseIdentifier: Self.identifier, for: indexPath)
            let index = level.data.sectionStarts[indexPath.section] + indexPath.item
            cell.backgroundColor = level.data.color(at: index).map { color in
              UIColor(
                hue: color.hue, saturation: color.saturation, brightness: color.brightness,
                alpha: color.alpha)
            }
            cell.accessibilityLabel = level.data.title(at: index) ?? level.data.id(at: index)
            return cell
          }

          \#(a)override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
          ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
          }

          // MARK: Sizes

          // While one level turns into the next, the delegate is asked about both layouts, so the layout answers.

          \#(a)func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
          ) -> CGSize {
            let layout = collectionViewLayout as? LevelLayout
            return layout?.size(ofItemAt: indexPath, in: collectionView) ?? .zero
          }

          \#(a)func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
          ) -> CGSize {
            let layout = collectionViewLayout as? LevelLayout
            return layout?.referenceSize(of: .header, inSection: section, in: collectionView) ?? .zero
          }

          \#(a)func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
          ) -> CGSize {
            let layout = collectionViewLayout as? LevelLayout
            return layout?.referenceSize(of: .footer, inSection: section, in: collectionView) ?? .zero
          }

          // MARK: Levels

          \#(a)override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
          ) {
            collectionView.deselectItem(at: indexPath, animated: false)
            // The last level leads nowhere: its successor would be itself.
            guard let step = chain.steps.first(where: { $0.from == level.index }) else { return }
            let next = LevelViewController(chain: chain, level: step.to)
            // Only levels that show the same items can turn into each other. Must be set before the push.
            next.useLayoutToLayoutNavigationTransitions = next.level.data.name == level.data.name
            let anchor = anchor(of: step.transition, tapped: indexPath, in: collectionView)
            if let anchor, let frame = collectionView.layoutAttributesForItem(at: anchor)?.frame {
              next.levelLayout.transitionEnd = .placement(
                of: anchor, frame: Rect(frame), offset: Point(collectionView.contentOffset),
                step.transition)
            }
            levelLayout.transitionEnd = .restored(collectionView.contentOffset)
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
              let starts = level.data.sectionStarts
              guard let section = starts.firstIndex(where: { $0 > index }).map({ $0 - 1 }) else {
                return nil
              }
              return IndexPath(item: index - starts[section], section: section)
            case .centerVisible:
              let inset = collectionView.adjustedContentInset
              let area = collectionView.bounds
              let x = (area.minX + inset.left + area.maxX - inset.right) / 2
              let y = (area.minY + inset.top + area.maxY - inset.bottom) / 2
              func squaredDistance(_ item: IndexPath) -> CGFloat {
                guard let frame = collectionView.layoutAttributesForItem(at: item)?.frame else {
                  return .infinity
                }
                return (frame.midX - x) * (frame.midX - x) + (frame.midY - y) * (frame.midY - y)
              }
              return visible.min { squaredDistance($0) < squaredDistance($1) }
            }
          }

          // The post leaves the shared collection view's delegate as it is, which is the root: a tap on the second level then
          // reaches the root's code again, which pushes the second level once more, and the third is never seen. So each level
          // becomes the delegate when it is shown, on the way forth and on the way back.
          \#(a)func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
          ) {
            guard let shown = viewController as? LevelViewController else { return }
            shown.collectionView.delegate = shown
            shown.finishTransition()
          }

          private func finishTransition() {
            let transitionEnd = levelLayout.transitionEnd
            levelLayout.transitionEnd = nil
            if case .placement(let item, let frame, let offset, let transition) = transitionEnd,
              transition.scrollsAfterward || !useLayoutToLayoutNavigationTransitions,
              let end = collectionView.layoutAttributesForItem(at: item)?.frame
            {
              let range = ScrollRange(
                contentSize: Size(levelLayout.collectionViewContentSize),
                environment: environment(of: collectionView, at: level))
              let target = transition.placement.target(
                from: frame, at: offset, to: Rect(end), in: range)
              collectionView.setContentOffset(CGPoint(target), animated: false)
            }
          }
        }
      }
    #endif

    """#
}
