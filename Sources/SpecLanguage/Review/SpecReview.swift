package import PlanModel
package import SourceDiagnostics
internal import SpecSchema
package import YAMLReading

/// What of a spec is without a fault, with what stands where in its source: what lint rules look at.
package struct SpecReview: Sendable {
  /// The chains, and the viewports, that are without a fault. All data sources and layouts, so that others' indices hold: but those with
  /// a fault are no more than their names.
  package let spec: ResolvedSpec
  /// Whether that is the whole spec. If not, nothing can be said of what it does not have or use.
  package let isComplete: Bool
  package let document: YAMLDocument
  package let source: SourceFile
  let syntax: SpecSyntax
  let checked: CheckedSpec
}

/// A name that the spec defines.
package struct DefinedName: Hashable, Sendable {
  package var name: String
  package var span: SourceSpan
  package var isUsed: Bool
}

extension SpecReview {
  package var lets: [DefinedName] {
    (syntax.lets ?? []).map {
      DefinedName(
        name: $0.name.value, span: $0.name.span, isUsed: !isComplete || checked.usedLets.contains($0.name.value))
    }
  }

  package var dataSources: [DefinedName] {
    let used = checked.chains.reduce(into: Set<Int>()) { used, chain in
      used.insert(chain.dataSource)
      used.formUnion(chain.levels.map { $0.dataSource })
    }
    return syntax.dataSources.enumerated().map { index, named in
      DefinedName(name: named.name.value, span: named.name.span, isUsed: !isComplete || used.contains(index))
    }
  }

  package var layouts: [DefinedName] {
    let used = Set(checked.chains.flatMap { $0.levels.map { $0.layout } })
    return syntax.layouts.enumerated().map { index, named in
      DefinedName(name: named.name.value, span: named.name.span, isUsed: !isComplete || used.contains(index))
    }
  }

  /// Where each viewport of the spec stands.
  package var viewportSpans: [SourceSpan] {
    (syntax.viewports ?? []).map { $0.name?.span ?? $0.device?.span ?? $0.span }
  }

  /// What the spec itself says about lint rules: by list, `allow` first.
  package var lintLists: (allow: [DefinedName], warn: [DefinedName], deny: [DefinedName]) {
    func names(_ list: [Spanned<String>]?) -> [DefinedName] {
      (list ?? []).map { DefinedName(name: $0.value, span: $0.span, isUsed: false) }
    }
    return (names(syntax.lint?.allow), names(syntax.lint?.warn), names(syntax.lint?.deny))
  }

  /// The text of the source at a place.
  package func text(at span: SourceSpan) -> String {
    String(decoding: source.bytes[span.start..<span.end], as: UTF8.self)
  }
}
