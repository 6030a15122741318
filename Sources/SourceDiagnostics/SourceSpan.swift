/// A half-open range of UTF-8 byte offsets in one source file.
public struct SourceSpan: Hashable, Sendable {
  public var file: SourceFile.ID
  public var start: Int
  public var end: Int

  /// Requires `0 <= start <= end`.
  public init(file: SourceFile.ID, start: Int, end: Int) {
    precondition(0 <= start && start <= end, "a source span runs forward")
    self.file = file
    self.start = start
    self.end = end
  }
}
