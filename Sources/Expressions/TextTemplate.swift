package import SourceDiagnostics

/// A text with expressions in braces: `Zoom: {scale}`. `{{` and `}}` stand for single braces.
package struct TextTemplate: Sendable {
  package enum Part: Sendable {
    case literal(String)
    case number(Expression)
  }

  package let parts: [Part]

  /// What the text depends on.
  package var variables: ExpressionVariables {
    parts.reduce(into: []) { variables, part in
      if case .number(let expression) = part { variables.formUnion(expression.variables) }
    }
  }

  /// Requires a value for each of `variables`.
  package func render(_ inputs: ExpressionInputs, format: (Number) -> String) -> Result<String, EvaluationFailure> {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .number(let expression):
        switch expression.evaluate(inputs) {
        case .success(let number): text += format(number)
        case .failure(let failure): return .failure(failure)
        }
      }
    }
    return .success(text)
  }
}

/// `nil` if an error was reported. `spanOf` maps a range in `bytes`, counted from their start, to the source.
package func checkTextTemplate(
  _ bytes: ArraySlice<UInt8>, in scope: ExpressionScope, spanOf: (Range<Int>) -> SourceSpan,
  diagnostics: inout DiagnosticBag
) -> TextTemplate? {
  let segments = TextTemplateSegments(bytes)
  diagnostics.report(segments.issues, in: bytes, spanOf: spanOf) { _ in 0 }
  var isBroken = !segments.issues.isEmpty
  var parts: [TextTemplate.Part] = []
  for segment in segments.segments {
    switch segment {
    case .literal(let text): parts.append(.literal(text))
    case .expression(let range):
      let offset = range.lowerBound
      let content = bytes[bytes.startIndex + offset..<bytes.startIndex + range.upperBound]
      func spanOfContent(_ range: Range<Int>) -> SourceSpan {
        spanOf(range.lowerBound + offset..<range.upperBound + offset)
      }
      let syntax = parseExpression(content, spanOf: spanOfContent, diagnostics: &diagnostics)
      let expression = syntax.flatMap {
        checkExpression($0, expecting: .number, in: scope, spanOf: spanOfContent, diagnostics: &diagnostics)
      }
      if let expression { parts.append(.number(expression)) } else { isBroken = true }
    }
  }
  return isBroken ? nil : TextTemplate(parts: parts)
}

/// A template cut at its braces. Ranges count from the start of its bytes.
private struct TextTemplateSegments {
  package enum Segment {
    case literal(String)
    case expression(Range<Int>)
  }

  package private(set) var segments: [Segment] = []
  package private(set) var issues: [ExpressionIssue] = []

  package init(_ bytes: ArraySlice<UInt8>) {
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var literal: [UInt8] = []
    var position = bytes.startIndex
    func range(_ start: Int, _ end: Int) -> Range<Int> { start - bytes.startIndex..<end - bytes.startIndex }
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == open || byte == close, position + 1 < bytes.endIndex, bytes[position + 1] == byte {
        literal.append(byte)
        position += 2
      } else if byte == open {
        if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
        let content = bytes[(position + 1)...].prefix { $0 != close && $0 != open }
        if content.endIndex < bytes.endIndex, bytes[content.endIndex] == close {
          segments.append(.expression(range(content.startIndex, content.endIndex)))
          position = content.endIndex + 1
        } else {
          report("this `{` is never closed", range(position, position + 1), help: "write `{{` for a brace in the text")
          position = content.endIndex
        }
      } else if byte == close {
        report("this `}` closes nothing", range(position, position + 1), help: "write `}}` for a brace in the text")
        position += 1
      } else {
        literal.append(byte)
        position += 1
      }
    }
    if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
  }

  private mutating func report(_ message: String, _ range: Range<Int>, help: String) {
    issues.append(
      ExpressionIssue(code: ExpressionDiagnosticCodes.syntax, message: message, range: range, help: help))
  }
}
