public import PlanModel
public import TextWriting

/// Tests for a user's own project that find out whether UIKit agrees: on a device or simulator they lay out each level in a
/// collection view of each viewport's size and compare with the frames that the level works out for it.
public enum SwiftTestsEmitter {
  public static func fileName(forSpecNamed name: String, options: EmissionOptions) -> String {
    SwiftStyle(specNamed: name, options).namespace + "Tests.swift"
  }

  public static func emit(_ spec: ResolvedSpec, options: EmissionOptions, to writer: inout OutputWriter) {
    let style = SwiftStyle(specNamed: spec.name, options)
    let chains = SwiftChains(spec)
    writer.append(swiftFileHeader)
    writer.line(0, "#if canImport(UIKit)")
    for module in (options.runtime == .import ? ["LayoutRuntime"] : []) + ["UIKit", "XCTest"] {
      writer.line(1, "import \(module)")
    }
    if let module = options.testedModule {
      writer.blankLine()
      writer.line(1, "@testable import \(module)")
    }
    writer.blankLine()
    writer.append(testCase(style))
    for (chain, name) in zip(spec.chains, chains.names) {
      for index in chain.levels.indices {
        writer.blankLine()
        writer.line(2, "@MainActor")
        writer.line(2, "func test\(name.withInitial(.upper))Level\(index)() {")
        writer.line(3, "compare(\(style.namespace).Chains.\(name), level: \(index))")
        writer.line(2, "}")
      }
    }
    writer.line(1, "}")
    writer.line(0, "#endif")
  }
}

private func testCase(_ style: SwiftStyle) -> String {
  #"""
    /// Whether UIKit puts every item, header and footer where the frame tables have them.
    nonisolated final class \#(style.namespace)Tests: XCTestCase {
      /// Lays a level out in a collection view of each viewport's size.
      @MainActor
      private func compare(_ chain: LayoutRuntime.LayoutChain, level index: Int) {
        let level = chain.levels[index]
        for viewport in level.viewports {
          let controller = LayoutRuntime.LevelViewController(chain: chain, level: index)
          guard let view = controller.collectionView else { return XCTFail("a controller without a view") }
          let bounds = viewport.environment.bounds
          view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
          // A view outside a window has no safe area, so that all insets are given as content insets.
          let inset = viewport.environment.adjustedContentInset
          view.contentInsetAdjustmentBehavior = .never
          view.contentInset = UIEdgeInsets(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
          view.layoutIfNeeded()
          let environment = LayoutRuntime.LayoutEnvironment(of: view)
          let table = level.frameTable(in: environment)
          // Where UIKit moves edges to whole pixels, each moves by half a pixel at most.
          let tolerance = 0.5 / environment.displayScale + 0.001
          let place = "level \(index) on \(viewport.name)"
          for item in 0..<table.itemCount {
            let section = table.section(ofItem: item)
            let path = IndexPath(item: item - table.sectionStarts[section], section: section)
            let found = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
            check(found, table.frame(at: item), tolerance, "item \(item) of \(place)")
          }
          for supplementary in table.supplementaries {
            let found = view.collectionViewLayout.layoutAttributesForSupplementaryView(
              ofKind: supplementary.kind.elementKind, at: IndexPath(item: 0, section: supplementary.section))?.frame
            let shown = supplementary.frame(at: .init(view.contentOffset), in: environment)
            let what = "\(supplementary.kind.rawValue) of section \(supplementary.section)"
            check(found, shown, tolerance, "\(what), \(place)")
          }
        }
      }

      private func check(_ found: CGRect?, _ expected: LayoutRuntime.Rect, _ tolerance: Double, _ what: String) {
        guard let found else {
          XCTFail("UIKit has no frame for \(what)")
          return
        }
        let message = "\(what): UIKit has \(found), the frame table \(expected)"
        XCTAssertEqual(Double(found.origin.x), expected.x, accuracy: tolerance, message)
        XCTAssertEqual(Double(found.origin.y), expected.y, accuracy: tolerance, message)
        XCTAssertEqual(Double(found.size.width), expected.width, accuracy: 2 * tolerance, message)
        XCTAssertEqual(Double(found.size.height), expected.height, accuracy: 2 * tolerance, message)
      }

  """#
}
