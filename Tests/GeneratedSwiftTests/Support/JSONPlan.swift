import Foundation
import LayoutRuntime

/// The part of the JSON output that frames and offsets stand in.
struct JSONPlan: Decodable {
  struct Chain: Decodable {
    var levels: [Level]
    var steps: [Step]
  }

  struct Level: Decodable {
    var scale: Double
    var title: String?
    var frameTables: [Table]
  }

  struct Table: Decodable {
    var viewport: String
    var columns: Int
    var contentSize: [Double]
    var frames: [[Double]]
    var supplementaries: [Supplementary]
    var undefinedItems: [Int]
  }

  struct Supplementary: Decodable {
    var kind: String
    var section: Int
    var frame: [Double]
  }

  struct Step: Decodable {
    var plans: [Plan]
  }

  struct Plan: Decodable {
    var viewport: String
    var targetOffsets: [Double]
    var anchors: [Anchor]
  }

  struct Anchor: Decodable {
    var item: Int?
  }

  var chains: [Chain]
}

extension GoldenSpec {
  func jsonPlan() throws -> JSONPlan {
    let json = files("json", try resolved(), options)[0].text
    return try JSONDecoder().decode(JSONPlan.self, from: Data(json.utf8))
  }
}

extension Rect {
  /// As the JSON output has it.
  var list: [Double] { [x, y, width, height] }
}
