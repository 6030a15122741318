import Testing

@testable import LayoutSpec

@Suite struct ExpressionParserTests {
  @Test(
    arguments: [
      ("«»", ["expression-syntax: an expression is missing here"]),
      ("«   »", ["expression-syntax: an expression is missing here"]),
      ("1 «+»", ["expression-syntax: a number or a name is missing after `+`"]),
      ("1 «+» * 2", ["expression-syntax: a number or a name is missing after `+`"]),
      ("«*» 2", ["expression-syntax: a number or a name is missing before `*`"]),
      ("2 * «()»", ["expression-syntax: nothing stands between these parentheses"]),
      ("min«(», 2)", ["expression-syntax: a number or a name is missing before `,`"]),
      ("min(1«,»)", ["expression-syntax: a number or a name is missing after `,`"]),
      ("2 * «(»1 + 2", ["expression-syntax: this `(` is never closed"]),
      ("min«(»scale * 2", ["expression-syntax: this `(` is never closed"]),
      ("1 + 2«)» * 3", ["expression-syntax: this `)` closes nothing"]),
      ("(1 + 2 «:» 3)", ["expression-syntax: `)` is missing before `:`"]),
      ("8«,» 8", ["expression-syntax: `,` separates the arguments of a function only"]),
      ("(8«,» 8)", ["expression-syntax: `,` separates the arguments of a function only"]),
      ("8 «:» 9", ["expression-syntax: `:` cannot stand here"]),
      ("1 < width «<» 3", ["expression-syntax: comparisons cannot be chained"]),
      ("1 < 2 «<» 3 < 4 == 5", ["expression-syntax: comparisons cannot be chained"]),
      ("true == «not» true", ["expression-syntax: `not` needs parentheses here"]),
      ("2 «width»", ["expression-syntax: an operator is missing before `width`"]),
      ("2«width»", ["expression-syntax: an operator is missing before `width`"]),
      ("(1 + 2)«(»3 + 4)", ["expression-syntax: an operator is missing before `(`"]),
      ("1 «if» width > 3 else 2", ["expression-syntax: `if` cannot stand between two values"]),
      ("«5.»", ["expression-syntax: a digit is missing after the decimal point"]),
      ("1 + «1.2.3»", ["expression-syntax: a number has one decimal point"]),
      ("«1e999»", ["not-finite: `1e999` is too large for a number"]),
      ("0«x10»", ["expression-syntax: an operator is missing before `x10`"]),
      (
        "width «$» 2",
        ["expression-syntax: an expression has no `$`", "expression-syntax: an operator is missing before `2`"]
      ),
      ("«größe» + 1", ["?"]),
    ] as [(String, [String])])
  func `a fault is marked where it stands`(source: String, summaries: [String]) {}
}
