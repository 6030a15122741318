internal import LayoutRuntime
internal import PlanModel
internal import TextWriting

extension JSONEmitter {
  static func append(
    _ chain: Chain, of spec: ResolvedSpec, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("name", in: &writer)
    writer.appendJSON(chain.name)
    outline.key("dataSource", in: &writer)
    writer.appendJSON(spec.dataSources[chain.dataSource].name)
    outline.key("levels", in: &writer)
    outline.open("[", in: &writer)
    for (index, level) in chain.levels.enumerated() {
      outline.element(in: &writer)
      append(level, at: index, in: chain, of: spec, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.key("steps", in: &writer)
    outline.open("[", in: &writer)
    for step in chain.steps {
      outline.element(in: &writer)
      append(step, of: spec, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ level: Level, at index: Int, in chain: Chain, of spec: ResolvedSpec, outline: inout JSONOutline,
    to writer: inout OutputWriter
  ) {
    outline.open("{", in: &writer)
    outline.key("index", in: &writer)
    writer.appendInteger(index)
    outline.key("layout", in: &writer)
    writer.appendJSON(level.layout)
    if level.dataSource != chain.dataSource {
      outline.key("dataSource", in: &writer)
      writer.appendJSON(spec.dataSources[level.dataSource].name)
    }
    outline.key("scale", in: &writer)
    writer.appendNumber(level.scale)
    if let title = level.title {
      outline.key("title", in: &writer)
      writer.appendJSON(title)
    }
    outline.key("frameTables", in: &writer)
    outline.open("[", in: &writer)
    for frames in level.frameTables {
      outline.element(in: &writer)
      append(frames, on: spec.viewports[frames.viewport], outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(
    _ frames: ViewportFrames, on viewport: Viewport, outline: inout JSONOutline, to writer: inout OutputWriter
  ) {
    let table = frames.table
    outline.open("{", in: &writer)
    outline.key("viewport", in: &writer)
    writer.appendJSON(viewport.name)
    outline.key("columns", in: &writer)
    writer.appendInteger(table.columns)
    outline.key("interitemGap", in: &writer)
    if let gap = table.interitemGap {
      writer.appendNumber(gap)
    } else {
      writer.append("null")
    }
    outline.key("adjustedContentInset", in: &writer)
    writer.appendJSON(frames.environment.adjustedContentInset)
    outline.key("contentSize", in: &writer)
    writer.appendJSON(table.contentSize)

    outline.key("frames", in: &writer)
    outline.open("[", in: &writer)
    for section in table.sections where section.count > 0 {
      outline.row(in: &writer)
      writer.appendRows(section)
    }
    outline.close("]", in: &writer)

    outline.key("supplementaries", in: &writer)
    outline.open("[", in: &writer)
    for supplementary in table.supplementaries {
      outline.row(in: &writer)
      append(supplementary, to: &writer)
    }
    outline.close("]", in: &writer)

    outline.key("undefinedItems", in: &writer)
    outline.open("[", in: &writer)
    for issue in table.issues {
      if case .oversizeItems(_, let items, _, _) = issue {
        append(items, outline: &outline, to: &writer)
      }
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
  }

  private static func append(_ supplementary: Supplementary, to writer: inout OutputWriter) {
    writer.append("{\"kind\":\"")
    writer.append(supplementary.kind.rawValue)
    writer.append("\",\"section\":")
    writer.appendInteger(supplementary.section)
    writer.append(",\"frame\":")
    writer.append(supplementary.frame)
    writer.append("}")
  }

  /// Item indices, in rows of at most twenty.
  private static func append(_ items: [Range<Int>], outline: inout JSONOutline, to writer: inout OutputWriter) {
    for run in items where !run.isEmpty {
      outline.row(in: &writer)
      writer.append(NumberRun(indicesFrom: run.lowerBound, joints: NumberRun.Joints(rowCount: 20)), count: run.count)
    }
  }
}
