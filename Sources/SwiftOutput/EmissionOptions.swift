/// How outputs are to look, where a format leaves a choice.
public struct EmissionOptions: Hashable, Sendable {
  /// Who may use what generated Swift declares.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case `internal`
    case package
    case `public`
  }

  /// Where generated Swift finds LayoutRuntime.
  public enum Runtime: String, Hashable, Sendable, CaseIterable {
    /// In a file beside it, which is written as well.
    case file
    /// In the package's library, which it imports.
    case `import`
    /// In a file of the module that is written elsewhere.
    case none
  }

  public var access: Access
  public var runtime: Runtime
  /// Put before the names of generated types; an identifier or empty.
  public var prefix: String
  /// The module that generated tests import; `nil` where they are compiled together with what they test.
  public var testedModule: String?

  public init(
    access: Access = .internal, runtime: Runtime = .file, prefix: String = "", testedModule: String? = nil
  ) {
    self.access = access
    self.runtime = runtime
    self.prefix = prefix
    self.testedModule = testedModule
  }
}
