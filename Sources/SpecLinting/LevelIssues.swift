internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecLanguage

/// What a layout says is wrong with one level, gathered over the viewports so that each fault is said once.
struct LevelIssues {
  struct Oversize {
    var viewport: Int
    var extent: Double
    var available: Double
    var items: [Range<Int>]

    var excess: Double { extent - available }
  }

  struct Fragile {
    var viewport: Int
    var columns: Int
    var columnsIfWider: Int
    var columnsIfNarrower: Int
  }

  /// The worst of each viewport that has some.
  private(set) var oversize: [Oversize] = []
  /// The first of each viewport that has some.
  private(set) var fragile: [Fragile] = []
  /// Viewports on which UIKit may swap the spacings.
  private(set) var swapped: [Int] = []

  init(_ level: Level) {
    for frames in level.frameTables {
      for issue in frames.table.issues {
        switch issue {
        case .oversizeItems(_, let items, let extent, let available):
          add(Oversize(viewport: frames.viewport, extent: extent, available: available, items: items))
        case .fragileFit(_, let columns, let wider, let narrower):
          if fragile.last?.viewport != frames.viewport {
            fragile.append(
              Fragile(
                viewport: frames.viewport, columns: columns, columnsIfWider: wider, columnsIfNarrower: narrower))
          }
        case .swappedSpacings:
          if swapped.last != frames.viewport {
            swapped.append(frames.viewport)
          }
        case .emptyItem, .nonFinite:
          preconditionFailure("item sizes were not checked to be positive and bounded before layout")
        }
      }
    }
  }

  private mutating func add(_ found: Oversize) {
    guard let last = oversize.last, last.viewport == found.viewport else {
      oversize.append(found)
      return
    }
    var worst = found.excess > last.excess ? found : last
    worst.items = last.items + found.items
    oversize[oversize.count - 1] = worst
  }
}

/// A level and where to find it.
struct PlacedLevel {
  var chain: Int
  var index: Int
  var level: Level
  var layout: LayoutPlaces

  /// " at scale 0.5", for sentences about it.
  var place: String {
    " at scale \(number(level.scale))"
  }
}

/// A step and where to find it.
struct PlacedStep {
  var chain: Int
  var index: Int
  var step: Step
  var places: TransitionPlaces?
  /// Where to point if nothing about the transition is written.
  var chainName: SourceSpan
}

extension SpecReview {
  var levels: [PlacedLevel] {
    spec.chains.enumerated().flatMap { chainIndex, chain in
      chain.levels.enumerated().map { index, level in
        PlacedLevel(
          chain: chainIndex, index: index, level: level, layout: layout(ofLevel: index, inChain: chainIndex))
      }
    }
  }

  var steps: [PlacedStep] {
    spec.chains.enumerated().flatMap { chainIndex, chain in
      let places = places(ofChain: chainIndex)
      return chain.steps.enumerated().map { index, step in
        PlacedStep(
          chain: chainIndex, index: index, step: step, places: places.transitions[index], chainName: places.name)
      }
    }
  }

  func viewportNames(_ indices: [Int]) -> [String] {
    indices.map { spec.viewports[$0].name }
  }
}
