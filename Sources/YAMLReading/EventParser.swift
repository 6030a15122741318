internal import CLibYAML

/// libyaml's event loop. All unsafe code of the project is here and in `KeyIndex`.
///
/// The event that `advance` reads stays current until the next call; what it points to is copied out before.
@safe
struct EventParser: ~Copyable {
  enum Event {
    case streamStart, streamEnd, documentStart, documentEnd, alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  /// What stopped libyaml. Marks count code points from the first one after a byte order mark.
  struct Failure {
    let problem: String
    let problemMark: Int
    let context: String?
    let contextMark: Int
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// The bytes must be UTF-8 without a byte order mark, and outlive the parser.
  @unsafe
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    let isReady = unsafe yaml_parser_initialize(parser)
    precondition(isReady == 1, "memory for a parser can be had")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Reads the next event, or answers `nil` at an error.
  mutating func advance() -> Event? {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { return nil }
    return switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    default: .streamEnd
    }
  }

  var failure: Failure {
    let parser = unsafe parser.pointee
    return unsafe Failure(
      problem: parser.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      problemMark: parser.problem_mark.index,
      context: parser.context.map { unsafe String(cString: $0) },
      contextMark: parser.context_mark.index)
  }

  /// Where the current event starts and ends, in code points.
  var startMark: Int {
    unsafe event.pointee.start_mark.index
  }

  var endMark: Int {
    unsafe event.pointee.end_mark.index
  }

  /// How the current scalar was written.
  var scalarForm: NodeRecord.Form {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  var scalarLength: Int {
    unsafe event.pointee.data.scalar.length
  }

  /// Whether the decoded text of the current scalar is what stands in the source from `offset` on.
  func scalarEquals(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let length = scalarLength
    guard let base = source.baseAddress, let value = unsafe event.pointee.data.scalar.value,
      offset + length <= source.count
    else { return length == 0 }
    return unsafe memcmp(base + offset, value, length) == 0
  }

  /// Copies the decoded text of the current scalar.
  func appendScalar(to pool: inout [UInt8]) {
    unsafe pool.append(
      contentsOf: UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length))
  }

  /// Whether the current collection is written in brackets or braces.
  var isFlowSequence: Bool {
    unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  var isFlowMapping: Bool {
    unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
  }

  /// Whether the document that starts here starts with `---`.
  var isExplicitDocument: Bool {
    unsafe event.pointee.data.document_start.implicit == 0
  }

  /// Whether the current scalar or collection has an anchor or a tag before it.
  var hasProperties: Bool {
    // Scalars, sequences and mappings keep both pointers in the same place: first of all.
    unsafe event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
  }

  var hasTag: Bool {
    unsafe event.pointee.data.scalar.tag != nil
  }

  /// The name of the current node's anchor, or the name in the current alias.
  var anchor: String? {
    unsafe event.pointee.data.scalar.anchor.map { unsafe String(cString: $0) }
  }
}
