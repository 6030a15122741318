public import SourceDiagnostics

/// Every rule, in the order of docs/Rules.md. To add one, write it in a file of its own under Rules/ and name it here.
package var lintRules: [AnyLintRule] {
  get { registeredRules }
}

private let registeredRules: [AnyLintRule] =
  undefinedBehaviorRules + [
    AnyLintRule(OverlappingFrames()),
    AnyLintRule(SidewaysContent()),
    AnyLintRule(UnevenGaps()),
    AnyLintRule(SnappingRemainder()),
    AnyLintRule(OffPixelGrid()),
    AnyLintRule(UnusedViewport()),
    AnyLintRule(UnusedLet()),
    AnyLintRule(UnusedDataSource()),
    AnyLintRule(UnusedLayout()),
    AnyLintRule(RepeatedLevel()),
    AnyLintRule(FixedPointLink()),
    AnyLintRule(CountChange()),
    AnyLintRule(ClampedAnchor()),
    AnyLintRule(JumpAfterTransition()),
    AnyLintRule(CrossingItems()),
    AnyLintRule(LongTravel()),
    AnyLintRule(TransitItems()),
    AnyLintRule(RestlessSpring()),
    AnyLintRule(LongStagger()),
    AnyLintRule(RepeatedHue()),
    AnyLintRule(IndistinctColors()),
    AnyLintRule(AmbiguousScalar()),
  ]

/// The rules about what UIKit leaves undefined, which `build` goes by as well.
let undefinedBehaviorRules: [AnyLintRule] = [
  AnyLintRule(OversizeItem()), AnyLintRule(FragileFit()), AnyLintRule(SwappedSpacings()),
]

package func lintRule(named name: String) -> AnyLintRule? {
  lintRules.first { $0.documentation.name == name }
}

/// What the linter says about the spec's own words on rules.
package enum LintDiagnosticCodes {
  static let unknownRule = DiagnosticCode("unknown-rule", .warning, "A rule is named that does not exist.")
  static let unusedSuppression = DiagnosticCode(
    "unused-suppression", .warning, "A rule is allowed where it finds nothing.")

  package static let all = [unknownRule, unusedSuppression]
}

/// The codes of the rules that `build` reports.
public var undefinedBehaviorCodes: [DiagnosticCode] {
  get { undefinedBehaviorRules.map { $0.documentation.code } }
}
