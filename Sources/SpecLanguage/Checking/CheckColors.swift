internal import Expressions
internal import LayoutRuntime
internal import PlanModel
internal import SourceDiagnostics
internal import SpecSchema

extension SpecChecker {
  /// Each item's own color, else the data source's; `nil` where there is none at all.
  mutating func itemColors(
    _ source: DataSourceSyntax, items: ListedItems<ItemSyntax>, starts: SectionStarts
  ) -> ItemColors? {
    let rule = source.color.flatMap { itemColors($0, starts: starts) }
    let listed = source.colors.map { list in list.value.map { $0.flatMap { color(of: $0) } } }
    let own = items.map { $0.color.flatMap { color(of: $0) } }
    if let listed, let list = source.colors {
      if let (index, span) = items.all.lazy.compactMap({ item in item.value.color.map { (item.index, $0.span) } }).first
      {
        diagnostics.report(
          .conflictingKeys, "item \(index) has a `color` of its own beside the data source's `colors`", at: span,
          labels: [.init("`colors` stands here", at: list.span)], help: "keep one of them")
      }
      return .listed(listed.compactMap { $0 })
    }
    guard !own.isEmpty else { return rule }
    // An item without a color beside items that have one shows the data source's, else nothing.
    let clear = HSBColor(hue: 0, saturation: 0, brightness: 0, alpha: 0)
    return .computed { own[$0] ?? rule?.color(at: $0) ?? clear }
  }

  /// The color that `#rgb`, `#rrggbb` or `#rrggbbaa` names, or `nil` after reporting.
  mutating func color(of text: Spanned<String>) -> HSBColor? {
    if let color = SRGBColor(hexadecimal: text.value) {
      return HSBColor(color)
    }
    let isUnmarked = SRGBColor(hexadecimal: "#" + text.value) != nil
    diagnostics.report(
      .invalidColor, "`\(excerpt(text.value))` is not a color; expected `#rgb`, `#rrggbb` or `#rrggbbaa`",
      at: text.span,
      help: isUnmarked ? "write \"#\(text.value)\", in quotes since `#` starts a comment in YAML" : nil,
      fixIts: isUnmarked
        ? [.init("add `#`", replacing: text.span, with: "\"#\(text.value)\"", applicability: .safe)] : [])
    return nil
  }

  private mutating func itemColors(_ rule: ColorSyntax, starts: SectionStarts) -> ItemColors? {
    switch rule {
    case .fixed(let text):
      return color(of: text).map {
        .components(
          hue: .constant($0.hue), saturation: .constant($0.saturation), brightness: .constant($0.brightness),
          alpha: .constant($0.alpha))
      }
    case .components(let components):
      let alpha = values(components.alpha, default: 1, starts)
      switch components.space {
      case .hsb:
        // In OKLCH a hue is an angle; here it is a turn, which UIColor clamps without a word.
        let hue = values(components.hue?.limited(to: .closed(0, 1)), default: 0, starts)
        let saturation = values(components.saturation, default: 1, starts)
        return .components(
          hue: hue, saturation: saturation, brightness: values(components.brightness, default: 1, starts), alpha: alpha)
      case nil:
        for component in [
          components.hue, components.saturation, components.brightness, components.lightness, components.chroma,
        ] {
          _ = values(component, default: 0, starts)
        }
        return nil
      case .oklch:
        let lightness = values(components.lightness, default: 0, starts)
        let chroma = values(components.chroma, default: 0, starts)
        let hue = values(components.hue, default: 0, starts)
        return .computed {
          HSBColor(
            SRGBColor(
              OKLCHColor(
                lightness: lightness.value(at: $0), chroma: chroma.value(at: $0), hue: hue.value(at: $0),
                alpha: alpha.value(at: $0))))
        }
      }
    }
  }

  private mutating func values(
    _ component: ComponentSyntax?, default fallback: Double, _ starts: SectionStarts
  ) -> ComponentValues {
    switch component {
    case nil:
      return .constant(fallback)
    case .ramp(let from, let to, let includesEnd):
      guard let from = constant(from), let to = constant(to) else { return .constant(fallback) }
      let divisor = includesEnd ? starts.count - 1 : starts.count
      return divisor > 0 ? .ramp(from: from.double, to: to.double, divisor: divisor) : .constant(from.double)
    case .value(let number):
      guard let rule = check(number).map({ ItemRule($0, starts: starts) }) else { return .constant(fallback) }
      evaluate { $0.check(rule) }
      guard !rule.isConstant else { return .constant(starts.count == 0 ? fallback : rule.value(at: 0)) }
      return .each { rule.value(at: $0) }
    }
  }
}

extension ComponentSyntax {
  /// The same with a narrower range than its key allows.
  fileprivate func limited(to range: NumberRule.Range) -> ComponentSyntax {
    switch self {
    case .value(var number):
      number.rule.range = range
      return .value(number)
    case .ramp(var from, var to, let includesEnd):
      from.rule.range = range
      to.rule.range = range
      return .ramp(from: from, to: to, includesEnd: includesEnd)
    }
  }
}

extension SRGBColor {
  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, as CSS Color 4 has them; `nil` for other texts.
  fileprivate init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits = text.utf8.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count - 1 else { return nil }
    if digits.count == 3 || digits.count == 4 {
      digits = digits.flatMap { [$0, $0] }
    }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    if digits.count == 6 {
      digits += [15, 15]
    }
    self.init(packed: digits.reduce(0) { $0 << 4 | UInt32($1) })
  }
}
