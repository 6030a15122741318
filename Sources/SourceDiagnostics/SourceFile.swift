/// One input as the compiler reads it: UTF-8 bytes and the path that diagnostics print.
public struct SourceFile: Sendable {
  /// Names a file within one compilation; the main spec is 0, included files follow.
  public struct ID: Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    public static let main = ID(rawValue: 0)
  }

  public let id: ID
  /// As the user named it, never made absolute; `<stdin>` for standard input.
  public let path: String
  /// The bytes as they stand on disk when they are UTF-8 (a byte order mark stays), else transcoded to UTF-8.
  public let bytes: [UInt8]

  public init(id: ID = .main, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }
}
