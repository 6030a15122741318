// Written by the golden tests: what `FormulasLayout` says, in the compiler's own types.

import LayoutRuntime
import PlanModel

extension FormulasLayout {
  static var forTests: GeneratedSpec {
    GeneratedSpec(
      levels: Chains.all.map { $0.levels.map(adapted) },
      plans: Chains.all.map { $0.steps.map { $0.plans.map(adapted) } })
  }

  private static func adapted(_ level: Level) -> GeneratedSpec.Level {
    let items = 0..<level.data.count
    return GeneratedSpec.Level(
      title: level.title, scale: level.scale, ids: items.map { level.data.id(at: $0) },
      titles: items.map { level.data.title(at: $0) },
      colors: items.map { index in
        level.data.color(at: index).map {
          HSBColor(
            hue: $0.hue, saturation: $0.saturation, brightness: $0.brightness, alpha: $0.alpha)
        }
      }, listed: level.listedTables.map { ($0.viewport, adapted($0.frames)) },
      frames: { adapted(level.frames(in: environment($0))) })
  }

  private static func adapted(_ table: FrameTable) -> GeneratedSpec.Table {
    GeneratedSpec.Table(
      columns: table.columns,
      contentSize: LayoutRuntime.Size(
        width: table.contentSize.width, height: table.contentSize.height),
      frames: table.frames.map(adapted),
      supplementaries: table.supplementaries.map {
        LayoutRuntime.Supplementary(
          kind: $0.kind == .header ? .header : .footer, section: $0.section,
          frame: adapted($0.frame))
      }, undefinedItems: table.undefinedItems)
  }

  private static func adapted(_ plan: Plan) -> GeneratedSpec.Plan {
    GeneratedSpec.Plan(
      viewport: plan.viewport, targetOffsets: plan.targetOffsets,
      anchors: plan.anchors.map { anchor in
        GeneratedSpec.Anchor(
          item: anchor.item, from: adapted(anchor.contentOffset.from),
          to: adapted(anchor.contentOffset.to),
          samples: { plan.sample(anchor, at: $0).map(adapted) },
          samplesAtTime: { plan.sample(anchor, atTime: $0).map(adapted) })
      })
  }

  private static func adapted(_ sample: Sample) -> GeneratedSpec.Sample {
    GeneratedSpec.Sample(
      frame: adapted(sample.frame), viewportFrame: adapted(sample.viewportFrame),
      opacity: sample.opacity, scale: sample.scale, z: sample.z)
  }

  private static func adapted(_ rect: Rect) -> LayoutRuntime.Rect {
    LayoutRuntime.Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  private static func adapted(_ point: Point) -> LayoutRuntime.Point {
    LayoutRuntime.Point(x: point.x, y: point.y)
  }

  private static func environment(_ given: LayoutEnvironment) -> Environment {
    func insets(_ insets: EdgeInsets) -> Insets {
      Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    return Environment(
      bounds: Size(width: given.bounds.width, height: given.bounds.height),
      adjustedContentInset: insets(given.adjustedContentInset),
      contentInset: insets(given.contentInset), safeArea: insets(given.safeArea),
      layoutMargins: insets(given.layoutMargins), displayScale: given.displayScale,
      isRightToLeft: given.isRightToLeft)
  }
}
