/// What may stand on the command line after one subcommand's name. The parser, help, completions and the man page all read
/// this table, so that they cannot disagree.
struct CommandSyntax: Sendable {
  /// As typed: `build`.
  var name: String
  /// One line for lists of commands, without a full stop.
  var summary: String
  /// Complete command lines with what each does; help shows them first.
  var examples: [Example]
  var operands: Operands?
  var options: [Option]
  /// Paragraphs that tell what the table of options cannot.
  var discussion: [String]

  init(
    name: String, summary: String, examples: [Example], operands: Operands? = nil, options: [Option] = [],
    discussion: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.operands = operands
    self.options = options
    self.discussion = discussion
  }

  struct Example: Sendable {
    var line: String
    /// What the line does, without a full stop.
    var meaning: String
  }

  /// The arguments that are no options.
  struct Operands: Sendable {
    /// In capitals: `SPEC`.
    var placeholder: String
    /// How many may be given.
    var count: ClosedRange<Int>
    var help: String
    var values: Values
  }

  struct Option: Sendable {
    /// Without its two hyphens.
    var name: String
    var letter: Character?
    /// `nil` for a flag.
    var argument: Argument?
    /// One or more sentences, with the default where there is one.
    var help: String

    init(_ name: String, letter: Character? = nil, argument: Argument? = nil, help: String) {
      self.name = name
      self.letter = letter
      self.argument = argument
      self.help = help
    }
  }

  struct Argument: Sendable {
    /// In capitals: `DIR`.
    var placeholder: String
    var values: Values
  }

  /// What may be given as a value; completions offer it and the parser checks it.
  enum Values: Sendable {
    case text
    /// A whole number, not negative.
    case number
    case folder
    /// A file with one of these extensions, or a folder of them.
    case file(extensions: [String])
    case oneOf([String])
    /// One or several with commas between; the option may also be repeated.
    case listOf([String])
    /// As `listOf`, but help does not list them, being many.
    case namesOf([String])
    /// The name of a subcommand.
    case command

    /// The words to choose from, empty where anything goes.
    var choices: [String] {
      switch self {
      case .oneOf(let choices), .listOf(let choices), .namesOf(let choices): choices
      case .command: commands.map { $0.syntax.name }
      case .text, .number, .folder, .file: []
      }
    }

    /// ` One of: json, swift.` to follow a sentence of help, or nothing where any value goes.
    var choiceSentence: String {
      switch self {
      case .oneOf(let choices): " One of: \(choices.joined(separator: ", "))."
      case .listOf(let choices): " Any of: \(choices.joined(separator: ", "))."
      case .text, .number, .folder, .file, .namesOf, .command: ""
      }
    }
  }
}

extension CommandSyntax {
  /// The options that every command takes after its own.
  static let commonOptions = [
    Option("help", letter: "h", help: "Show this help.")
  ]

  var allOptions: [Option] {
    options + Self.commonOptions
  }

  /// `layoutc build [options] SPEC...`
  var usage: String {
    var words = [programName, name]
    if !options.isEmpty {
      words.append("[options]")
    }
    if let operands {
      let dots = operands.count.upperBound > 1 ? "..." : ""
      words.append(operands.count.lowerBound > 0 ? operands.placeholder + dots : "[\(operands.placeholder)\(dots)]")
    }
    return words.joined(separator: " ")
  }
}

extension CommandSyntax.Option {
  /// `-o, --output DIR`; options without a letter are indented to stand below those with one.
  var spelling: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (argument.map { " " + $0.placeholder } ?? "")
  }
}

/// As users type it, whatever the executable file is called.
let programName = "layoutc"
