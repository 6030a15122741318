internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  mutating func checkViewports() -> [CheckedViewport] {
    var viewports: [CheckedViewport] = []
    var firstSpans: [String: SourceSpan] = [:]
    for viewport in syntax.viewports ?? [] {
      guard let checked = checkViewport(viewport) else { continue }
      let name = checked.viewport.name
      let span = viewport.name?.span ?? viewport.device?.span ?? viewport.span
      if let first = firstSpans.updateValue(span, forKey: name) {
        diagnostics.report(
          .duplicateName, "two viewports are called `\(name)`", at: span,
          labels: [.init("first listed here", at: first)], help: "remove one, or give it another `name`")
        continue
      }
      viewports.append(checked)
    }
    return viewports
  }

  private mutating func checkViewport(_ viewport: ViewportSyntax) -> CheckedViewport? {
    let device = viewport.device.flatMap { SpecLanguage.device(named: $0.value) }
    if let reference = viewport.device, device == nil {
      reportUnknown(
        reference, among: devices.map { $0.name }, kind: "device",
        help: "name one such as `iphone-16`, `iphone-16-landscape` or `ipad-pro-11`, or give `width` and `height`")
    }
    let (width, height) = (check(viewport.width), check(viewport.height))
    let (displayScale, safeArea) = (check(viewport.displayScale), check(viewport.safeArea))
    let (contentInset, layoutMargins) = (check(viewport.contentInset), check(viewport.layoutMargins))
    return evaluate { evaluator in
      let width = width == nil ? device?.size.width : evaluator.double(width, default: 0)
      let height = height == nil ? device?.size.height : evaluator.double(height, default: 0)
      let displayScale = evaluator.double(displayScale, default: device?.displayScale ?? 2)
      let safeArea = safeArea == nil ? device?.safeArea ?? .zero : evaluator.insets(safeArea)
      let contentInset = evaluator.insets(contentInset)
      let margins = layoutMargins == nil ? nil : evaluator.insets(layoutMargins)
      guard let width, let height, let displayScale, let safeArea, let contentInset else { return nil }
      let name = viewport.name?.value ?? device?.name ?? "\(Number(width).text)x\(Number(height).text)"
      return CheckedViewport(
        viewport: Viewport(
          name: name, size: Size(width: width, height: height), displayScale: displayScale, safeArea: safeArea,
          contentInset: contentInset),
        layoutMargins: margins, isRightToLeft: viewport.layoutDirection == .rightToLeft)
    }
  }
}
