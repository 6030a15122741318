internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import TextWriting

/// The plan that `layoutc plan` is to show, found in a spec.
struct PlanChoice {
  var spec: ResolvedSpec
  var chain: Chain
  var step: Step
  var viewport: Viewport
  var plan: TransitionPlan

  /// Finds what the arguments name; what is not named is the first there is.
  static func read(_ arguments: ParsedArguments, in spec: ResolvedSpec) -> Result<PlanChoice, UsageError> {
    find(
      arguments.value(of: "chain"), among: spec.chains, default: spec.chains.first { !$0.steps.isEmpty }, kind: "chain"
    ) {
      $0.name
    }.flatMap { chain in
      let stepIndex = arguments.number(of: "step") ?? 0
      guard stepIndex < chain.steps.count else {
        return .failure(
          UsageError(
            "the chain `\(chain.name)` has no step \(stepIndex)",
            help: chain.steps.isEmpty
              ? "it has one level, so nothing leads from one to another"
              : "its steps are 0 to \(chain.steps.count - 1)"))
      }
      let step = chain.steps[stepIndex]
      return find(
        arguments.value(of: "viewport"), among: step.plans, default: step.plans.first, kind: "viewport",
        name: { spec.viewports[$0.viewport].name }
      ).flatMap { viewportPlan in
        anchor(arguments.number(of: "item"), of: viewportPlan).map { anchor in
          let plan = viewportPlan.plan(for: anchor)
          return PlanChoice(
            spec: spec, chain: chain, step: step, viewport: spec.viewports[viewportPlan.viewport],
            plan: arguments.has("reverse") ? plan.reversed() : plan)
        }
      }
    }
  }

  private static func anchor(_ item: Int?, of viewportPlan: ViewportPlan) -> Result<AnchorChoice, UsageError> {
    let count = viewportPlan.from.table.itemCount
    guard let item else {
      // The middle one of the default anchors stands where a picture shows most.
      let choices = viewportPlan.anchorChoices
      return .success(choices.isEmpty ? .firstVisible : choices[choices.count / 2])
    }
    guard item < count else {
      return .failure(UsageError("there is no item \(item)", help: "there are \(count) items, from 0"))
    }
    return .success(.selected(item))
  }

  private static func find<Value>(
    _ name: String?, among values: [Value], default fallback: Value?, kind: String, name nameOf: (Value) -> String
  ) -> Result<Value, UsageError> {
    let names = values.map(nameOf)
    guard let name else {
      return fallback.map { .success($0) }
        ?? .failure(
          UsageError("the spec has no \(kind) with a step", help: "a step needs a chain of two levels or more"))
    }
    if let index = names.firstIndex(where: name.hasSameBytes) {
      return .success(values[index])
    }
    let nearest = nearestName(to: name, among: names)
    return .failure(
      UsageError(
        "the spec has no \(kind) `\(name)`",
        help: nearest.map { "did you mean `\($0)`?" } ?? "there is \(quotedList(names, conjunction: "and"))"))
  }
}
