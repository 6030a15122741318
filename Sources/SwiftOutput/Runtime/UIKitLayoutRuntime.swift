/// The levels as UIKit layouts.
func uiKitLayoutRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - UIKit

    #if canImport(UIKit)
      extension \#(style.namespace) {
        /// A level as UICollectionViewFlowLayout: sets its properties for the collection view's bounds, whatever they are, and
        /// ends transitions where the plan does.
        ///
        /// A layout object belongs to one collection view: each controller makes its own.
        \#(a)class LevelLayout: UICollectionViewFlowLayout {
          \#(a)let level: Level

          /// Where a transition to this layout ends.
          enum TransitionEnd {
            /// At the step's placement of an item, which had `frame` when the content stood at `offset`.
            case placement(of: IndexPath, frame: Rect, offset: Point, Transition)
            /// Where the content stood when the next level was pushed.
            case restored(CGPoint)
          }

          var transitionEnd: TransitionEnd?

          \#(a)init(level: Level) {
            self.level = level
            super.init()
          }

          \#(a)required init?(coder: NSCoder) {
            // A level is no archive's to make.
            return nil
          }

          /// The parameters in `environment`.
          func parameters(in environment: Environment) -> FlowLayout {
            level.layout(in: environment)
          }

          \#(a)override func prepare() {
            if let collectionView {
              apply(parameters(in: environment(of: collectionView, at: level)))
            }
            super.prepare()
          }

          \#(a)override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            let size = collectionView?.bounds.size
            return size != newBounds.size || super.shouldInvalidateLayout(forBoundsChange: newBounds)
          }

          \#(a)override var flipsHorizontallyInOppositeLayoutDirection: Bool {
            // The spec gives one answer for all sizes.
            parameters(in: Environment(bounds: Size(width: 0, height: 0)))
              .flipsHorizontallyInOppositeLayoutDirection
          }

          // The blog post lets the transition end where UIKit puts it, which is not documented, and scrolls afterwards without
          // animation: where the two differ, the content jumps. Apple documents that this method decides where a transition
          // ends, so that nothing is left to scroll.
          \#(a)override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint
          ) -> CGPoint {
            guard let collectionView else { return proposedContentOffset }
            let range = ScrollRange(
              contentSize: Size(collectionViewContentSize),
              environment: environment(of: collectionView, at: level))
            switch transitionEnd {
            case .restored(let offset):
              return CGPoint(range.clamp(Point(offset)))
            case .placement(let item, let frame, let offset, let transition):
              guard let end = layoutAttributesForItem(at: item)?.frame else {
                return proposedContentOffset
              }
              if transition.scrollsAfterward { return CGPoint(range.clamp(offset)) }
              return CGPoint(
                transition.placement.target(from: frame, at: offset, to: Rect(end), in: range))
            case nil:
              return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
            }
          }

          /// The size that the collection view's delegate answers for an item.
          \#(a)func size(
            ofItemAt indexPath: IndexPath, in collectionView: UICollectionView
          ) -> CGSize {
            let index = level.data.sectionStarts[indexPath.section] + indexPath.item
            let item = level.data.item(index, inSection: indexPath.section)
            let parameters = parameters(in: environment(of: collectionView, at: level))
            return CGSize(parameters.size(of: item))
          }

          /// The size that the collection view's delegate answers for a section's header or footer.
          \#(a)func referenceSize(
            of kind: Supplementary.Kind, inSection section: Int, in collectionView: UICollectionView
          ) -> CGSize {
            let parameters = parameters(in: environment(of: collectionView, at: level))
            let given = level.data.sections[section]
            let isHeader = kind == .header
            let size = isHeader ? parameters.headerReferenceSize : parameters.footerReferenceSize
            guard let length = isHeader ? given.headerLength : given.footerLength else {
              return CGSize(size)
            }
            let axis = parameters.scrollDirection
            return CGSize(Size.along(axis, main: length, cross: size.extent(along: axis.crossing)))
          }

          private func apply(_ parameters: FlowLayout) {
            // Setting a property invalidates the layout, so equal values are not set again.
            func set<Value: Equatable>(
              _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>, _ value: Value
            ) {
              if self[keyPath: property] != value { self[keyPath: property] = value }
            }
            set(\.scrollDirection, parameters.scrollDirection == .horizontal ? .horizontal : .vertical)
            if case .uniform(let size) = parameters.itemSizes { set(\.itemSize, CGSize(size)) }
            set(\.minimumLineSpacing, parameters.minimumLineSpacing)
            set(\.minimumInteritemSpacing, parameters.minimumInteritemSpacing)
            let inset = parameters.sectionInset
            set(
              \.sectionInset,
              UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
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
      }

      extension \#(style.namespace) {
        /// What a collection view lays out in.
        @MainActor
        \#(a)static func environment(
          of view: UICollectionView, at level: Level
        ) -> Environment {
          var environment = Environment(bounds: Size(view.bounds.size))
          environment.adjustedContentInset = Insets(view.adjustedContentInset)
          environment.contentInset = Insets(view.contentInset)
          environment.safeArea = Insets(view.safeAreaInsets)
          environment.layoutMargins = Insets(view.layoutMargins)
          environment.displayScale = max(Double(view.traitCollection.displayScale), 1)
          environment.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          environment.scale = level.scale
          environment.level = Double(level.index)
          return environment
        }
      }

      extension \#(style.namespace).Point {
        fileprivate init(_ point: CGPoint) {
          self.init(x: Double(point.x), y: Double(point.y))
        }
      }

      extension \#(style.namespace).Size {
        fileprivate init(_ size: CGSize) {
          self.init(width: Double(size.width), height: Double(size.height))
        }
      }

      extension \#(style.namespace).Rect {
        fileprivate init(_ rect: CGRect) {
          self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
        }
      }

      extension \#(style.namespace).Insets {
        fileprivate init(_ insets: UIEdgeInsets) {
          self.init(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
        }
      }

      extension CGPoint {
        fileprivate init(_ point: \#(style.namespace).Point) {
          self.init(x: point.x, y: point.y)
        }
      }

      extension CGSize {
        fileprivate init(_ size: \#(style.namespace).Size) {
          self.init(width: size.width, height: size.height)
        }
      }
    #endif

    """#
}
