internal import SourceDiagnostics
internal import SpecSchema

/// What the spec says about lint rules: their names, which only the linter knows.
struct LintSyntax: Sendable {
  var allow: [Spanned<String>]
  var warn: [Spanned<String>]
  var deny: [Spanned<String>]
}

enum LintKeys {
  private static let rules = ValueType<Spanned<[Spanned<String>]>>.oneOrMore(of: .text(example: "oversize-item"))

  static let allow = Key("allow", rules, "Rules that are not reported.")
  static let warn = Key("warn", rules, "Rules that are reported as warnings.")
  static let deny = Key("deny", rules, "Rules that are reported as errors.")

  static let construct = Construct(
    "lint", "How lint rules are taken; `layoutc rules` lists them.",
    keys: [allow.description, warn.description, deny.description]
  ) { fields in
    LintSyntax(
      allow: fields.value(allow)?.value ?? [], warn: fields.value(warn)?.value ?? [],
      deny: fields.value(deny)?.value ?? [])
  }
}
