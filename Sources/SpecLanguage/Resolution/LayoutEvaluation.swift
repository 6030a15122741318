internal import Expressions
internal import LayoutKinds
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension Evaluator {
  /// What lays the level out, or `nil` after reporting what could not be worked out. `inputs` are the level's.
  mutating func layout(
    _ layout: CheckedLayout, content: DataSourceContent, in environment: LayoutEnvironment
  ) -> (@Sendable (LayoutEnvironment) -> FrameTable)? {
    guard let numbers = numbers(of: layout, content: content, in: environment) else { return nil }
    let laidOut = LayoutContent(
      sectionCounts: content.sectionCounts, headerLengths: content.headerLengths,
      footerLengths: content.footerLengths)
    let kind = layout.kind
    return { kind.frameTable(numbers, laidOut, $0) }
  }

  private mutating func numbers(
    of layout: CheckedLayout, content: DataSourceContent, in environment: LayoutEnvironment
  ) -> LayoutNumbers? {
    let saved = inputs
    defer { inputs = saved }
    var numbers = LayoutNumbers(
      values: ParameterValues(), scrollDirection: layout.scrollDirection, ownItemSizes: content.itemSizes)
    var hasOwnNames = false
    var isWhole = true
    for (parameter, ownNames) in layout.orderedParameters {
      if !ownNames.isEmpty, !hasOwnNames {
        guard isWhole, layout.isSound else { return nil }
        for name in layout.kind.ownNames {
          inputs[name.variable] = name.value(numbers, environment)
        }
        hasOwnNames = true
      }
      guard let written = layout.values[parameter.name] else {
        if let standard = parameter.standard?.map({ LayoutNumber.same(Number($0)) }) {
          numbers.values.fields.append(ParameterField(parameter.name, standard))
        }
        continue
      }
      if case .word("item") = written, parameter.isOfItems, content.itemSizes == nil {
        reportNoSizes(of: content, for: parameter.name, at: layout.written.span(of: parameter.name, part: ""))
        isWhole = false
      } else if let value = written.map({ layoutNumber($0, content) }) {
        numbers.values.fields.append(ParameterField(parameter.name, value))
      } else {
        isWhole = false
      }
    }
    return isWhole ? numbers : nil
  }

  private mutating func layoutNumber(_ number: CheckedNumber, _ content: DataSourceContent) -> LayoutNumber? {
    let variables = number.expression.variables
    if variables.contains(.aspectRatio), content.aspectRatios == nil {
      report(
        Diagnostic(
          .missingItemSize, "`\(number.key)` uses `aspectRatio`, but the data source `\(content.name)` gives none",
          at: number.span, help: "add `aspectRatio` to the data source or to its items"), once: number.span)
      return nil
    }
    guard variables.isDisjoint(with: unknown) else { return nil }
    guard number.expression.dependsOnItem else {
      return self.number(number).map { .same($0) }
    }
    let rule = LayoutItemRule(number: number, content: content, inputs: inputs)
    return check(rule) ? .each { rule.store(from: $0, in: &$1) } : nil
  }

  /// Works the rule out for every item and reports the first fault.
  private mutating func check(_ rule: LayoutItemRule) -> Bool {
    let saved = (inputs, place)
    defer { (inputs, place) = saved }
    var evaluation = rule.evaluation
    for index in 0..<rule.starts.count
    where rule.value(at: index, &evaluation).map(rule.number.rule.allows) != true {
      inputs = rule.inputs(at: index)
      place = { saved.1() + ", item \(index)" }
      return number(rule.number) != nil
    }
    return true
  }

  private mutating func reportNoSizes(of content: DataSourceContent, for key: String, at span: SourceSpan) {
    report(
      Diagnostic(
        .missingItemSize,
        "`\(key): item` takes each item's own size, but the data source `\(content.name)` gives none", at: span,
        help: "add `size` to the data source or to its items"), once: span)
  }
}

/// A number for each item of a level by an expression.
private struct LayoutItemRule: Sendable {
  let number: CheckedNumber
  let aspectRatios: (@Sendable (Int) -> Number)?
  let starts: SectionStarts
  let inputs: ExpressionInputs
  let evaluation: RepeatedEvaluation

  init(number: CheckedNumber, content: DataSourceContent, inputs: ExpressionInputs) {
    self.number = number
    self.inputs = inputs
    aspectRatios = number.expression.variables.contains(.aspectRatio) ? content.aspectRatios : nil
    starts = SectionStarts(counts: content.sectionCounts)
    evaluation = RepeatedEvaluation(number.expression, inputs)
  }

  func inputs(at index: Int) -> ExpressionInputs {
    var inputs = inputs
    inputs.index = Number(index)
    inputs.section = Number(starts.section(of: index))
    if let aspectRatios {
      inputs[.aspectRatio] = aspectRatios(index)
    }
    return inputs
  }

  /// `nil` where the expression has no value.
  func value(at index: Int, _ evaluation: inout RepeatedEvaluation) -> Number? {
    evaluation.set(.index, to: Number(index))
    evaluation.set(.section, to: Number(starts.section(of: index)))
    if let aspectRatios { evaluation.set(.aspectRatio, to: aspectRatios(index)) }
    return evaluation.value()
  }

  /// Stores the values of the items from `first` on.
  func store(from first: Int, in numbers: inout MutableSpan<Double>) {
    var evaluation = evaluation
    for place in 0..<numbers.count {
      numbers[place] = value(at: first + place, &evaluation)?.double ?? .nan
    }
  }
}
