import SourceDiagnostics
@testable import Expressions
import Testing

@Suite struct TextTemplateTests {
  private func check(_ source: [UInt8]) -> (template: TextTemplate?, diagnostics: [Diagnostic]) {
    var bag = DiagnosticBag()
    let scope = ExpressionScope(key: "title", variables: [.scale, .level])
    let slice = ([0] + source)[1...]
    let template = checkTextTemplate(slice, in: scope, spanOf: { fixtureSpan($0) }, diagnostics: &bag)
    return (template, bag.diagnostics)
  }

  @Test(arguments: [
    ("Zoom: {scale}", "Zoom: 0.25"), ("", ""), ("no braces", "no braces"), ("{scale * 100}%", "25%"),
    ("{{{level}}}", "{3}"), ("{{scale}}", "{scale}"), ("{level}{level}", "33"),
    ("größer: { max(level, 1) }", "größer: 3"),
  ])
  func `braces hold expressions, doubled braces stand for themselves`(source: String, text: String) throws {
    let (template, diagnostics) = check(Array(source.utf8))
    #expect(diagnostics.isEmpty)
    let inputs = ExpressionInputs([.scale: Number(0.25), .level: Number(3)])
    #expect(try #require(template).render(inputs, format: \.text) == .success(text))
  }

  @Test func `numbers are written by the caller's format`() throws {
    let template = try #require(check(Array("{scale} of {level}".utf8)).template)
    #expect(template.variables == [.scale, .level])
    let text = template.render(ExpressionInputs([.scale: Number(0.5)])) { "<\($0.text)>" }
    #expect(text == .success("<0.5> of <0>"))
  }

  @Test(arguments: [
    ("Zoom: «{»scale", ["this `{` is never closed"]), ("Zoom: scale«}»", ["this `}` closes nothing"]),
    ("a «{»b {level} «}» c", ["this `{` is never closed", "this `}` closes nothing"]),
    ("Zoom: {«scael»}", ["unknown name `scael` in `title`; did you mean `scale`?"]),
    ("größe {level} {1 «+»}", ["a number or a name is missing after `+`"]), ("{«»}", ["an expression is missing here"]),
    ("{«level > 1»}", ["`title` takes a number, but `level > 1` is true or false"]),
    ("{«index»} {«width»}", ["`index` has no value in `title`", "`width` has no value in `title`"]),
  ])
  func `a fault is marked where it stands in the text`(source: String, messages: [String]) {
    let marked = MarkedSource(source)
    let (template, diagnostics) = check(marked.bytes)
    #expect(template == nil)
    #expect(diagnostics.map(\.message) == messages)
    #expect(diagnostics.map(\.span) == marked.ranges.map { fixtureSpan($0) })
  }

  @Test func `a failure comes out instead of a text`() throws {
    let template = try #require(check(Array("{1 / level}".utf8)).template)
    guard case .failure(let failure) = template.render(ExpressionInputs([:]), format: \.text) else {
      Issue.record("1 / 0 has a text")
      return
    }
    #expect(failure.place.span == fixtureSpan(3..<4))
  }

  @Test func `random garbage is read or reported`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let count = Int.random(in: 0...12, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? Array("{}".utf8).randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
      }
      let (template, diagnostics) = check(bytes)
      #expect((template == nil) == !diagnostics.isEmpty)
    }
  }
}
