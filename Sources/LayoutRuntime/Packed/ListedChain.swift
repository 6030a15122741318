#if !hasFeature(Embedded)
  /// What layoutc worked out for a chain on the spec's viewports. The chain itself works out the same, bit for bit.
  public struct ListedChain: Sendable {
    /// By level, one a viewport.
    public let levels: [[ListedTable]]
    /// By step, one a viewport.
    public let steps: [[ListedPlans]]

    public init(levels: [[ListedTable]], steps: [[ListedPlans]]) {
      self.levels = levels
      self.steps = steps
    }

    /// The frames of a level; `nil` where the spec has no such viewport.
    ///
    /// - Precondition: the chain has the level.
    public func frameTable(ofLevel level: Int, on viewport: String) -> FrameTable? {
      precondition(levels.indices.contains(level), "level \(level) is not one of \(levels.count)")
      return levels[level].first { $0.viewport == viewport }?.frameTable
    }
  }

  /// A level's frames on a viewport, read when they are asked for.
  public struct ListedTable: Sendable {
    public let viewport: String
    private let read: @Sendable () -> FrameTable

    public init(on viewport: String, _ read: @escaping @Sendable () -> FrameTable) {
      self.viewport = viewport
      self.read = read
    }

    public var frameTable: FrameTable { read() }
  }

  /// A step on a viewport: a plan for each of its anchors.
  public struct ListedPlans: Sendable {
    public let viewport: String
    public let anchors: [ListedPlan]

    public init(on viewport: String, _ anchors: [ListedPlan]) {
      self.viewport = viewport
      self.anchors = anchors
    }
  }

  /// Everything that is seen of a step that keeps one item in view.
  public struct ListedPlan: Sendable {
    /// `nil` where nothing is visible to choose from.
    public let item: Int?
    /// Where the content stands at both ends.
    public let from: Point
    public let to: Point
    private let packed: String

    /// `participants` has columns of kind (0 item, 1 header, 2 footer), index or section on the two sides (-1 for none), rank
    /// and delay.
    public init(item: Int?, from: Point, to: Point, participants: String) {
      self.item = item
      self.from = from
      self.to = to
      packed = participants
    }

    /// What is seen between two sides, whose own content offsets are not read.
    public func participants(from start: TransitionSide, to end: TransitionSide) -> [Participant] {
      let screen = Screen(viewport: start.environment.bounds, startOffset: from, endOffset: to)
      let columns = Packed.columns(packed)
      return columns[0].indices.compactMap { row in
        let (first, second) = (Int(columns[1][row]), Int(columns[2][row]))
        var participant: Participant?
        if columns[0][row] == 0 {
          let (from, to) = (first < 0 ? nil : first, second < 0 ? nil : second)
          participant = Participant(
            element: .item(from: from, to: to), from: from.map { start.table.frame(at: $0) },
            to: to.map { end.table.frame(at: $0) }, on: screen)
        } else {
          let kind: Supplementary.Kind = columns[0][row] == 1 ? .header : .footer
          let section = max(first, second)
          func view(on side: TransitionSide) -> Supplementary? {
            side.table.supplementaries.first { $0.kind == kind && $0.section == section }
          }
          let (from, to) = (first < 0 ? nil : view(on: start), second < 0 ? nil : view(on: end))
          participant = Participant(
            element: .supplementary(kind: kind, section: section),
            from: from?.frame(at: self.from, in: start.environment), to: to?.frame(at: self.to, in: end.environment),
            on: screen)
          participant?.isPinned = from?.pinning != nil || to?.pinning != nil
        }
        participant?.z = Int(columns[3][row])
        participant?.delay = columns[4][row]
        return participant
      }
    }
  }

  extension FrameTable {
    /// A table as generated Swift lists it. `undefinedItems` are those, in runs, whose frames the layout does not define.
    public init(
      columns: Int, interitemGap: Double?, contentSize: Size, sections: [SectionFrames],
      supplementaries: [Supplementary] = [], undefinedItems: [Range<Int>]
    ) {
      let issue = LayoutIssue(
        rule: "oversize-item", label: "oversize", items: undefinedItems, leavesFramesUndefined: true, figures: [0, 0])
      self.init(
        columns: columns, interitemGap: interitemGap, contentSize: contentSize, sections: sections,
        supplementaries: supplementaries, issues: undefinedItems.isEmpty ? [] : [issue])
    }
  }
#endif
