internal import Expressions
internal import SourceDiagnostics
internal import LayoutKinds
internal import SpecSchema

/// The language as a whole: what documentation, schema and messages ask about all constructs.
enum LanguageConstructs {
  /// Every construct, in the order of Grammar.md.
  static let all: [ConstructDescription] =
    [
      SpecKeys.construct.description, ViewportKeys.construct.description, BarsKeys.construct.description,
      DataSourceKeys.construct.description, SectionKeys.construct.description, ItemKeys.construct.description,
      ColorKeys.construct.description, ChainKeys.construct.description, ScaleKeys.construct.description,
      LevelKeys.construct.description, TransitionKeys.construct.description, CurveKeys.construct.description,
      SpringKeys.construct.description, StaggerKeys.construct.description, insetsConstruct(.points()).description,
      sizeConstruct(.points()).description, ColorKeys.rampDescription, LintKeys.construct.description,
    ] + layoutKinds.flatMap { $0.constructs }

  /// Every variable that some key may use.
  static let variables = ExpressionVariables(
    [.index, .section] + NameScope.layoutItem.variables
      + all.flatMap { $0.keys }.flatMap { $0.shape.scopes }.flatMap { $0.variables })

  /// The keys whose expressions may use a variable, for the message about one that may not.
  @Sendable static func keys(knowing variable: ExpressionVariable) -> [String] {
    var names: [String] = []
    for key in all.flatMap({ $0.keys })
    where key.shape.scopes.contains(where: { $0.variables.contains(variable) }) {
      if !names.contains(key.name) {
        names.append(key.name)
      }
    }
    return names
  }
}
