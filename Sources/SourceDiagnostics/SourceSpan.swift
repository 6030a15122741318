/// A half-open range of UTF-8 byte offsets in one source file, in 12 bytes: syntax holds a great many.
public struct SourceSpan: Hashable, Sendable {
  public var file: SourceFile.ID
  private var start32: UInt32
  private var end32: UInt32

  public var start: Int {
    get { Int(start32) }
    set { start32 = UInt32(newValue) }
  }

  public var end: Int {
    get { Int(end32) }
    set { end32 = UInt32(newValue) }
  }

  /// Requires `0 <= start <= end < 2^32`; no file that is read is larger.
  public init(file: SourceFile.ID, start: Int, end: Int) {
    precondition(0 <= start && start <= end, "a source span runs forward")
    self.file = file
    start32 = UInt32(start)
    end32 = UInt32(end)
  }
}
