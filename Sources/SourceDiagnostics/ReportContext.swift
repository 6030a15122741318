package import TextWriting

/// What forms for tools tell besides the diagnostics.
public struct ReportContext: Sendable {
  /// Of the program, such as `1.2.0`.
  public var version: String
  /// What is known of rules besides the code of a diagnostic.
  public var rules: [RuleDescription]
  /// Paths from the top of the repository, by paths as the user named them; those that lie elsewhere are not in it.
  package var repositoryPaths: [ByteText: String] = [:]

  public init(version: String = "", rules: [RuleDescription] = []) {
    self.version = version
    self.rules = rules
  }

  package init(version: String = "", rules: [RuleDescription] = [], repositoryPaths: [ByteText: String]) {
    self.version = version
    self.rules = rules
    self.repositoryPaths = repositoryPaths
  }

  /// The path that tools which know the repository look for.
  func repositoryPath(of path: String) -> String {
    repositoryPaths[ByteText(path)] ?? path
  }
}

/// A rule as reports explain it.
public struct RuleDescription: Sendable {
  /// The name of the diagnostics' code.
  public var name: String
  /// How a finding counts unless somebody decides otherwise; `nil` if the rule is off.
  public var severity: Severity?
  /// One sentence.
  public var summary: String
  /// Why it matters and what to do about it: plain text.
  public var explanation: String
  /// The whole documentation in Markdown.
  public var markdown: String

  public init(name: String, severity: Severity?, summary: String, explanation: String, markdown: String) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.markdown = markdown
  }
}
