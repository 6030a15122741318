/// The flow layout, for sizes that the spec does not list.
func flowRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Flow layout

    extension \#(style.namespace) {
      /// Items in lines that break where the next item does not fit, as UICollectionViewFlowLayout lays them out.
      ///
      /// In double arithmetic, so that frames may differ from the listed ones, which were rounded once, in their last digits.
      \#(a)struct FlowLayout: Sendable {
        \#(a)enum ItemSizes: Sendable {
          case uniform(Size)
          case each(@Sendable (Item) -> Size)
        }

        \#(a)enum SectionInsetReference: Hashable, Sendable {
          case fromContentInset
          case fromSafeArea
          case fromLayoutMargins
        }

        \#(a)enum PixelSnapping: Hashable, Sendable {
          case none
          case nearest
          case floor
        }

        \#(a)var scrollDirection = Axis.vertical
        \#(a)var itemSizes = ItemSizes.uniform(Size(width: 50, height: 50))
        \#(a)var minimumLineSpacing = 10.0
        \#(a)var minimumInteritemSpacing = 10.0
        \#(a)var sectionInset = Insets.zero
        \#(a)var headerReferenceSize = Size(width: 0, height: 0)
        \#(a)var footerReferenceSize = Size(width: 0, height: 0)
        \#(a)var sectionInsetReference = SectionInsetReference.fromContentInset
        \#(a)var sectionHeadersPinToVisibleBounds = false
        \#(a)var sectionFootersPinToVisibleBounds = false
        /// Whether to mirror where the environment's language runs from right to left.
        \#(a)var flipsHorizontallyInOppositeLayoutDirection = false
        /// Exchanges the spacings of mixed sizes that scroll horizontally, as UIKit is reported to.
        \#(a)var swapsHorizontalSpacings = false
        \#(a)var pixelSnapping = PixelSnapping.none

        /// The size of one item, never negative.
        \#(a)func size(of item: Item) -> Size {
          let size: Size
          switch itemSizes {
          case .uniform(let uniform): size = uniform
          case .each(let function): size = function(item)
          }
          return Size(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
        }

        /// Frames for every item, header and footer of `data`.
        \#(a)func frames(of data: DataSource, in environment: Environment) -> FrameTable {
          var stack = FlowStack(layout: self, environment: environment)
          for section in data.sections.indices {
            stack.append(section, of: data)
          }
          return stack.table
        }
      }

      private struct PlacedSupplementary {
        let kind: Supplementary.Kind
        let section: Int
        let start: Double
        let extent: Double
      }

      /// Stacks sections along the scroll direction: header, inset, lines, inset, footer, and at once the next section.
      private struct FlowStack {
        let layout: FlowLayout
        let environment: Environment
        let axis: Axis
        /// Where lines start, across the scroll direction.
        let start: Double
        /// The room of a line, across the scroll direction.
        let available: Double
        let contentExtent: Double
        var end = 0.0
        var columns = 0
        var sections: [SectionFrames] = []
        var supplementaries: [PlacedSupplementary] = []
        var undefinedItems: [Range<Int>] = []

        init(layout: FlowLayout, environment: Environment) {
          self.layout = layout
          self.environment = environment
          axis = layout.scrollDirection
          let cross = axis.crossing
          let bounds = max(environment.bounds.extent(along: cross), 0)
          let adjusted = environment.adjustedContentInset
          let reference: Insets
          switch layout.sectionInsetReference {
          case .fromContentInset: reference = adjusted
          case .fromSafeArea: reference = environment.safeArea
          case .fromLayoutMargins: reference = environment.layoutMargins
          }
          // An inset from the safe area or the margins reaches at least as far as the content inset.
          func inset(_ adjusted: Double, _ reference: Double, _ own: Double) -> Double {
            layout.sectionInsetReference == .fromContentInset
              ? own : max(reference + own, adjusted) - adjusted
          }
          start = inset(
            adjusted.before(along: cross), reference.before(along: cross),
            layout.sectionInset.before(along: cross))
          let trailing = inset(
            adjusted.after(along: cross), reference.after(along: cross),
            layout.sectionInset.after(along: cross))
          available =
            bounds - adjusted.before(along: cross) - adjusted.after(along: cross) - start - trailing
          let inset = environment.contentInset
          contentExtent = max(bounds - inset.before(along: cross) - inset.after(along: cross), 0)
        }

        mutating func append(_ section: Int, of data: DataSource) {
          let given = data.sections[section]
          appendSupplementary(
            .header, section, given.headerLength ?? layout.headerReferenceSize.extent(along: axis))
          end += layout.sectionInset.before(along: axis)
          let first = data.sectionStarts[section]
          if given.count > 0 {
            let sizes = sizes(ofSection: section, first: first, of: data)
            // Whether items are equal decides how lines are filled.
            if let size = sizes.first, sizes.allSatisfy({ $0 == size }) {
              appendEqual(size, count: given.count, first: first)
            } else {
              appendMixed(sizes, first: first)
            }
          } else {
            sections.append(.listed([]))
          }
          end += layout.sectionInset.after(along: axis)
          appendSupplementary(
            .footer, section, given.footerLength ?? layout.footerReferenceSize.extent(along: axis))
        }

        /// One for all items where the layout has one size.
        private func sizes(ofSection section: Int, first: Int, of data: DataSource) -> [Size] {
          let isUniform: Bool
          if case .uniform = layout.itemSizes { isUniform = true } else { isUniform = false }
          let count = isUniform ? 1 : data.sections[section].count
          return (first..<first + count).map { layout.size(of: data.item($0, inSection: section)) }
        }

        private mutating func appendSupplementary(
          _ kind: Supplementary.Kind, _ section: Int, _ extent: Double
        ) {
          guard extent > 0 else { return }
          supplementaries.append(
            PlacedSupplementary(kind: kind, section: section, start: end, extent: extent))
          end += extent
        }

        private func used(after used: Double, adding extent: Double, spacing: Double) -> Double? {
          let next = used + spacing + extent
          return next <= available && used <= available ? next : nil
        }

        /// How many items a full line holds, counted as UIKit is taken to break lines: in forward accumulated doubles.
        private func itemsPerFullLine(extent: Double) -> Int? {
          let spacing = layout.minimumInteritemSpacing
          var count = 1
          var position = extent
          while let next = used(after: position, adding: extent, spacing: spacing) {
            guard next > position else { return nil }
            if count == 1 << 20 { return Int((available + spacing) / (extent + spacing)) }
            position = next
            count += 1
          }
          return count
        }

        private mutating func appendEqual(_ size: Size, count: Int, first: Int) {
          let extent = size.extent(along: axis)
          let crossExtent = size.extent(along: axis.crossing)
          let perLine = itemsPerFullLine(extent: crossExtent) ?? count
          let free = available - crossExtent
          // One item a line is centered. The last line too takes its gap from a full line.
          let positions =
            perLine > 1
            ? Progression(first: start, step: free / Double(perLine - 1))
            : Progression(first: start + max(free, 0) / 2, step: 0)
          let lineCount = (count + perLine - 1) / perLine
          let lines = UniformLines(
            count: count, itemsPerLine: perLine, itemSize: size, mainAxis: axis,
            crossPositions: positions,
            mainPositions: Progression(first: end, step: extent + layout.minimumLineSpacing))
          sections.append(.uniform(lines))
          end += extent * Double(lineCount) + layout.minimumLineSpacing * Double(lineCount - 1)
          columns = max(columns, perLine)
          if crossExtent > available { undefinedItems.append(first..<first + count) }
        }

        private mutating func appendMixed(_ sizes: [Size], first: Int) {
          var spacing = layout.minimumInteritemSpacing
          var lineSpacing = layout.minimumLineSpacing
          if axis == .horizontal, layout.swapsHorizontalSpacings {
            (spacing, lineSpacing) = (lineSpacing, spacing)
          }
          var frames: [Rect] = []
          frames.reserveCapacity(sizes.count)
          var lineStart = 0
          while lineStart < sizes.count {
            var used = sizes[lineStart].extent(along: axis.crossing)
            var lineEnd = lineStart + 1
            while lineEnd < sizes.count,
              let next = self.used(
                after: used, adding: sizes[lineEnd].extent(along: axis.crossing), spacing: spacing)
            {
              used = next
              lineEnd += 1
            }
            let line = sizes[lineStart..<lineEnd]
            if lineStart > 0 { end += lineSpacing }
            frames += place(line, spacing: spacing, isLast: lineEnd == sizes.count)
            end += line.reduce(0) { max($0, $1.extent(along: axis)) }
            columns = max(columns, line.count)
            lineStart = lineEnd
          }
          sections.append(.listed(frames))
          for (index, size) in sizes.enumerated() where size.extent(along: axis.crossing) > available {
            let item = first + index
            if let last = undefinedItems.last, last.upperBound == item {
              undefinedItems[undefinedItems.count - 1] = last.lowerBound..<item + 1
            } else {
              undefinedItems.append(item..<item + 1)
            }
          }
        }

        /// Justifies a line: flush at both ends. The last line of a section leads at the least spacing, and a lone item on
        /// another line is centered. Each item is centered along the scroll direction.
        private func place(_ line: ArraySlice<Size>, spacing: Double, isLast: Bool) -> [Rect] {
          let sum = line.reduce(0) { $0 + $1.extent(along: axis.crossing) }
          let lineExtent = line.reduce(0) { max($0, $1.extent(along: axis)) }
          let free = available - sum
          let isJustified = !isLast && line.count > 1
          let gap = isJustified ? free / Double(line.count - 1) : spacing
          let lead = !isLast && line.count == 1 ? max(free, 0) / 2 : 0
          var sumBefore = 0.0
          return line.enumerated().map { place, size in
            let cross = start + lead + sumBefore + Double(place) * gap
            sumBefore += size.extent(along: axis.crossing)
            let main = end + (lineExtent - size.extent(along: axis)) / 2
            return Rect.along(axis, main: main, cross: cross, size: size)
          }
        }

        var table: FrameTable {
          let contentSize = Size.along(axis, main: max(end, 0), cross: contentExtent)
          let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection && environment.isRightToLeft
          let grid = PixelGrid(scale: environment.displayScale, snapping: layout.pixelSnapping)
          let bounds = max(environment.bounds.extent(along: axis.crossing), 0)
          func finished(_ rect: Rect) -> Rect {
            let x = isMirrored ? contentSize.width - rect.x - rect.width : rect.x
            return grid.snapped(Rect(x: x, y: rect.y, width: rect.width, height: rect.height))
          }
          return FrameTable(
            columns: columns,
            contentSize: Size(
              width: grid.snapped(contentSize.width), height: grid.snapped(contentSize.height)),
            sections: sections.map { section in
              guard isMirrored || layout.pixelSnapping != .none else { return section }
              return .listed((0..<section.count).map { finished(section.frame(at: $0)) })
            },
            supplementaries: supplementaries.map {
              let size = Size.along(axis, main: $0.extent, cross: bounds)
              let frame = Rect.along(axis, main: $0.start, cross: 0, size: size)
              return Supplementary(kind: $0.kind, section: $0.section, frame: finished(frame))
            }, undefinedItems: undefinedItems)
        }
      }

      /// The pixel boundaries of a screen.
      private struct PixelGrid {
        let scale: Double
        let snapping: FlowLayout.PixelSnapping

        func snapped(_ coordinate: Double) -> Double {
          // What is this near to a boundary, in pixels, counts as on it.
          let pixels = coordinate * scale + 1e-6
          switch snapping {
          case .none: return coordinate
          case .nearest: return roundedDown(pixels + 0.5) / scale
          case .floor: return roundedDown(pixels) / scale
          }
        }

        /// Edges are snapped, not extents.
        func snapped(_ rect: Rect) -> Rect {
          guard snapping != .none else { return rect }
          let x = snapped(rect.x)
          let y = snapped(rect.y)
          return Rect(
            x: x, y: y, width: snapped(rect.x + rect.width) - x,
            height: snapped(rect.y + rect.height) - y)
        }
      }

      /// The greatest whole number that is not above `value`. `Double.rounded()` would call the C library, which not every
      /// program without Foundation is linked with.
      static func roundedDown(_ value: Double) -> Double {
        // From 2^52 on, every double is whole.
        guard value.magnitude < 0x1p52 else { return value }
        let truncated = Double(Int64(value))
        return truncated > value ? truncated - 1 : truncated
      }

      static func roundedUp(_ value: Double) -> Double {
        -roundedDown(-value)
      }

      /// The nearest whole number; a half goes away from zero.
      static func rounded(_ value: Double) -> Double {
        let below = roundedDown(value.magnitude)
        let nearest = value.magnitude - below < 0.5 ? below : below + 1
        return value < 0 ? -nearest : nearest
      }

      /// The remainder of floored division, which has the sign of the divisor.
      static func remainder(_ dividend: Double, _ divisor: Double) -> Double {
        dividend - roundedDown(dividend / divisor) * divisor
      }

      static func interpolated(_ from: Double, _ to: Double, by fraction: Double) -> Double {
        from + (to - from) * fraction
      }

      /// `base` to the power of a whole number.
      static func power(_ base: Double, _ exponent: Int) -> Double {
        let product = (0..<abs(exponent)).reduce(1) { product, _ in product * base }
        return exponent < 0 ? 1 / product : product
      }
    }

    """#
}
