import Foundation
import Testing

/// The post's step from scale 0.25 to 0.5 on 390 x 844 points with bars, from the file to the plan's numbers.
struct TransitionTests {
  @Test func `the tapped item is centered in the inset area, or as near as the content's ends allow`() async throws {
    let plan = try await Self.plan(scrollTo: "centeredVertically")
    let targets = try #require(plan["targetOffsets"] as? [Double])
    #expect(targets.count == 48)
    for (index, target) in targets.enumerated() {
      // Rows of two columns, 191 apart; room for 844 - 91 - 34 = 719 points below the bars.
      let center = 8 + Double(index / 2) * 191 + 183.0 / 2
      let requested = center - 719.0 / 2 - 91
      // The content ends at 4592 + 34 - 844 = 3782.
      #expect(abs(target - min(max(requested, -91), 3782)) <= 1e-9, "item \(index): \(target)")
    }
    #expect(targets[21] == 1559 && targets[24] == 1941)

    let anchors = try #require(plan["anchors"] as? [[String: Any]])
    #expect(anchors.map { $0["item"] as? Int } == [0, 21, 47])
    #expect(try Self.offsets(of: anchors[0]) == [-91, -351, -91])
    #expect(try Self.offsets(of: anchors[1]) == [-91, 1559, 1559])
    #expect(try Self.offsets(of: anchors[2]).dropFirst() == [4042, 3782])
  }

  @Test func `item 21 and what is visible with it before and after`() async throws {
    let plan = try await Self.plan(scrollTo: "centeredVertically")
    #expect(plan["status"] as? String == "exact")
    let anchor = try #require((plan["anchors"] as? [[String: Any]])?[1])
    #expect(
      anchor["roles"] as? [String: Int]
        == ["move": 10, "still": 0, "enter": 0, "exit": 22, "transit": 0, "hidden": 16])
    let reverse = try #require(anchor["reverse"] as? [String: Any])
    #expect((reverse["roles"] as? [String: Int])?["enter"] == 22)

