internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import TextWriting
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  mutating func checkViewports() -> [CheckedViewport] {
    var viewports: [CheckedViewport] = []
    var firstSpans: [ByteText: SourceSpan] = [:]
    for viewport in syntax.viewports ?? [] {
      var checked = checkViewport(viewport)
      guard checked.isSound else {
        viewports.append(checked)
        continue
      }
      let name = checked.viewport.name
      let span = viewport.name?.span ?? viewport.device?.span ?? viewport.span
      if let first = firstSpans.updateValue(span, forKey: ByteText(name)) {
        diagnostics.report(
          .duplicateName, "two viewports are called `\(name)`", at: span,
          labels: [.init("first listed here", at: first)], help: "remove one, or give it another `name`")
        checked.isSound = false
      }
      viewports.append(checked)
    }
    return viewports
  }

  private mutating func checkViewport(_ viewport: ViewportSyntax) -> CheckedViewport {
    let before = faults
    let device = viewport.device.flatMap { SpecLanguage.device(named: $0.value) }
    if let reference = viewport.device, device == nil {
      reportUnknown(
        reference, among: devices.map { $0.name }, kind: "device",
        help: "name one such as `iphone-16`, `iphone-16-landscape` or `ipad-pro-11`, or give `width` and `height`")
    }
    let (width, height) = (check(viewport.width), check(viewport.height))
    let (displayScale, safeArea) = (check(viewport.displayScale), check(viewport.safeArea))
    let (contentInset, layoutMargins) = (check(viewport.contentInset), check(viewport.layoutMargins))
    var checked = evaluate { evaluator in
      var unknown: ExpressionVariables = []
      /// What an expression knows a measure by is unknown unless the measure has a value and is not in doubt.
      func known<Value>(_ value: Value?, _ key: String, or fallback: Value, _ variables: ExpressionVariables) -> Value {
        if value == nil || viewport.doubts.contains(key) {
          unknown.formUnion(variables)
        }
        return value ?? fallback
      }
      let width = known(
        width == nil ? device?.size.width : evaluator.double(width, default: 0), ViewportKeys.width.name, or: 320,
        [.width])
      let height = known(
        height == nil ? device?.size.height : evaluator.double(height, default: 0), ViewportKeys.height.name, or: 480,
        [.height])
      let displayScale = known(
        evaluator.double(displayScale, default: device?.displayScale ?? 2), ViewportKeys.displayScale.name, or: 2,
        [.displayScale])
      let safeArea = known(
        safeArea == nil ? device?.safeArea ?? .zero : evaluator.insets(safeArea), ViewportKeys.safeArea.name, or: .zero,
        .safeArea)
      let contentInset = known(
        evaluator.insets(contentInset), ViewportKeys.contentInset.name, or: .zero, .contentInset)
      let margins = layoutMargins == nil ? nil : evaluator.insets(layoutMargins)
      let name = viewport.name?.value ?? device?.name ?? "\(Number(width).text)x\(Number(height).text)"
      return CheckedViewport(
        viewport: Viewport(
          name: name, size: Size(width: width, height: height), displayScale: displayScale, safeArea: safeArea,
          contentInset: contentInset),
        layoutMargins: margins, isRightToLeft: viewport.layoutDirection == .rightToLeft, unknown: unknown)
    }
    // A device that is not known would have measures of its own for all that is not written.
    if device == nil, viewport.device != nil || viewport.doubts.contains(ViewportKeys.device.name) {
      checked.unknown.formUnion(.environment)
    }
    checked.isSound = viewport.isSound && faults == before && checked.unknown.isEmpty
    return checked
  }
}
