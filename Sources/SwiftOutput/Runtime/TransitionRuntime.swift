/// Transitions: where they scroll, and their plans.
func transitionRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Transitions

    extension \#(style.namespace) {
      /// What the spec says about a step.
      \#(a)struct Transition: Sendable {
        \#(a)enum AnchorRule: Hashable, Sendable {
          /// The tapped item.
          case selected
          case centerVisible
          case firstVisible
          case item(Int)
        }

        \#(a)enum Appearance: String, Hashable, Sendable {
          case frame
          case fade
          case scale
        }

        \#(a)let anchor: AnchorRule
        \#(a)let placement: Placement
        \#(a)let start: StartOffset
        /// Whether the content is scrolled when the transition is over, with a jump, and not as a part of it.
        \#(a)let scrollsAfterward: Bool
        /// Seconds that each item moves for.
        \#(a)let duration: Double
        /// Progress at equal steps of time over the duration, both ends included.
        \#(a)let curve: [Double]
        \#(a)let entering: Appearance
        \#(a)let exiting: Appearance
        /// Whether progress stops at 0 and 1, and does not overshoot.
        \#(a)let clampsProgress: Bool

        /// Progress `time` seconds after an item sets off.
        \#(a)func progress(at time: Double) -> Double {
          guard time > 0 else { return 0 }
          guard time < duration else { return 1 }
          let position = time / duration * Double(curve.count - 1)
          let index = min(Int(position), curve.count - 2)
          return curve[index] + (curve[index + 1] - curve[index]) * (position - Double(index))
        }
      }

      /// Where the anchor shall stand after a transition. The placements of one axis leave the other as it is.
      \#(a)enum Placement: String, Hashable, Sendable {
        case top
        case centeredVertically
        case bottom
        case left
        case centeredHorizontally
        case right
        /// Stays if it lies wholly in the inset area; else goes to the edge on whose side it is.
        case nearest
        /// Its center does not move on the screen.
        case minimal
        /// Stays if some of it lies in the inset area; else goes to the edge on whose side it is.
        case visible
        case none

        /// The content offset that brings an item to its placement, within the range. The item has the frame `start` where the
        /// transition starts, at `startOffset`, and `end` where it ends.
        \#(a)func target(
          from start: Rect, at startOffset: Point, to end: Rect, in range: ScrollRange
        ) -> Point {
          let base = range.clamp(startOffset)
          let onScreen = start.seen(from: startOffset)
          return range.clamp(
            Point(
              x: offset(
                .horizontal, low: end.x, extent: end.width, in: range.horizontal, base: base.x,
                startCenter: onScreen.x + onScreen.width / 2),
              y: offset(
                .vertical, low: end.y, extent: end.height, in: range.vertical, base: base.y,
                startCenter: onScreen.y + onScreen.height / 2)))
        }

        private func offset(
          _ axis: Axis, low: Double, extent: Double, in limits: ScrollRange.Limits, base: Double,
          startCenter: Double
        ) -> Double {
          let leading = low - limits.leadingInset
          let trailing = low + extent - limits.room - limits.leadingInset
          switch (self, axis) {
          case (.top, .vertical), (.left, .horizontal):
            return leading
          case (.centeredVertically, .vertical), (.centeredHorizontally, .horizontal):
            return low + extent / 2 - limits.room / 2 - limits.leadingInset
          case (.bottom, .vertical), (.right, .horizontal):
            return trailing
          case (.minimal, _):
            return low + extent / 2 - startCenter
          case (.nearest, _), (.visible, _):
            let areaLow = base + limits.leadingInset
            let areaHigh = areaLow + limits.room
            let isAbove = low < areaLow
            let isBelow = low + extent > areaHigh
            if isAbove == isBelow { return base }
            if self == .visible, low < areaHigh, low + extent > areaLow { return base }
            return isAbove ? leading : trailing
          default:
            return base
          }
        }
      }

      /// The content offsets at which a scroll view can rest.
      \#(a)struct ScrollRange: Hashable, Sendable {
        struct Limits: Hashable, Sendable {
          let low: Double
          let high: Double
          let leadingInset: Double
          /// The bounds less the insets.
          let room: Double

          init(content: Double, bounds: Double, leadingInset: Double, trailingInset: Double) {
            low = -leadingInset
            high = max(-leadingInset, content + trailingInset - bounds)
            self.leadingInset = leadingInset
            room = bounds - leadingInset - trailingInset
          }

          func clamp(_ offset: Double) -> Double {
            min(max(offset, low), high)
          }
        }

        let horizontal: Limits
        let vertical: Limits

        \#(a)init(contentSize: Size, environment: Environment) {
          let insets = environment.adjustedContentInset
          horizontal = Limits(
            content: contentSize.width, bounds: environment.bounds.width, leadingInset: insets.left,
            trailingInset: insets.right)
          vertical = Limits(
            content: contentSize.height, bounds: environment.bounds.height, leadingInset: insets.top,
            trailingInset: insets.bottom)
        }

        /// Scrolled to the top left.
        \#(a)var restPosition: Point {
          Point(x: horizontal.low, y: vertical.low)
        }

        \#(a)func clamp(_ offset: Point) -> Point {
          Point(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
        }
      }

      /// Where the level that a step leads from is scrolled to, along its scroll direction.
      \#(a)enum StartOffset: Hashable, Sendable {
        /// At rest where the anchor is visible there, else centered on it.
        case automatic
        case top
        case bottom
        case centered
        case offset(Double)

        func resolve(anchor frame: Rect, axis: Axis, viewport: Size, range: ScrollRange) -> Point {
          var point = range.restPosition
          let limits = axis == .horizontal ? range.horizontal : range.vertical
          let along: Double
          switch self {
          case .automatic:
            return frame.seen(from: point).showsArea(in: viewport)
              ? point : centered(on: frame, in: range)
          case .centered: return centered(on: frame, in: range)
          case .top: return point
          case .bottom: along = limits.high
          case .offset(let offset): along = limits.clamp(offset)
          }
          if axis == .horizontal { point.x = along } else { point.y = along }
          return point
        }

        private func centered(on frame: Rect, in range: ScrollRange) -> Point {
          func center(_ low: Double, _ extent: Double, _ limits: ScrollRange.Limits) -> Double {
            low + extent / 2 - limits.room / 2 - limits.leadingInset
          }
          return range.clamp(
            Point(
              x: center(frame.x, frame.width, range.horizontal),
              y: center(frame.y, frame.height, range.vertical)))
        }
      }
    }

    """#
}
