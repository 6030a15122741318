/// How frames are moved to whole pixels after layout: each edge to the pixel boundary nearest to it, or to the one at or
/// before it. That lines are broken first is inferred, not documented.
public enum PixelSnapping: String, Sendable, CaseIterable {
  case none
  case nearest
  case floor
}

/// The pixel boundaries of a screen, in content coordinates.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point; > 0.
  private let scale: Double
  private let rounding: PixelSnapping

  init(scale: Double, rounding: PixelSnapping) {
    self.scale = scale > 0 ? scale : 1
    self.rounding = rounding
  }

  /// A coordinate this near below a pixel boundary (a half, for `nearest`) counts as on it, so that two edges that are
  /// equal but for rounding go to the same one. In pixels.
  private static let tolerance = 1e-6

  /// In points.
  var pixel: Double { 1 / scale }

  var isActive: Bool { rounding != .none }

  @inline(__always)
  func snapped(_ coordinate: Double) -> Double {
    let pixels = coordinate * scale + PixelGrid.tolerance
    return switch rounding {
    case .none: coordinate
    case .nearest: (pixels + 0.5).roundedDown / scale
    case .floor: pixels.roundedDown / scale
    }
  }

  /// Edges are snapped, not extents: neighbors that touch still do.
  @inline(__always)
  func snapped(_ rect: Rect) -> Rect {
    let (x, y) = (snapped(rect.x), snapped(rect.y))
    return Rect(x: x, y: y, width: snapped(rect.x + rect.width) - x, height: snapped(rect.y + rect.height) - y)
  }
}

extension FrameTable {
  func snapped(to grid: PixelGrid) -> FrameTable {
    guard grid.isActive else { return self }
    var table = self
    table.contentSize = Size(
      width: grid.snapped(contentSize.width), height: grid.snapped(contentSize.height))
    table.sections = sections.map { .computed(AnyItemFrames(SnappedFrames(exact: $0, grid: grid))) }
    for index in supplementaries.indices {
      table.supplementaries[index].frame = grid.snapped(supplementaries[index].frame)
      table.supplementaries[index].pinning?.snap(to: grid)
    }
    return table
  }
}

/// A section's frames on whole pixels, snapped as they are read.
struct SnappedFrames: ItemFrames {
  let exact: SectionFrames
  let grid: PixelGrid

  var count: Int { exact.count }

  func frame(at index: Int) -> Rect {
    grid.snapped(exact.frame(at: index))
  }

  func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    var snapped: [Rect] = []
    exact.forEachBatch(in: range) { batch in
      snapped.removeAll(keepingCapacity: true)
      for index in batch.indices {
        snapped.append(grid.snapped(batch[index]))
      }
      body(snapped.span)
    }
  }

  func candidates(overlapping rect: Rect) -> Range<Int> {
    // No edge moves by more than a pixel.
    let reach = 2 * grid.pixel
    guard reach.isFinite else { return 0..<count }
    return exact.candidates(
      overlapping: Rect(
        x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach))
  }
}
