/// Points, sizes, rectangles, and what a collection view is laid out in.
func geometryRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Geometry

    extension \#(style.namespace) {
      /// A point in points; y grows downward.
      \#(a)struct Point: Hashable, Sendable {
        \#(a)var x: Double
        \#(a)var y: Double
    \#(style.memberwiseInit(["x: Double", "y: Double"]))
        subscript(axis: Axis) -> Double {
          axis == .horizontal ? x : y
        }
      }

      /// A size in points.
      \#(a)struct Size: Hashable, Sendable {
        \#(a)var width: Double
        \#(a)var height: Double
    \#(style.memberwiseInit(["width: Double", "height: Double"]))
        static func along(_ mainAxis: Axis, main: Double, cross: Double) -> Size {
          mainAxis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
        }

        func extent(along axis: Axis) -> Double {
          axis == .horizontal ? width : height
        }
      }

      /// A rectangle in points: its least corner and its size.
      \#(a)struct Rect: Hashable, Sendable {
        \#(a)var x: Double
        \#(a)var y: Double
        \#(a)var width: Double
        \#(a)var height: Double
    \#(style.memberwiseInit(["x: Double", "y: Double", "width: Double", "height: Double"]))
        static func along(_ mainAxis: Axis, main: Double, cross: Double, size: Size) -> Rect {
          Rect(
            x: mainAxis == .horizontal ? main : cross, y: mainAxis == .horizontal ? cross : main,
            width: size.width, height: size.height)
        }

        \#(a)var size: Size {
          Size(width: width, height: height)
        }

        /// The rectangle as a viewport shows it whose content stands at `offset`.
        \#(a)func seen(from offset: Point) -> Rect {
          Rect(x: x - offset.x, y: y - offset.y, width: width, height: height)
        }

        func origin(along axis: Axis) -> Double {
          axis == .horizontal ? x : y
        }

        func showsArea(in viewport: Size) -> Bool {
          width > 0 && height > 0 && x + width > 0 && y + height > 0
            && viewport.width - x > 0 && viewport.height - y > 0
        }
      }

      /// Distances from the edges of a rectangle inward, in points.
      \#(a)struct Insets: Hashable, Sendable {
        \#(a)var top: Double
        \#(a)var left: Double
        \#(a)var bottom: Double
        \#(a)var right: Double
    \#(style.memberwiseInit(["top: Double", "left: Double", "bottom: Double", "right: Double"]))
        \#(a)static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

        /// The inset at the side of least coordinate.
        func before(along axis: Axis) -> Double {
          axis == .horizontal ? left : top
        }

        /// The inset at the side of greatest coordinate.
        func after(along axis: Axis) -> Double {
          axis == .horizontal ? right : bottom
        }
      }

      /// A direction of a collection view. Lines follow each other along the scroll direction.
      \#(a)enum Axis: String, Hashable, Sendable {
        case horizontal
        case vertical

        var crossing: Axis {
          self == .horizontal ? .vertical : .horizontal
        }
      }

      /// What a collection view is laid out in, and at which level. All lengths in points.
      \#(a)struct Environment: Hashable, Sendable {
        \#(a)var bounds: Size
        /// Content inset, safe area and bars, as UIScrollView.adjustedContentInset.
        \#(a)var adjustedContentInset = Insets.zero
        \#(a)var contentInset = Insets.zero
        \#(a)var safeArea = Insets.zero
        \#(a)var layoutMargins = Insets.zero
        /// Pixels a point.
        \#(a)var displayScale = 1.0
        \#(a)var isRightToLeft = false
        \#(a)var scale = 1.0
        \#(a)var level = 0.0
    \#(style.environmentInit)
        \#(a)var width: Double { bounds.width }
        \#(a)var height: Double { bounds.height }
      }
    }

    """#
}
