internal import SourceDiagnostics
internal import SpecSchema
internal import YAMLReading

/// A whole spec as written: every value with its place, nothing looked up yet.
struct SpecSyntax: Sendable {
  /// Here and below, `nil` where the key is absent or was reported as unusable.
  var lets: [Named<LetSyntax>]?
  /// Whether there may be others, which could not be read.
  var lacksLets = true
  var viewports: [ViewportSyntax]?
  var bars: BarsSyntax?
  /// Keys that may say something else than what is here.
  var doubts: [String] = []
  var dataSources: [Named<DataSourceSyntax>] = []
  var layouts: [Named<LayoutSyntax>] = []
  var chains: [Named<ChainSyntax>] = []
  var lint: LintSyntax?
  /// Paths of what could not be read: `layouts.tile`, or `layouts` as a whole.
  var unreadablePaths: Set<String> = [SpecKeys.dataSources.name, SpecKeys.layouts.name]
}

/// A named expression, parsed when the bindings are checked.
struct LetSyntax: Sendable {
  /// `nil` for one that was reported as bad, whose name is known all the same.
  var node: YAMLNode?
}

enum SpecKeys {
  static let version = Key(
    "layoutc", .integer(1...Int.max, expected: "the version of the spec language, which is \(supportedVersion)"),
    required: true, helpIfMissing: "start the spec with `layoutc: \(supportedVersion)`, the version of the language",
    "Version of the spec language; this compiler knows 1.")
  static let lets = Key(
    "let", .dictionary(of: letType), "Named numbers and booleans, usable in every expression of the spec.")
  static let viewports = Key("viewports", ViewportKeys.list, required: true, "The screens to lay out on.")
  static let bars = Key("bars", .construct(BarsKeys.construct), "Bars over every collection view.")
  static let dataSources = Key(
    "dataSources", .dictionary(of: .construct(DataSourceKeys.construct)), required: true,
    "What the collection views show.")
  static let layouts = Key("layouts", .dictionary(of: .layout), required: true, "The layouts by name.")
  static let chains = Key(
    "chains",
    .dictionary(of: .construct(ChainKeys.construct)).nonEmpty(
      "`chains` has no chain, so there is nothing to lay out",
      help: "a chain names a data source and a layout: `zoom: { dataSource: colors, layout: tile }`"),
    required: true, "Which layout leads to which.")

  static let lint = Key("lint", .construct(LintKeys.construct), "How lint rules are taken.")

  static let construct = Construct(
    "spec", "A spec: data, layouts, and the chains that lead from one layout to the next.",
    keys: [
      version.description, lets.description, viewports.description, bars.description, dataSources.description,
      layouts.description, chains.description, lint.description,
    ]
  ) { fields in
    fields.checkVersion()
    let (lets, viewports, bars) = (fields.value(lets), fields.value(viewports), fields.value(bars))
    let (dataSources, layouts) = (fields.value(dataSources), fields.value(layouts))
    let (chains, lint) = (fields.value(chains), fields.value(lint))
    let lacksLets = fields.isInDoubt(SpecKeys.lets) && fields.partCount(SpecKeys.lets) == nil
    var unreadablePaths = fields.reader.unreadablePaths
    if dataSources == nil {
      unreadablePaths.insert(SpecKeys.dataSources.name)
    }
    if layouts == nil {
      unreadablePaths.insert(SpecKeys.layouts.name)
    }
    return SpecSyntax(
      lets: lets, lacksLets: lacksLets, viewports: viewports, bars: bars, doubts: fields.doubts,
      dataSources: dataSources ?? [], layouts: layouts ?? [], chains: chains ?? [], lint: lint,
      unreadablePaths: unreadablePaths)
  }

  /// The version of the language that this compiler reads.
  static let supportedVersion = 1

  /// Where reading goes on after an error of YAML.
  static let landmarks = construct.description.keys.map { $0.name }

  private static let letType = ValueType<LetSyntax>(.anyOf([.number(NumberRule()), .boolean])) { node, reader in
    LetSyntax(node: reader.isExpression(node, expected: "a number or an expression") ? node : nil)
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
