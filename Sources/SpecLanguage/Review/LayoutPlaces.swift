internal import SpecSchema
internal import Expressions
package import LayoutKinds
package import LayoutRuntime
package import SourceDiagnostics

/// What a level's layout is called and where it stands.
package struct LayoutPlaces: Sendable {
  package var name: String
  package var kind: LayoutKind
  package var scrollDirection: Axis
  /// Where a diagnostic about the items' extent across the scroll direction points.
  package var extent: SourceSpan
  /// The items' extent across the scroll direction, where it is an expression that all items share.
  package var crossExtent: SourceSpan?
  package var pixelSnapping: PixelSnapping
}

/// Where the colors of a data source stand.
package struct ColorPlaces: Sendable {
  /// The rule, or the name of the data source where colors are listed.
  package var color: SourceSpan
  /// The hue, where it is a ramp whose end is included.
  package var closedHueRamp: SourceSpan?
}

extension SpecReview {
  package func layout(ofLevel level: Int, inChain chain: Int) -> LayoutPlaces {
    let layout = checked.layouts[checked.chains[chain].levels[level].layout]
    return LayoutPlaces(
      name: layout.name, kind: layout.kind, scrollDirection: layout.scrollDirection, extent: layout.extentSpan,
      crossExtent: layout.crossExtent?.span, pixelSnapping: layout.pixelSnapping)
  }

  /// The scales at which a chain's levels use the layout of one of them.
  package func scales(sharingLayoutOf level: Int, inChain chain: Int) -> [Double] {
    let levels = checked.chains[chain].levels
    return levels.filter { $0.layout == levels[level].layout }.map { $0.scale.double }
  }

  package func colors(ofDataSource index: Int) -> ColorPlaces {
    let named = syntax.dataSources[index]
    switch named.value.color {
    case .fixed(let text)?:
      return ColorPlaces(color: text.span)
    case .components(let components)?:
      var ramp: SourceSpan?
      if case .ramp(let from, let to, includesEnd: true)? = components.hue {
        ramp = SourceSpan(
          file: from.span.file, start: min(from.span.start, to.span.start), end: max(from.span.end, to.span.end))
      }
      return ColorPlaces(color: named.name.span, closedHueRamp: ramp)
    case nil:
      return ColorPlaces(color: named.value.colors.map { $0.span } ?? named.name.span)
    }
  }
}
