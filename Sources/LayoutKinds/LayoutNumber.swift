package import Expressions
package import LayoutRuntime
package import PlanModel

/// A number of a layout's parameters, worked out for one level on one viewport.
package enum LayoutNumber: Sendable {
  case same(Expressions.Number)
  /// One for each item.
  case each(ItemLengths.Run)

  var lengths: ItemLengths {
    switch self {
    case .same(let number): .uniform(number.double)
    case .each(let run): .runs(run)
    }
  }

  /// Of a number that all items share.
  package var exact: Expressions.Number {
    guard case .same(let number) = self else {
      preconditionFailure("a number that items do not share is read item by item")
    }
    return number
  }
}

extension ParameterValues where Number == LayoutNumber {
  package func double(_ parameter: LayoutParameter) -> Double {
    double(parameter, "")
  }

  /// A part that is absent is 0.
  package func double(_ parameter: LayoutParameter, _ part: String) -> Double {
    value(of: parameter).part(part)?.exact.double ?? 0
  }

  package func insets(_ parameter: LayoutParameter) -> EdgeInsets {
    EdgeInsets(
      top: double(parameter, "top"), left: double(parameter, "left"), bottom: double(parameter, "bottom"),
      right: double(parameter, "right"))
  }

  package func size(_ parameter: LayoutParameter) -> Size {
    Size(width: double(parameter, "width"), height: double(parameter, "height"))
  }

  /// `own` are the data source's, for `item`.
  package func itemSizes(_ parameter: LayoutParameter, own: ItemSizes?) -> ItemSizes {
    let value = value(of: parameter)
    if case .word = value {
      guard let own else { preconditionFailure("that the data source has sizes is checked before") }
      return own
    }
    guard let width = value.part("width"), let height = value.part("height") else {
      preconditionFailure("a size has a width and a height")
    }
    if case .same(let width) = width, case .same(let height) = height {
      return .uniform(Size(width: width.double, height: height.double))
    }
    let (widths, heights, isSquare) = (width.lengths, height.lengths, value.isSquare)
    return .runs { first, places, sizes in
      var width = [Double](repeating: 0, count: places.count)
      var target = width.mutableSpan
      widths.store(from: first, in: &target)
      var height = width
      if !isSquare {
        target = height.mutableSpan
        heights.store(from: first, in: &target)
      }
      for place in places {
        sizes[place] = Size(width: width[place - places.lowerBound], height: height[place - places.lowerBound])
      }
    }
  }

  package func itemLengths(_ parameter: LayoutParameter) -> ItemLengths {
    guard case .number(let number) = value(of: parameter) else {
      preconditionFailure("`\(parameter.name)` is one number")
    }
    return number.lengths
  }

  private func value(of parameter: LayoutParameter) -> ParameterValue<LayoutNumber> {
    guard let value = self[parameter.name] else {
      preconditionFailure("`\(parameter.name)` has a value: a default, or that it is required is checked before")
    }
    return value
  }
}

extension ParameterValues {
  /// The word of an enumeration, by default the parameter's.
  package func choice<Word: RawRepresentable<String>>(_ parameter: LayoutParameter) -> Word {
    let word: String? =
      if case .word(let word)? = self[parameter.name] {
        word
      } else if case .word(let word)? = parameter.standard {
        word
      } else {
        nil
      }
    guard let choice = word.flatMap(Word.init) else {
      preconditionFailure("the words of `\(parameter.name)` are those of its type")
    }
    return choice
  }

  package func flag(_ parameter: LayoutParameter) -> Bool {
    if case .flag(let flag)? = self[parameter.name] { flag } else { false }
  }
}

extension ParameterValue {
  fileprivate var isSquare: Bool {
    if case .number = self { true } else { false }
  }
}
