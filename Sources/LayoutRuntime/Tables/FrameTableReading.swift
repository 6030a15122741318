extension FrameTable {
  public var itemCount: Int {
    sectionStarts.last ?? 0
  }

  /// The section of the item at `index` of the whole data source.
  public func section(ofItem index: Int) -> Int {
    precondition(index >= 0 && index < itemCount, "the item exists")
    return sectionStarts.partitioningIndex { $0 > index } - 1
  }

  /// The indices in the whole data source of a section's items.
  public func items(ofSection section: Int) -> Range<Int> {
    sectionStarts[section]..<sectionStarts[section + 1]
  }

  /// The frame of the item at `index` of the whole data source.
  public func frame(at index: Int) -> Rect {
    let section = section(ofItem: index)
    return sections[section].frame(at: index - sectionStarts[section])
  }

  /// Calls `body` with the frames of `range`, indices in the whole data source, in order and in batches: the cheapest way to
  /// visit many.
  public func forEachBatch(in range: Range<Int>, _ body: (Span<Rect>) -> Void) {
    guard !range.isEmpty else { return }
    precondition(range.upperBound <= itemCount, "the items exist")
    for section in section(ofItem: range.lowerBound)...section(ofItem: range.upperBound - 1) {
      let part = range.clamped(to: items(ofSection: section))
      let start = sectionStarts[section]
      sections[section].forEachBatch(in: part.lowerBound - start..<part.upperBound - start, body)
    }
  }

  /// The items that overlap `rect` with a positive area, as runs of indices in the whole data source, in order and apart.
  ///
  /// Costs a search and the items found, not a visit to every item, unless lines of mixed sizes run back over one another.
  public func items(intersecting rect: Rect) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (section, start) in zip(sections.indices, sectionStarts) {
      for run in sections[section].runs(overlapping: rect) {
        let items = run.lowerBound + start..<run.upperBound + start
        if let last = runs.indices.last, runs[last].upperBound == items.lowerBound {
          runs[last] = runs[last].lowerBound..<items.upperBound
        } else {
          runs.append(items)
        }
      }
    }
    return runs
  }

  static func starts(of sections: [SectionFrames]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for section in sections {
      starts.append(starts[starts.count - 1] + section.count)
    }
    return starts
  }
}

extension SectionFrames {
  /// Indices in the section of the items that overlap `rect`, in runs.
  fileprivate func runs(overlapping rect: Rect) -> [Range<Int>] {
    switch self {
    case .uniform(let lines): lines.runs(overlapping: rect)
    case .computed(let frames): frames.runs(overlapping: rect)
    }
  }
}

extension ItemFrames {
  fileprivate func runs(overlapping rect: Rect) -> [Range<Int>] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let candidates = candidates(overlapping: rect)
    var runs: [Range<Int>] = []
    var item = candidates.lowerBound
    forEachBatch(in: candidates) { batch in
      for index in batch.indices {
        if batch[index].overlaps(rect) {
          if let last = runs.indices.last, runs[last].upperBound == item {
            runs[last] = runs[last].lowerBound..<item + 1
          } else {
            runs.append(item..<item + 1)
          }
        }
        item += 1
      }
    }
    return runs
  }
}
