import Foundation
import Testing

/// The spec of the blog post, from the file to the numbers.
struct TilesTests {
  @Test func `the tiles have the frames that the post shows`() async throws {
    let run = try await layoutc(["build", "specs/tiles.yaml", "-o", "-"])
    let plan = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(plan["layoutc"] as? Int == 1)
    #expect(plan["name"] as? String == "tiles")
    let chain = try #require((plan["chains"] as? [[String: Any]])?.first)
    let levels = try #require(chain["levels"] as? [[String: Any]])
    #expect(levels.compactMap { $0["scale"] as? Double } == [0.25, 0.5, 1])
    #expect(levels.compactMap { $0["title"] as? String } == ["Zoom: 0.25", "Zoom: 0.5", "Zoom: 1"])

    let widths = ["iphone-se": 375.0, "iphone-16": 393, "ipad-mini": 744]
    for (index, level) in levels.enumerated() {
      let tables = try #require(level["frameTables"] as? [[String: Any]])
      #expect(tables.compactMap { $0["viewport"] as? String } == ["iphone-se", "iphone-16", "ipad-mini"])
      for table in tables {
        let width = try #require((table["viewport"] as? String).flatMap { widths[$0] })
        try expect(table, hasTilesAtLevel: index, width: width)
      }
    }
  }

  /// The closed form of the post's layout: edge = scale * W - 12, inset 8, line spacing 8.
  private func expect(_ table: [String: Any], hasTilesAtLevel level: Int, width: Double) throws {
    let scale = [0.25, 0.5, 1][level]
    let columns = [4, 2, 1][level]
    let edge = scale * width - 12
    // Four columns share W - 16 - (W - 48) = 32 between three gaps; two share W - 16 - (W - 24) = 8 in one.
    let gap = [32.0 / 3, 8, 0][level]
    let height = [3 * width - 40, 12 * width - 88, 48 * width - 184][level]
    #expect(table["columns"] as? Int == columns)
    #expect(table["contentSize"] as? [Double] == [width, height])
    let frames = try #require(table["frames"] as? [[Double]])
    #expect(frames.count == 48)
    for (item, frame) in frames.enumerated() {
      let expected = [
        8 + Double(item % columns) * (edge + gap), 8 + Double(item / columns) * (edge + 8), edge, edge,
      ]
      #expect(zip(frame, expected).allSatisfy { abs($0 - $1) <= 1e-9 }, "item \(item): \(frame), not \(expected)")
    }
  }

  @Test func `the hues run down from 1 by 48ths`() async throws {
    let run = try await layoutc(["build", "specs/tiles.yaml", "-o", "-"])
    let plan = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let source = try #require((plan["dataSources"] as? [[String: Any]])?.first)
    let items = try #require(source["items"] as? [[String: Any]])
    let colors = items.compactMap { $0["color"] as? [String: Any] }
    #expect(colors.compactMap { $0["hue"] as? Double } == (0..<48).map { Double(48 - $0) / 48 })
    #expect(colors.first?["hex"] as? String == "#cc3d3dff")
  }
}
