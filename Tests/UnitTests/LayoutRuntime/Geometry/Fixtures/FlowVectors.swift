import LayoutRuntime
import Testing

/// A flow layout that someone saw on UIKit and wrote about, with the frames that they saw. Vertical scrolling.
struct FlowVector: Sendable, CustomTestStringConvertible {
  var id: String
  var width: Double
  var sizes: [Size]
  var interitemSpacing: Double
  var lineSpacing: Double
  var sectionInset = EdgeInsets.zero
  var headerHeight = 0.0
  /// Where the source tells: how many items a line holds.
  var columns: Int?
  /// x and y of the items in the first lines, one array a line.
  var x: [[Double]] = []
  var y: [[Double]] = []
  var headerFrame: Rect?
  var isFragile = false
  var source: String

  var testDescription: String { id }
}

extension FlowVector {
  static let all = [
    FlowVector(
      id: "two fit exactly", width: 320, sizes: items(3, 155, 155), interitemSpacing: 10, lineSpacing: 10,
      x: [[0, 165], [0]], source: "github.com/steipete/PSTCollectionView/pull/67"),
    FlowVector(
      id: "thirds at 390", width: 390, sizes: items(6, 126.66666666666667, 126.66666666666667), interitemSpacing: 5,
      lineSpacing: 5, columns: 2, x: [[0, 263.3333333333333]], isFragile: true,
      source: "github.com/tilltue/TLPhotoPicker/issues/292"),
    FlowVector(
      id: "thirds at 375", width: 375, sizes: items(6, 121.66666666666667, 121.66666666666667), interitemSpacing: 5,
      lineSpacing: 5, columns: 3, x: [[0, 126.66666666666667, 253.33333333333334]], isFragile: true,
      source: "github.com/tilltue/TLPhotoPicker/issues/292, another device"),
    FlowVector(
      id: "nine tenths", width: 100, sizes: items(12, 10, 10), interitemSpacing: 0.5, lineSpacing: 0, columns: 9,
      source: "github.com/microsoft/AdaptiveCards/pull/1628"),
    FlowVector(
      id: "a lone item that is not last is centered", width: 650, sizes: items(1, 320, 100) + items(1, 650, 100),
      interitemSpacing: 10, lineSpacing: 10, x: [[165], [0]], source: "openradar 32517782"),
    FlowVector(
      id: "in mixed sizes the second is pushed right", width: 982, sizes: items(2, 320, 100) + items(1, 982, 100),
      interitemSpacing: 10, lineSpacing: 10, x: [[0, 662], [0]], source: "openradar 32517782"),
    FlowVector(
      id: "the last line is leading", width: 300,
      sizes: items(1, 100, 50) + items(1, 120, 50) + items(1, 80, 40) + items(1, 90, 50), interitemSpacing: 10,
      lineSpacing: 10, x: [[0, 180], [0, 90]], y: [[0, 0], [65, 60]],
      source: "openradar 20825965; unequal heights are centered in the line"),
    FlowVector(
      id: "one a line is centered", width: 320, sizes: items(3, 200, 100), interitemSpacing: 10, lineSpacing: 10,
      x: [[60], [60], [60]], source: "PSTCollectionView, one item row"),
    FlowVector(
      id: "a header is not inset", width: 320, sizes: items(2, 100, 100), interitemSpacing: 10, lineSpacing: 10,
      sectionInset: EdgeInsets(top: 10, left: 25, bottom: 10, right: 25), headerHeight: 44, x: [[25, 195]],
      y: [[54, 54]], headerFrame: Rect(x: 0, y: 0, width: 320, height: 44),
      source: "github.com/Instagram/IGListKit/issues/800"),
  ]

  private static func items(_ count: Int, _ width: Double, _ height: Double) -> [Size] {
    Array(repeating: Size(width: width, height: height), count: count)
  }
}
