/// How outputs are to look, where a format leaves a choice.
public struct EmissionOptions: Hashable, Sendable {
  /// Who may use what generated Swift declares.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case `internal`
    case package
    case `public`
  }

  public var access: Access
  /// Put before the names of generated types; an identifier or empty.
  public var prefix: String
  /// The module that generated tests import; `nil` where they are compiled together with what they test.
  public var testedModule: String?

  public init(access: Access = .internal, prefix: String = "", testedModule: String? = nil) {
    self.access = access
    self.prefix = prefix
    self.testedModule = testedModule
  }
}
