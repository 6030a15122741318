internal import SourceDiagnostics
internal import YAMLReading

/// A whole spec as written: every value with its place, nothing looked up yet.
struct SpecSyntax: Sendable {
  var lets: [Named<LetSyntax>]
  var viewports: [ViewportSyntax]
  var viewportsSpan: SourceSpan
  var bars: BarsSyntax?
  var dataSources: [Named<DataSourceSyntax>]
  var layouts: [Named<LayoutSyntax>]
  var chains: [Named<ChainSyntax>]
  /// Names of things that stand in the spec but could not be read.
  var unreadableNames: Set<String> = []
}

/// A named expression, parsed when the bindings are checked.
struct LetSyntax: Sendable {
  var node: YAMLNode
  var span: SourceSpan
}

enum SpecKeys {
  static let version = Key(
    "layoutc", .integer(1...Int.max), required: true, "Version of the spec language; this compiler knows 1.")
  static let lets = Key("let", .dictionary(of: letType), "Named expressions, usable in every expression of the spec.")
  static let viewports = Key("viewports", ViewportKeys.list, required: true, "The screens to lay out on.")
  static let bars = Key("bars", .construct(BarsKeys.construct), "Bars over every collection view.")
  static let dataSources = Key(
    "dataSources", .dictionary(of: .construct(DataSourceKeys.construct)), required: true,
    "What the collection views show.")
  static let layouts = Key("layouts", .dictionary(of: .layout), required: true, "The layouts by name.")
  static let chains = Key(
    "chains", .dictionary(of: .construct(ChainKeys.construct)), required: true, "Which layout leads to which.")

  static let construct = Construct(
    "spec", "A spec: data, layouts, and the chains that lead from one layout to the next.",
    keys: [
      version.description, lets.description, viewports.description, bars.description, dataSources.description,
      layouts.description, chains.description,
    ]
  ) { fields in
    fields.checkVersion()
    return SpecSyntax(
      lets: fields.value(lets) ?? [], viewports: fields.value(viewports) ?? [],
      viewportsSpan: fields.keySpan(viewports), bars: fields.value(bars),
      dataSources: fields.value(dataSources) ?? [], layouts: fields.value(layouts) ?? [],
      chains: fields.value(chains) ?? [], unreadableNames: fields.reader.unreadableNames)
  }

  /// The version of the language that this compiler reads.
  static let supportedVersion = 1

  private static let letType = ValueType<LetSyntax>(.number(NumberRule())) { node, reader in
    guard reader.text(of: node, expected: "an expression") != nil, !reader.isCutByComma(node) else { return nil }
    return LetSyntax(node: node, span: reader.document.span(of: node))
  }
}

extension FieldReader {
  /// The version comes first, where a reader looks for it.
  fileprivate mutating func checkVersion() {
    guard let version = value(SpecKeys.version) else { return }
    guard let first = reader.document.entries(of: node).first(where: { _ in true }) else { return }
    if reader.document.text(of: first.key) != SpecKeys.version.name {
      reader.diagnostics.report(
        .misplacedVersion, "`layoutc` is not the first key of the spec", at: keySpan(SpecKeys.version),
        labels: [.init("the first key is here", at: reader.document.span(of: first.key))],
        help: "move `layoutc: \(version.value)` to the top")
    }
  }
}
