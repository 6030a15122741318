internal import LayoutRuntime
public import PlanModel
public import TextWriting

/// The plan as JSON, streamed: what it holds and in what units says `planSchema`.
///
/// Memory does not grow with the items, and the order of everything is the spec's order.
public enum JSONEmitter {
  public static func emit(_ spec: ResolvedSpec, to writer: inout OutputWriter) {
    var outline = JSONOutline()
    outline.open("{", in: &writer)
    outline.key("$schema", in: &writer)
    writer.appendJSON(planSchemaIdentifier)
    outline.key("layoutc", in: &writer)
    writer.append("1")
    outline.key("name", in: &writer)
    writer.appendJSON(spec.name)
    outline.key("digest", in: &writer)
    writer.appendJSON(spec.digest)

    outline.key("viewports", in: &writer)
    outline.open("[", in: &writer)
    for viewport in spec.viewports {
      outline.element(in: &writer)
      append(viewport, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)

    outline.key("dataSources", in: &writer)
    outline.open("[", in: &writer)
    for dataSource in spec.dataSources {
      outline.element(in: &writer)
      append(dataSource, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)

    outline.key("chains", in: &writer)
    outline.open("[", in: &writer)
    for chain in spec.chains {
      outline.element(in: &writer)
      append(chain, of: spec, outline: &outline, to: &writer)
    }
    outline.close("]", in: &writer)
    outline.close("}", in: &writer)
    writer.append("\n")
  }

  private static func append(_ viewport: Viewport, outline: inout JSONOutline, to writer: inout OutputWriter) {
    outline.open("{", in: &writer)
    outline.key("name", in: &writer)
    writer.appendJSON(viewport.name)
    outline.key("width", in: &writer)
    writer.appendNumber(viewport.size.width)
    outline.key("height", in: &writer)
    writer.appendNumber(viewport.size.height)
    outline.key("displayScale", in: &writer)
    writer.appendNumber(viewport.displayScale)
    outline.key("safeArea", in: &writer)
    writer.appendJSON(viewport.safeArea)
    outline.key("contentInset", in: &writer)
    writer.appendJSON(viewport.contentInset)
    outline.key("adjustedContentInset", in: &writer)
    writer.appendJSON(viewport.safeArea + viewport.contentInset)
    outline.close("}", in: &writer)
  }
}

extension EdgeInsets {
  fileprivate static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
