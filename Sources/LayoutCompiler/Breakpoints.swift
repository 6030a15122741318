internal import LayoutKinds
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage
internal import SpecLinting
internal import YAMLReading
internal import TextWriting

/// Where one level changes as the viewport's width does.
public struct LevelBreakpoints: Sendable {
  public var chain: String
  public var level: Int
  public var layout: String
  public var scale: Double
  /// The viewports that share all measures which matter here but their width.
  public var viewports: [String]
  /// `nil` where the ends are solved from the formulas, else the distance in points of the widths that were laid out; what begins
  /// and ends between two of them is missed.
  public var sampleStep: Double?
  /// From the least width to the greatest, without gaps.
  public var ranges: [BreakpointRange]
}

/// Widths at which a level has one number of columns, and fits or does not.
public struct BreakpointRange: Sendable {
  public var lower: Double
  public var upper: Double
  public var includesLower: Bool
  public var includesUpper: Bool
  /// Items of a full line; `nil` where the item size is not valid.
  public var columns: Int?
  /// The least and the greatest excess over the room in points, where items are oversize.
  public var excess: ClosedRange<Double>?
  /// Whether the number of columns hangs on rounding.
  public var isFragile: Bool
}

extension Analysis {
  /// For every level of a spec without an error, the widths of the viewport at which the number of columns, or whether items fit,
  /// changes.
  ///
  /// - Parameters:
  ///   - layout: The only layout to look at; all if `nil`.
  public func breakpoints(over widths: ClosedRange<Double>, layout: String?) -> [LevelBreakpoints] {
    guard let review, spec != nil else { return [] }
    var levels: [LevelBreakpoints] = []
    for (chainIndex, chain) in review.spec.chains.enumerated() {
      for (levelIndex, level) in chain.levels.enumerated() where layout?.hasSameBytes(as: level.layout) ?? true {
        var studies: [(study: WidthStudy, viewports: [String])] = []
        for (index, viewport) in review.spec.viewports.enumerated() {
          let study = review.widthStudy(chain: chainIndex, level: levelIndex, viewport: index, over: widths)
          if let known = studies.firstIndex(where: { $0.study == study }) {
            studies[known].viewports.append(viewport.name)
          } else {
            studies.append((study, [viewport.name]))
          }
        }
        levels += studies.map { study, viewports in
          LevelBreakpoints(
            chain: chain.name, level: levelIndex, layout: level.layout, scale: level.scale, viewports: viewports,
            sampleStep: study.method.step, ranges: study.ranges.map(BreakpointRange.init))
        }
      }
    }
    return levels
  }
}

extension WidthStudy.Method {
  fileprivate var step: Double? {
    if case .sampled(let step) = self { step } else { nil }
  }
}

extension BreakpointRange {
  fileprivate init(_ range: WidthRange) {
    self.init(
      lower: range.lower, upper: range.upper, includesLower: range.includesLower, includesUpper: range.includesUpper,
      columns: range.state.columns, excess: range.state.isOversize ? range.excess : nil,
      isFragile: range.state.isFragile)
  }
}

extension [BreakpointRange] {
  /// Without the slivers, up to `length` points, in which a number of columns that changes there hangs on rounding: there is one at
  /// every change.
  public func withoutFragileSlivers(upTo length: Double = 0.25) -> [BreakpointRange] {
    var result: [BreakpointRange] = []
    for var range in self {
      range.isFragile = range.isFragile && range.upper - range.lower > length
      guard let last = result.last, last.columns == range.columns, last.isFragile == range.isFragile,
        (last.excess == nil) == (range.excess == nil)
      else {
        result.append(range)
        continue
      }
      result[result.count - 1].upper = range.upper
      result[result.count - 1].includesUpper = range.includesUpper
      if let excess = last.excess, let other = range.excess {
        result[result.count - 1].excess =
          Swift.min(excess.lowerBound, other.lowerBound)...Swift.max(excess.upperBound, other.upperBound)
      }
    }
    return result
  }
}