    let items = try #require(anchor["items"] as? [[String: Any]])
    #expect(items.compactMap { $0["item"] as? Int } == Array(0...31))
    #expect(items.filter { $0["role"] as? String == "move" }.compactMap { $0["item"] as? Int } == Array(16...25))
    let item = items[21]
    try Self.expect(item["from"], [104.16666666666667, 475.5, 85.5, 85.5])
    try Self.expect(item["to"], [199, 1918, 183, 183])
    try Self.expect(item["viewportFrom"], [104.16666666666667, 566.5, 85.5, 85.5])
    try Self.expect(item["viewportTo"], [199, 359, 183, 183])
    #expect(item["z"] as? Int == 31)
  }

  @Test(arguments: [("top", -91.0), ("bottom", 320)])
  func `a step starts within the range of offsets`(start: String, offset: Double) async throws {
    // Content of 1130 points: -91 ... 1130 + 34 - 844.
    let plan = try await Self.plan(scrollTo: "centeredVertically", from: start)
    let anchor = try #require((plan["anchors"] as? [[String: Any]])?[1])
    #expect(try Self.offsets(of: anchor)[0] == offset)
  }

  @Test func `the least scrolling leaves the item's center where it is`() async throws {
    let plan = try await Self.plan(scrollTo: "minimal")
    // The center stands at 566.5 + 85.5 / 2 on screen, and at 1918 + 183 / 2 in the content.
    #expect((plan["targetOffsets"] as? [Double])?[21] == 1400.25)
  }

  @Test func `two equal layouts are left as they are`() async throws {
    let plan = try await Self.plan(scrollTo: "none", scales: "[0.5, 0.5]")
    for anchor in try #require(plan["anchors"] as? [[String: Any]]) {
      let offset = try #require(anchor["contentOffset"] as? [String: [Double]])
      #expect(offset["from"] == offset["to"])
      let roles = try #require(anchor["roles"] as? [String: Int])
      let still = try #require(roles["still"])
      #expect(still > 0 && still + (roles["hidden"] ?? 0) == 48)
    }
  }

  @Test func `an item goes to the top of a list of pitch 321`() async throws {
    // github.com/SwiftKickMobile/TLLayoutTransitioning/issues/26: 55 * 321 = 17655.
    let spec = """
      layoutc: 1
      viewports: [{ name: phone, width: 320, height: 568 }]
      dataSources: { items: { count: 100 } }
      layouts:
        grid: { type: flow, itemSize: 80 }
        list: { type: flow, itemSize: 320, minimumLineSpacing: 1 }
      chains:
        open:
          dataSource: items
          levels: [{ layout: grid }, { layout: list }]
          transition: { scrollTo: top }
      """
    let plan = try await Self.firstPlan(of: spec)
    #expect((plan["targetOffsets"] as? [Double])?[55] == 17655)
  }

  @Test func `a pinned header takes part where it is shown`() async throws {
    func plan(pins: Bool) async throws -> [String: Any] {
      let spec = """
        layoutc: 1
        viewports: [{ name: phone, width: 390, height: 844 }]
        dataSources: { items: { count: 120 } }
        layouts:
          small: { type: flow, itemSize: 89, headerReferenceSize: [0, 40], sectionHeadersPinToVisibleBounds: \(pins) }
          large: { type: flow, itemSize: 179, headerReferenceSize: [0, 40], sectionHeadersPinToVisibleBounds: \(pins) }
        chains:
          open:
            dataSource: items
            levels: [{ layout: small }, { layout: large }]
            transition: { anchors: [60] }
        """
      let anchors = try #require(try await Self.firstPlan(of: spec)["anchors"] as? [[String: Any]])
      return try #require(anchors.first)
    }
    let scrolled = try await plan(pins: false)
    #expect(
      scrolled["supplementaryRoles"] as? [String: Int] == [
        "move": 0, "still": 0, "enter": 0, "exit": 0, "transit": 0, "hidden": 1,
      ])
    let pinned = try await plan(pins: true)
    let header = try #require((pinned["supplementaries"] as? [[String: Any]])?.first)
    #expect(header["role"] as? String == "still")
    // Line 15 of 89 + 10 starts at 40 + 15 * 99 = 1525: 1525 + 44.5 - 422 = 1147.5. Line 30 of 179 + 10 at 5710: 5710 + 89.5 - 422 = 5377.5.
    try Self.expect(header["from"], [0, 1147.5, 390, 40])
    try Self.expect(header["to"], [0, 5377.5, 390, 40])
    try Self.expect(header["viewportTo"], [0, 0, 390, 40])
    // Over every item, the anchor too.
    let ranks = try #require(pinned["items"] as? [[String: Any]]).compactMap { $0["z"] as? Int }
    #expect(try #require(header["z"] as? Int) > (ranks.max() ?? 0))
  }

  private static func plan(
    scrollTo placement: String, from start: String? = nil, scales: String = "[0.25, 0.5]"
  ) async throws -> [String: Any] {
    let startLine = start.map { "\n      from: \($0)" } ?? ""
    return try await firstPlan(
      of: """
        layoutc: 1
        viewports: [{ name: phone, width: 390, height: 844, safeArea: { top: 47, bottom: 34 } }]
        bars: { navigationBar: 44 }
        dataSources: { colors: { count: 48 } }
        layouts:
          tile:
            type: flow
            itemSize: width * scale - 12
            sectionInset: 8
            minimumInteritemSpacing: 0
            minimumLineSpacing: 8
        chains:
          zoom:
            dataSource: colors
            layout: tile
            scale: \(scales)
            transition:
              anchors: [0, 21, 47]
              scrollTo: \(placement)
        """ + startLine + "\n")
  }

  private static func firstPlan(of spec: String) async throws -> [String: Any] {
    let run = try await layoutc(["build", "-", "-o", "-"], input: Data(spec.utf8))
    #expect(run.status == 0, "\(run.errorText)")
    let output = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let step = try #require(((output["chains"] as? [[String: Any]])?.first?["steps"] as? [[String: Any]])?.first)
    return try #require((step["plans"] as? [[String: Any]])?.first)
  }

  /// Along the scroll direction: where the step starts, what is asked for, where it ends.
  private static func offsets(of anchor: [String: Any]) throws -> [Double] {
    let offset = try #require(anchor["contentOffset"] as? [String: [Double]])
    return try ["from", "requested", "to"].map { try #require(offset[$0]?.last) }
  }

  private static func expect(_ frame: Any?, _ expected: [Double]) throws {
    let frame = try #require(frame as? [Double])
    #expect(frame.count == 4 && zip(frame, expected).allSatisfy { abs($0 - $1) <= 1e-9 }, "\(frame)")
  }
}
