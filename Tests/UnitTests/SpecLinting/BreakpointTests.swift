import LayoutCompiler
import LayoutRuntime
import SourceDiagnostics
import Testing

/// Breakpoints of one layout with `count: 40`.
@Suite struct BreakpointTests {
  private static func spec(_ layout: String, viewports: String = "[iphone-16]", scale: String = "1") -> SourceFile {
    let text = """
      layoutc: 1
      viewports: \(viewports)
      dataSources: { photos: { count: 40 } }
      layouts:
        grid:
          type: flow
      \(layout.split(separator: "\n").map { "    \($0)\n" }.joined())
      chains: { zoom: { dataSource: photos, layout: grid, scale: \(scale) } }

      """
    return SourceFile(path: "spec.yaml", bytes: Array(text.utf8))
  }

  private static func levels(
    _ source: SourceFile, over widths: ClosedRange<Double> = 320...1400
  ) throws -> [LevelBreakpoints] {
    let analysis = analyze(source.path, name: "spec") { _ in .bytes(source.bytes) }
    try #require(analysis.spec != nil, "\(analysis.diagnostics)")
    return analysis.breakpoints(over: widths, layout: nil)
  }

  @Test func `columns change where one item more just fits`() throws {
    // Room width - 20 for n items of 120 and n - 1 gaps of 10: n * 130 - 10 <= width - 20, so from 130 n + 10 on.
    let ranges = try Self.levels(Self.spec("itemSize: 120\nsectionInset: 10"), over: 320...700)[0].ranges
      .withoutFragileSlivers()
    #expect(ranges.map(\.columns) == [2, 3, 4, 5])
    #expect(ranges.map(\.lower) == [320, 400, 530, 660])
    #expect(ranges.map(\.includesUpper) == [false, false, false, true])
  }

  @Test func `the post's tiles are oversize by four at every width`() throws {
    let layout = "itemSize: width * scale - 12\nsectionInset: 8\nminimumInteritemSpacing: 0"
    let levels = try Self.levels(Self.spec(layout, scale: "[0.25, 0.5, 1]"))
    #expect(levels.map { $0.ranges.map(\.columns) } == [[4], [2], [1]])
    #expect(levels.map { $0.ranges.first?.excess } == [nil, nil, 4...4])
    #expect(levels.allSatisfy { $0.sampleStep == nil })
  }

  @Test func `items are oversize up to the width that holds them`() throws {
    // 500 in width - 8: oversize below 508, by 500 - (320 - 8) = 188 at most.
    let ranges = try Self.levels(Self.spec("itemSize: [500, 50]\nsectionInset: [0, 4]"), over: 320...600)[0].ranges
      .withoutFragileSlivers()
    #expect(ranges.map(\.columns) == [1, 1])
    #expect(ranges.map(\.excess) == [0...188, nil])
    #expect(ranges.map(\.lower) == [320, 508])
  }

  @Test func `an exact fit at every width is fragile at every width`() throws {
    let ranges = try Self.levels(Self.spec("itemSize: width / 3\nminimumInteritemSpacing: 0"))[0].ranges
    #expect(ranges.map(\.columns) == [3])
    #expect(ranges.map(\.isFragile) == [true])
  }

  @Test func `widths that leave an item nothing have no columns`() throws {
    // width - 400 > 0 from 400 on; two of them and a gap of 10 fit while 2 (width - 400) + 10 <= width: up to 790.
    let viewports = "[{ width: 500, height: 800 }]"
    let ranges = try Self.levels(Self.spec("itemSize: width - 400", viewports: viewports), over: 380...790)[0].ranges
    #expect(ranges.first?.columns == nil)
    #expect(ranges.first?.upper == 400)
    #expect(ranges.first?.includesUpper == true)
    #expect(ranges.last?.columns == 2)
  }

  @Test func `viewports that differ in what matters have rows of their own`() throws {
    let viewports = "[iphone-16, ipad-mini, { width: 400, height: 300 }]"
    let same = try Self.levels(Self.spec("itemSize: 100", viewports: viewports))
    #expect(same.map(\.viewports) == [["iphone-16", "ipad-mini", "400x300"]])
    let different = try Self.levels(Self.spec("itemSize: height / 9", viewports: viewports))
    #expect(different.count == 3)
  }

  @Test func `what is not piecewise linear is sampled and bisected`() throws {
    // sqrt(width) * 9 at least 2 x and 10 within width: from 18 s + 10 <= s^2 on, s = 9 + sqrt(91), so 343.708...
    let level = try Self.levels(Self.spec("itemSize: sqrt(width) * 9"))[0]
    #expect(level.sampleStep == 0.5)
    let edge = try #require(level.ranges.withoutFragileSlivers().dropFirst().first?.lower)
    let root = 9 + 91.0.squareRoot()
    #expect(abs(edge - root * root) < 0.01)
  }

  @Test func `mixed sizes are sampled`() throws {
    let level = try Self.levels(Self.spec("itemSize: [60 + index % 3 * 20, 50]"))[0]
    #expect(level.sampleStep != nil)
    #expect(level.ranges.count > 3)
  }

  static let layouts = [
    "itemSize: 120\nsectionInset: 10",
    "itemSize: width * 0.25 - 12\nsectionInset: 8\nminimumInteritemSpacing: 0",
    "itemSize: floor((width - 20) / floor(width / 100)) - 4\nminimumInteritemSpacing: 4\nsectionInset: 10",
    "itemSize: if(width < 500, max(width / 2 - 10, 180), 260)\nsectionInset: 10",
    "itemSize: clamp(width / 3 - 20, 110, 190)\nminimumInteritemSpacing: width / 40\nsectionInset: [0, width % 50 / 10]",
    "itemSize: abs(width - 800) + 40\nsectionInset: 7.5",
    "itemSize: round(width / 7) + 0.25\nminimumInteritemSpacing: 1\nsectionInsetReference: fromSafeArea",
    "itemSize: lerp(90, 200, width / 1400)\nscrollDirection: horizontal",
    "itemSize: if(width >= 700 and not (width > 1000), 500, ceil(width / 2) + 30)",
  ]

  @Test(arguments: layouts) func `a sweep by half points agrees`(layout: String) throws {
    // Each width of the sweep is a viewport, laid out as the compiler does it.
    let widths: [Double] = Array(stride(from: 320.0, through: 1400, by: 0.5))
    let solved = try Self.levels(Self.spec(layout))[0]
    #expect(solved.sampleStep == nil)
    let listed = widths.map { "{ width: \($0), height: 852 }" }.joined(separator: ", ")
    let plain = try Self.levels(Self.spec(layout, viewports: "[{ width: 393, height: 852 }]"))[0].ranges
    let spec = try #require(compile(Self.spec(layout, viewports: "[\(listed)]"), name: "sweep").spec)
    for (width, frames) in zip(widths, spec.chains[0].levels[0].frameTables) {
      let range = try #require(plain.first { $0.contains(width) }, "\(width)")
      let issues = frames.table.issues
      let isOversize = issues.contains { $0.excess > 0 }
      let isFragile = issues.contains { $0.isFragileFit }
      #expect(range.isFragile == isFragile, "\(layout) at \(width)")
      // Where the fit hangs on rounding, doubles may come to another count than fractions.
      if !isFragile {
        #expect(range.columns == frames.table.columns, "\(layout) at \(width)")
        #expect((range.excess != nil) == isOversize, "\(layout) at \(width)")
      }
    }
  }
}

extension BreakpointRange {
  fileprivate func contains(_ width: Double) -> Bool {
    (includesLower ? width >= lower : width > lower) && (includesUpper ? width <= upper : width < upper)
  }
}
