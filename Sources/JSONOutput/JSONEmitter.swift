public import PlanModel
public import TextWriting

/// The plan as JSON, streamed: the fields are declared in `PlanFields`, from which `planSchema` is made too.
///
/// Memory does not grow with the items, and the order of everything is the spec's order.
public enum JSONEmitter {
  public static func emit(_ spec: ResolvedSpec, to writer: inout OutputWriter) {
    var json = JSONWriter(writer)
    PlanFields.plan.write(spec, &json)
    json.output.append("\n")
    writer = json.finish()
  }
}
