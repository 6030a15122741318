internal import SpecSchema
package import SourceDiagnostics

/// Where the parts of a chain stand.
package struct ChainPlaces: Sendable {
  package var name: SourceSpan
  /// By level.
  package var levels: [SourceSpan]
  /// The rule that leads from each scale to the next, where there is one.
  package var next: SourceSpan?
  /// By step; `nil` where neither the chain nor the step says anything about the transition.
  package var transitions: [TransitionPlaces?]
}

/// Where the values of a transition stand; `nil` for those that are not written.
package struct TransitionPlaces: Sendable {
  package var anchor: SourceSpan?
  package var scrollTo: SourceSpan?
  package var scroll: SourceSpan?
  package var duration: SourceSpan?
  package var spring: SourceSpan?
  package var staggerTotal: SourceSpan?
}

extension SpecReview {
  package func places(ofChain index: Int) -> ChainPlaces {
    let (named, checked) = (syntax.chains[index], checked.chains[index])
    let chain = named.value
    var next: SourceSpan?
    var levels = [SourceSpan](repeating: named.name.span, count: checked.levels.count)
    switch chain.scale {
    case .list(let scales)?:
      for (level, scale) in scales.prefix(levels.count).enumerated() {
        levels[level] = scale?.span ?? levels[level]
      }
    case .progression(let start, let rule)?:
      next = rule.span
      levels = levels.indices.map { $0 == 0 ? start.span : rule.span }
    case nil: break
    }
    for (level, written) in (chain.levels?.value ?? []).prefix(levels.count).enumerated() {
      levels[level] = firstLine(of: written.span)
    }
    return ChainPlaces(
      name: named.name.span, levels: levels, next: next,
      transitions: checked.steps.indices.map { chain.transition(ofStep: $0).map(TransitionPlaces.init) })
  }

  private func firstLine(of span: SourceSpan) -> SourceSpan {
    let end = source.bytes[span.start..<span.end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? span.end
    return SourceSpan(file: span.file, start: span.start, end: end)
  }
}

extension TransitionPlaces {
  fileprivate init(_ syntax: TransitionSyntax) {
    switch syntax.anchor {
    case .rule(let word)?: anchor = word.span
    case .item(let number)?: anchor = number.span
    case nil: anchor = nil
    }
    scrollTo = syntax.scrollTo?.span
    scroll = syntax.scroll?.span
    duration = syntax.duration?.span
    if case .spring(let syntax)? = syntax.curve {
      spring = syntax.span
    }
    staggerTotal = syntax.stagger?.total?.span
  }
}
