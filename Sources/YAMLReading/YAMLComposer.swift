import SourceDiagnostics

/// Builds the arena of one document from libyaml's events and checks it on the way.
struct YAMLComposer {
  /// An open collection, or at the bottom what stands around the top node.
  struct Frame {
    var node: Int
    var isMapping = false
    var childCount = 0
    var anchor: Int?
    /// Whether the collection stands where a key of a mapping should.
    var isKey = false
  }

  let file: SourceFile
  var texts: ScalarTexts
  var nodes: [NodeRecord] = []
  var merges: [MergeRecord] = []
  var mergedEntries: [EntryRecord] = []
  var keys = KeyIndex()
  /// The innermost open collection, and those around it.
  var top = Frame(node: -1)
  var outer: [Frame] = []
  var anchors = AnchorTable()
  /// Nodes that aliases and merge keys would make a reader meet again.
  var aliasedNodes = 0
  /// Set by a mistake after which the document means nothing.
  var isUnusable = false
  /// Where the mistake begins that composing stopped at.
  var stop: Int?
  /// Where the first of all those mistakes begins: what is missing after it may have been lost there.
  var firstStop: Int?
  /// Whether libyaml was given other escapes than those of the source.
  var hidesSurrogatePairs = false
  private(set) var problems: [Diagnostic] = []
  /// Where bytes are that are no characters, which has been reported, in order.
  let damage: [Range<Int>]
  private let isASCII: Bool
  private var cursor: SourceCursor
  /// Where the node that was finished last ends; a block collection ends where its last child does.
  var lastEnd: Int
  private var documentCount = 0
  /// Whether the next mapping is the rest of the top one.
  private var isResuming = false

  /// What a value with a second `:` in it should be, if the language knows that.
  var rewritten: (ArraySlice<UInt8>) -> String? = { _ in nil }

  init(_ file: SourceFile, isASCII: Bool, damage: [Range<Int>], base: Int) {
    self.file = file
    self.isASCII = isASCII
    self.damage = damage
    texts = ScalarTexts(source: file.bytes)
    cursor = SourceCursor(file.bytes, isASCII: isASCII, base: base)
    lastEnd = base
    nodes.reserveCapacity(file.bytes.count / 8)
    outer.reserveCapacity(YAMLLimits.nesting)
  }

  var source: [UInt8] {
    texts.source
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull {
      problems.append(diagnostic)
    }
  }

  /// Whether no further problem is told.
  var isFull: Bool {
    problems.count >= YAMLLimits.problems
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file.id, start: start, end: max(start, end))
  }

  func span(ofNode index: Int) -> SourceSpan {
    span(Int(nodes[index].start), Int(nodes[index].end))
  }
}

extension YAMLComposer {
  /// Takes one event in; answers whether the next one is wanted.
  mutating func take(
    _ event: EventParser.Event, from parser: borrowing EventParser, source buffer: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch event {
    case .scalar:
      unsafe addScalar(parser, buffer)
    case .alias:
      return addAlias(parser)
    case .sequenceStart:
      return open(.sequence, isFlow: parser.isFlowSequence, parser)
    case .mappingStart:
      return open(.mapping, isFlow: parser.isFlowMapping, parser)
    case .sequenceEnd, .mappingEnd:
      let isBracket = parser.startMark < parser.endMark
      let node = close(end: isBracket ? cursor.offset(of: parser.endMark) : lastEnd)
      return checkAliasBudget(at: node)
    case .documentStart:
      return startDocument(parser)
    case .streamStart, .documentEnd:
      break
    case .streamEnd:
      return false
    }
    return true
  }

  /// Reports why libyaml stopped.
  mutating func fail(_ failure: EventParser.Failure) {
    let opener = openCollections.last { nodes[$0].traits.contains(.flow) }.map { Int(nodes[$0].start) }
    let syntaxError = SyntaxError(
      source: source, problem: failure.problem, place: cursor.offset(of: failure.problemMark),
      context: failure.context, contextPlace: cursor.offset(of: failure.contextMark), openBracket: opener,
      rewritten: rewritten)
    stop = syntaxError.start
    // With characters missing, it may be their fault.
    if damage.isEmpty {
      report(syntaxError.diagnostic(file: file.id))
    }
  }

  /// Makes ready for events that start anew at a line of the top mapping.
  mutating func resume(at line: Int) {
    cursor = SourceCursor(source, isASCII: isASCII, base: line)
    lastEnd = line
    documentCount = 0
    isResuming = true
  }

  /// The nodes of the open collections, from the outermost to the innermost.
  var openCollections: [Int] {
    (outer + [top]).map { $0.node }.filter { $0 >= 0 }
  }

  private mutating func startDocument(_ parser: borrowing EventParser) -> Bool {
    documentCount += 1
    guard documentCount > 1 else { return true }
    let end = cursor.offset(of: parser.endMark)
    report(
      Diagnostic(
        .severalDocuments, "a second document starts here; a spec is one document",
        at: parser.isExplicitDocument ? span(end - 3, end) : span(end, source.lineEnd(from: end)),
        help: "remove this line, or put what follows into a file of its own"))
    return false
  }

