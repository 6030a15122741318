package import SourceDiagnostics

/// An expression as a run of instructions, each of which applies an operation to the value so far and one operand.
///
/// `50 + index % 7 * 10.5` is `load 50; add { load index; remainder 7; multiply 21/2 }`: an operand that is neither a
/// constant nor a variable is a run of its own, which stands right behind its instruction.
package struct ExpressionProgram: Sendable {
  package struct Instruction: Sendable {
    package var operation: Operation
    package var operand: Operand = .none
    /// The variable, where `operand` is one.
    package var variable: ExpressionVariable = .index
    /// Instructions of the operand's own run, which follow; 0 where `operand` is no run.
    package var length: Int32 = 0
    /// The constant, where `operand` is one.
    package var constant: Number = .zero
  }

  package enum Operand: UInt8, Sendable {
    case none, constant, variable, run
  }

  /// Truth is 1 and 0.
  package enum Operation: UInt8, Sendable {
    /// The operand becomes the value.
    case load
    case add, subtract, multiply, divide, remainder, minimum, maximum, power
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case negate, not, absolute, floor, ceiling, round, squareRoot
    /// The operand is evaluated only if the value so far does not decide.
    case and, or
    /// The value so far chooses between the operand and the operand of `second`, which is the next instruction.
    case choose
    /// From the value so far to the operand, by the operand of `second`, which is the next instruction.
    case interpolate
    /// Holds a second operand; never executed itself.
    case second

    /// Whether it does other than apply to one operand.
    package var isSpecial: Bool { rawValue >= Operation.and.rawValue }
  }

  /// Where an operation is written.
  package struct Place: Hashable, Sendable {
    package var span: SourceSpan
    /// Where the key's scalar names the let that `span` lies in.
    package var letUse: SourceSpan?
  }

  package var instructions: [Instruction]
  /// One an instruction.
  package var places: [Place]
  /// Runs within each other, the whole being 1.
  package var depth: Int

  /// Keeps lets that use each other twice, over and over, from growing without end.
  package static let instructionLimit = 10_000
  package static let depthLimit = 256
}
