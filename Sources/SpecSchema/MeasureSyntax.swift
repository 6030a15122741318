internal import Expressions
package import LayoutRuntime
package import SourceDiagnostics
internal import YAMLReading

/// Insets as written; an edge that is not given is 0.
package struct InsetsSyntax: Sendable {
  package var top: NumberSyntax?
  package var left: NumberSyntax?
  package var bottom: NumberSyntax?
  package var right: NumberSyntax?
  package var span: SourceSpan
}

/// A size as written.
package enum SizeSyntax: Sendable {
  /// Each item's own size from the data source.
  case item(SourceSpan)
  case dimensions(width: NumberSyntax, height: NumberSyntax)

  /// The size, if both numbers are written out and allowed.
  package var allowedLiteral: Size? {
    guard case .dimensions(let width, let height) = self, let width = width.allowedLiteral,
      let height = height.allowedLiteral
    else { return nil }
    return Size(width: width.double, height: height.double)
  }
}

extension ValueType where Value == InsetsSyntax {
  /// One number, `[vertical, horizontal]`, `[top, left, bottom, right]` or `{ top, left, bottom, right }`.
  package static func insets(_ rule: NumberRule) -> ValueType {
    let number = ValueType<NumberSyntax>.number(rule)
    let list = ValueType<Spanned<[NumberSyntax?]>>.fullList(of: number)
    let all = ValueType(number.shape) { node, reader in
      number.read(node, &reader).map {
        InsetsSyntax(top: $0, left: $0, bottom: $0, right: $0, span: reader.document.span(of: node))
      }
    }
    let sequence = ValueType(.anyOf([2, 4].map { .list(of: number.shape, count: $0...$0) })) { node, reader in
      guard let sides = list.read(node, &reader) else { return nil }
      let (span, side) = (sides.span, sides.value)
      guard !reader.document.isIncomplete(node) else { return nil }
      switch side.count {
      case 2: return InsetsSyntax(top: side[0], left: side[1], bottom: side[0], right: side[1], span: span)
      case 4: return InsetsSyntax(top: side[0], left: side[1], bottom: side[2], right: side[3], span: span)
      default:
        reader.diagnostics.report(
          .wrongType,
          "this list has \(side.count) numbers; expected `[vertical, horizontal]` or `[top, left, bottom, right]`",
          at: span)
        return nil
      }
    }
    return .forms(
      scalar: all, sequence: sequence, mapping: .construct(insetsConstruct(rule)),
      expected:
        "insets: one number, `[vertical, horizontal]`, `[top, left, bottom, right]` or `{ top, left, bottom, right }`"
    )
  }
}

extension ValueType where Value == SizeSyntax {
  /// One number for a square, `[width, height]` or `{ width, height }`; with `allowsItem` also `item`.
  package static func size(_ rule: NumberRule, allowsItem: Bool = false) -> ValueType {
    let number = ValueType<NumberSyntax>.number(rule)
    let pair = ValueType<Spanned<[NumberSyntax]>>.tuple(of: number, form: "[width, height]", count: 2)
    let shape: ValueShape = allowsItem ? .anyOf([.choice(["item"]), number.shape]) : number.shape
    let square = ValueType(shape) { node, reader in
      if allowsItem, reader.document.bytes(of: node).elementsEqual("item".utf8) {
        return .item(reader.document.span(of: node))
      }
      if reader.reportsAutomaticSize(node) { return nil }
      return number.read(node, &reader).map { .dimensions(width: $0, height: $0) }
    }
    let sequence = ValueType(pair.shape) { node, reader in
      pair.read(node, &reader).map { .dimensions(width: $0.value[0], height: $0.value[1]) }
    }
    // Made once, since there may be a great many items.
    let construct = sizeConstruct(rule)
    return .forms(
      scalar: square, sequence: sequence, mapping: .construct(construct),
      expected: "a size: one number for a square, `[width, height]` or `{ width, height }`")
  }
}

package func insetsConstruct(_ rule: NumberRule) -> Construct<InsetsSyntax> {
  let top = Key("top", .number(rule), default: "0", "Distance from the upper edge.")
  let left = Key("left", .number(rule), default: "0", "Distance from the left edge.")
  let bottom = Key("bottom", .number(rule), default: "0", "Distance from the lower edge.")
  let right = Key("right", .number(rule), default: "0", "Distance from the right edge.")
  return Construct(
    "insets", "Distances from the four edges inward.",
    keys: [top.description, left.description, bottom.description, right.description]
  ) { fields in
    InsetsSyntax(
      top: fields.value(top), left: fields.value(left), bottom: fields.value(bottom), right: fields.value(right),
      span: fields.span)
  }
}

package func sizeConstruct(_ rule: NumberRule) -> Construct<SizeSyntax> {
  let width = Key("width", .number(rule), required: true, "Extent from left to right.")
  let height = Key("height", .number(rule), required: true, "Extent from top to bottom.")
  return Construct("size", "A width and a height.", keys: [width.description, height.description]) { fields in
    let (width, height) = (fields.value(width), fields.value(height))
    guard let width, let height else { return nil }
    return .dimensions(width: width, height: height)
  }
}
