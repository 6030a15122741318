public import SourceDiagnostics

/// Every rule, in the order of docs/Rules.md. To add one, write it in a file of its own under Rules/ and name it here.
package let lintRules: [any LintRule] =
  undefinedBehaviorRules + [
    OverlappingFrames(),
    SidewaysContent(),
    UnevenGaps(),
    SnappingRemainder(),
    OffPixelGrid(),
    UnusedViewport(),
    UnusedLet(),
    UnusedDataSource(),
    UnusedLayout(),
    RepeatedLevel(),
    FixedPointLink(),
    CountChange(),
    ClampedAnchor(),
    JumpAfterTransition(),
    CrossingItems(),
    LongTravel(),
    TransitItems(),
    RestlessSpring(),
    LongStagger(),
    RepeatedHue(),
    IndistinctColors(),
    AmbiguousScalar(),
  ]

/// The rules about what UIKit leaves undefined, which `build` goes by as well.
package let undefinedBehaviorRules: [any LintRule] = [OversizeItem(), FragileFit(), SwappedSpacings()]

package func lintRule(named name: String) -> (any LintRule)? {
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
public let undefinedBehaviorCodes: [DiagnosticCode] = undefinedBehaviorRules.map(\.documentation.code)
