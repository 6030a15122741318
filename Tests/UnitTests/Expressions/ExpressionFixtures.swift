import SourceDiagnostics

@testable import Expressions

/// An expression whose `«` and `»` show where diagnostics are expected.
struct MarkedSource {
  var bytes: [UInt8] = []
  /// In order, in bytes of the text without marks.
  var ranges: [Range<Int>] = []

  init(_ marked: String) {
    var start = 0
    for character in marked {
      switch character {
      case "«": start = bytes.count
      case "»": ranges.append(start..<bytes.count)
      default: bytes += character.utf8
      }
    }
  }
}

extension ExpressionVariables {
  /// Of the language that tests speak.
  static let all: ExpressionVariables = [
    .index, .section, .width, .height, .displayScale, .safeAreaTop, .safeAreaLeft, .safeAreaBottom, .safeAreaRight,
    .contentInsetTop, .contentInsetLeft, .contentInsetBottom, .contentInsetRight, .adjustedContentInsetTop,
    .adjustedContentInsetLeft, .adjustedContentInsetBottom, .adjustedContentInsetRight, .scale, .level, .count,
    .aspectRatio,
  ]
}

extension ExpressionScope {
  init(key: String, variables: ExpressionVariables, lets: LetBindings = LetBindings()) {
    self.init(key: key, variables: variables, of: .all, lets: lets)
  }
}

/// All variables but `index` and `section`, in a key named `itemSize`.
let itemSizeScope = ExpressionScope(
  key: "itemSize", variables: ExpressionVariables.all.subtracting([.index, .section]), of: .all,
  keysKnowing: { $0 == .index ? ["color", "size"] : [] })

/// The place of a range, with the file telling which scalar it lies in.
func fixtureSpan(_ range: Range<Int>, file: UInt16 = 0) -> SourceSpan {
  SourceSpan(file: SourceFile.ID(rawValue: file), start: range.lowerBound, end: range.upperBound)
}

func compile(
  _ source: String, expecting type: ExpressionType = .number,
  in scope: ExpressionScope = ExpressionScope(key: "itemSize", variables: .all)
) -> (expression: Expression?, diagnostics: [Diagnostic]) {
  compile(Array(source.utf8), expecting: type, in: scope)
}

func compile(
  _ bytes: [UInt8], expecting type: ExpressionType = .number, in scope: ExpressionScope
) -> (expression: Expression?, diagnostics: [Diagnostic]) {
  // The scalar lies within a document, so its first index is not 0.
  let slice = ([0x3A, 0x20] + bytes + [0x0A])[2..<2 + bytes.count]
  var bag = DiagnosticBag()
  let expression = parseExpression(slice, spanOf: { fixtureSpan($0) }, diagnostics: &bag).flatMap {
    checkExpression($0, expecting: type, in: scope, spanOf: { fixtureSpan($0) }, diagnostics: &bag)
  }
  return (expression, bag.diagnostics)
}

/// Each let lies in the file with its index plus 1.
func bind(_ lets: [(name: String, source: String)]) -> (lets: LetBindings, diagnostics: [Diagnostic]) {
  var bag = DiagnosticBag()
  let entries = lets.enumerated().map { index, binding in
    LetEntry(
      name: binding.name, nameSpan: fixtureSpan(1000..<1001, file: UInt16(truncatingIfNeeded: index + 1)),
      bytes: Array(binding.source.utf8)[...])
  }
  let bindings = LetBindings.check(
    entries, of: .all, spanOf: { fixtureSpan($1, file: UInt16(truncatingIfNeeded: $0 + 1)) }, diagnostics: &bag)
  return (bindings, bag.diagnostics)
}

extension ExpressionInputs {
  /// Every variable at 0, but for those given.
  init(_ values: [ExpressionVariable: Number]) {
    self.init()
    for variable in ExpressionVariables.all {
      self[variable] = values[variable] ?? .zero
    }
  }
}

extension Diagnostic {
  var summary: String { "\(code.name): \(message)" }
}
