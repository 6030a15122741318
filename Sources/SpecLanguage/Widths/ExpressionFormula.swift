internal import Expressions
internal import PlanModel

extension Expression {
  /// The expression for emitters that write code.
  var formula: Formula {
    var writer = FormulaWriter(instructions: program.instructions)
    _ = writer.write(0..<program.instructions.count)
    return Formula(nodes: writer.nodes)
  }
}

/// Turns a program into a tree, its operands first. Recursion is as deep as runs are nested, which checking bounds.
private struct FormulaWriter {
  let instructions: [ExpressionProgram.Instruction]
  private(set) var nodes: [Formula.Node] = []

  init(instructions: [ExpressionProgram.Instruction]) {
    self.instructions = instructions
  }

  /// Appends a run and gives the node of its value.
  mutating func write(_ range: Range<Int>) -> Formula.NodeIndex {
    var value = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let operation = instructions[position].operation
      let next = end(of: position)
      switch operation {
      case .load:
        value = operand(of: position)
      case .choose, .interpolate:
        let (first, second) = (operand(of: position), operand(of: next))
        value = append(
          operation == .choose
            ? .choice(condition: value, first, second) : .interpolation(from: value, to: first, fraction: second))
        position = end(of: next)
        continue
      default:
        if let unary = operation.unary {
          value = append(.unary(unary, value))
        } else if let binary = operation.binary {
          value = append(.binary(binary, value, operand(of: position)))
        } else {
          preconditionFailure("a second operand stands behind the operation that takes it")
        }
      }
      position = next
    }
    return value
  }

  private func end(of position: Int) -> Int {
    position + 1 + Int(instructions[position].length)
  }

  private mutating func operand(of position: Int) -> Formula.NodeIndex {
    let instruction = instructions[position]
    switch instruction.operand {
    case .constant: return append(.constant(instruction.constant.double))
    case .variable: return append(.variable(instruction.variable.formulaVariable))
    case .run: return write(position + 1..<end(of: position))
    case .none: preconditionFailure("an operation that takes an operand has one")
    }
  }

  private mutating func append(_ node: Formula.Node) -> Formula.NodeIndex {
    nodes.append(node)
    return nodes.count - 1
  }
}

extension ExpressionVariable {
  fileprivate var formulaVariable: FormulaVariable {
    switch self {
    case .index: .index
    case .section: .section
    case .width: .width
    case .height: .height
    case .displayScale: .displayScale
    case .safeAreaTop: .safeAreaTop
    case .safeAreaLeft: .safeAreaLeft
    case .safeAreaBottom: .safeAreaBottom
    case .safeAreaRight: .safeAreaRight
    case .contentInsetTop: .contentInsetTop
    case .contentInsetLeft: .contentInsetLeft
    case .contentInsetBottom: .contentInsetBottom
    case .contentInsetRight: .contentInsetRight
    case .adjustedContentInsetTop: .adjustedContentInsetTop
    case .adjustedContentInsetLeft: .adjustedContentInsetLeft
    case .adjustedContentInsetBottom: .adjustedContentInsetBottom
    case .adjustedContentInsetRight: .adjustedContentInsetRight
    case .scale: .scale
    case .level: .level
    case .count: .count
    case .aspectRatio: .aspectRatio
    }
  }
}

extension ExpressionProgram.Operation {
  fileprivate var unary: FormulaUnaryOperation? {
    switch self {
    case .negate: .negate
    case .not: .not
    case .absolute: .absolute
    case .floor: .floor
    case .ceiling: .ceiling
    case .round: .round
    case .squareRoot: .squareRoot
    default: nil
    }
  }

  fileprivate var binary: FormulaBinaryOperation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .minimum: .minimum
    case .maximum: .maximum
    case .power: .power
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .equal: .equal
    case .notEqual: .notEqual
    case .and: .and
    case .or: .or
    default: nil
    }
  }
}
