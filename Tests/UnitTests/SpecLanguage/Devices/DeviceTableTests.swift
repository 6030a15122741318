import LayoutRuntime
@testable import SpecLanguage
import Testing

@Suite struct DeviceTableTests {
  @Test func `names are unique and fit for a list`() {
    #expect(Set(devices.map(\.name)).count == devices.count)
    #expect(
      devices.allSatisfy {
        $0.name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
      })
  }

  @Test func `each device stands upright and on its side`() throws {
    let upright = devices.filter { !$0.name.hasSuffix("-landscape") }
    #expect(upright.count * 2 == devices.count)
    for device in upright {
      let side = try #require(devices.first { $0.name == device.name + "-landscape" })
      #expect(device.size.width < device.size.height, "\(device.name)")
      #expect(side.size == Size(width: device.size.height, height: device.size.width), "\(device.name)")
      #expect(side.displayScale == device.displayScale)
      #expect(side.safeArea.left == side.safeArea.right)
      #expect((2...3).contains(device.displayScale))
    }
  }

  @Test(arguments: [("iphone-se", 375.0, 667.0, 2.0), ("iphone-16", 393, 852, 3), ("ipad-mini", 744, 1133, 2)])
  func `well-known devices have their measures`(name: String, width: Double, height: Double, scale: Double) throws {
    let device = try #require(devices.first { $0.name == name })
    #expect([device.size.width, device.size.height, device.displayScale] == [width, height, scale])
  }

  /// The closed form of the blog's layout, in docs of the flow layout: edge kW - 12, insets 8, spacing 0, lines 8 apart.
  @Test func `the tiles have the frames of their closed form on 390 by 844`() throws {
    let text = String(decoding: try CorpusSpec("specs/tiles.yaml").source.bytes, as: UTF8.self)
      .replacing("[iphone-se, iphone-16, ipad-mini]", with: "[{ width: 390, height: 844 }]")
    let levels = CorpusSpec(text: text).levels
    #expect(levels.map(\.scale) == [0.25, 0.5, 1])
    #expect(levels.map(\.title) == ["Zoom: 0.25", "Zoom: 0.5", "Zoom: 1"])
    let tables = levels.compactMap { $0.frameTables.first?.table }
    #expect(tables.map(\.contentSize) == [1130, 4592, 18536].map { Size(width: 390, height: $0) })
    #expect(tables.map(\.columns) == [4, 2, 1])
    let frames = tables.map { [$0.frame(at: 0), $0.frame(at: 1), $0.frame(at: 47)] }
    #expect(frames.map { $0.map(\.width) } == [85.5, 183, 378].map { [$0, $0, $0] })
    // Gap (374 - 4 * 85.5) / 3 = 32/3.
    #expect(abs(frames[0][1].x - 104.16666666666667) < 1e-9)
    #expect(frames.map { $0[0].x } == [8, 8, 8])
    #expect(frames.map { $0[2].y } == [1036.5, 4401, 18150])
  }
}