  private mutating func addScalar(_ parser: borrowing EventParser, _ buffer: UnsafeBufferPointer<UInt8>) {
    var start = cursor.offset(of: parser.startMark)
    var end = cursor.offset(of: parser.endMark)
    let anchor = parser.hasProperties ? readProperties(parser, at: &start) : nil
    let form = parser.scalarForm
    let length = parser.scalarLength
    var record = NodeRecord(form: form, start: 0, end: 0, second: UInt32(length))
    switch form {
    case .plain:
      if length == 0 {
        end = parser.hasProperties ? end : emptyValuePlace(mark: end)
        start = end
      }
      record.first = UInt32(start)
    case .singleQuoted, .doubleQuoted:
      record.first = UInt32(start + 1)
    default:
      end = source.blockScalarEnd(from: start, to: end)
    }
    let textWidth = form == .plain ? end - start : form == .literal || form == .folded ? -1 : end - start - 2
    let stands = unsafe textWidth == length && parser.scalarEquals(buffer, at: Int(record.first))
    if !stands {
      record.traits.insert(.pooled)
      record.first = UInt32(texts.pool.count)
      parser.appendScalar(to: &texts.pool)
      if hidesSurrogatePairs {
        texts.pool.restoreSurrogatePairs(from: Int(record.first), form: form)
        record.second = UInt32(texts.pool.count) - record.first
      }
    }
    record.start = UInt32(start)
    record.end = UInt32(end)
    if !damage.isEmpty, damage.contains(where: { $0.overlaps(start..<max(start, end)) }) {
      record.form = .unreadable
    }
    nodes.append(record)
    if let anchor {
      anchors.complete(anchor, size: 1)
    }
    finish(end: end)
  }

  private mutating func addAlias(_ parser: borrowing EventParser) -> Bool {
    let start = cursor.offset(of: parser.startMark)
    let end = cursor.offset(of: parser.endMark)
    let name = parser.anchor ?? ""
    nodes.append(NodeRecord(form: .alias, start: UInt32(start), end: UInt32(end), first: NodeRecord.noTarget))
    let node = nodes.count - 1
    if let anchor = anchors.find(name) {
      if anchors[anchor].isLost {
        nodes[node].form = .unreadable
      } else if let size = anchors[anchor].size {
        nodes[node].first = UInt32(anchors[anchor].node)
        aliasedNodes += size
      } else {
        reportRecursiveAlias(node, name: name, anchor: anchor)
      }
    } else {
      anchors.noteUndefined(name, at: node)
    }
    if isAtKey, nodes.resolved(node).isCollection {
      reportNonScalarKey(node)
    }
    finish(end: end)
    return checkAliasBudget(at: node)
  }

  private mutating func open(_ form: NodeRecord.Form, isFlow: Bool, _ parser: borrowing EventParser) -> Bool {
    if isResuming {
      isResuming = false
      return true
    }
    var start = cursor.offset(of: parser.startMark)
    let anchor = parser.hasProperties ? readProperties(parser, at: &start) : nil
    guard outer.count < YAMLLimits.nesting else {
      report(
        Diagnostic(
          .nestingTooDeep, "lists and mappings are nested more than \(YAMLLimits.nesting) levels deep here",
          at: span(start, min(start + 1, source.count)), help: "give the inner parts a flatter shape"))
      stop = start
      return false
    }
    outer.append(top)
    top = Frame(node: nodes.count, isMapping: form == .mapping, anchor: anchor, isKey: isAtKey)
    nodes.append(NodeRecord(form: form, traits: isFlow ? .flow : [], start: UInt32(start), end: UInt32(start)))
    lastEnd = start
    return true
  }

  /// Closes the innermost collection, which ends at byte `end`, and returns its node.
  mutating func close(end: Int) -> Int {
    let frame = top
    nodes[frame.node].first = UInt32(nodes.count)
    nodes[frame.node].end = UInt32(end)
    if frame.isMapping {
      closeMapping(frame)
    } else {
      nodes[frame.node].second = UInt32(frame.childCount)
    }
    if let anchor = frame.anchor {
      anchors.complete(anchor, size: nodes.count + aliasedNodes - anchors[anchor].sizeBefore)
    }
    if frame.isKey {
      reportNonScalarKey(frame.node)
    }
    top = outer.removeLast()
    finish(end: end)
    return frame.node
  }

  mutating func finish(end: Int) {
    lastEnd = end
    top.childCount += 1
  }

  /// Whether the next node is a key of the innermost collection.
  private var isAtKey: Bool {
    top.isMapping && !isOdd(top.childCount)
  }

  /// The place of a value that is not there: right after its colon if it has one, else after its key.
  private func emptyValuePlace(mark: Int) -> Int {
    guard top.isMapping, isOdd(top.childCount) else { return mark }
    var place = lastEnd
    while source.isBlankOrBreak(at: place) {
      place += source.isBlank(at: place) ? 1 : source.breakLength(at: place)
    }
    return place < source.count && source[place] == UInt8(ascii: ":") ? place + 1 : lastEnd
  }
}

func isOdd(_ count: Int) -> Bool {
  count & 1 == 1
}
