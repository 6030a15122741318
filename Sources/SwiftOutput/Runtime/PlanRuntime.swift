/// Transition plans of the spec's viewports, to be sampled at any progress.
func planRuntime(_ style: SwiftStyle) -> String {
  let a = style.access
  return #"""
    // MARK: - Plans

    extension \#(style.namespace) {
      /// A step on a viewport of the spec.
      \#(a)struct Plan: Sendable {
        \#(a)let viewport: String
        /// The two levels on the viewport.
        \#(a)let from: ListedTable
        \#(a)let to: ListedTable
        let axes: (from: Axis, to: Axis)
        \#(a)let transition: Transition
        /// Where items have other indices after the step: by index before it, -1 for those that are gone.
        let toIndices: (@Sendable () -> [Double])?
        /// What happens for some anchors, in full.
        \#(a)let anchors: [AnchorPlan]

        /// The content offset along the scroll direction that a tap on each item leads to.
        \#(a)var targetOffsets: [Double] {
          let start = from.frames
          let end = to.frames
          let indices = toIndices?()
          let startRange = ScrollRange(contentSize: start.contentSize, environment: from.environment)
          let endRange = ScrollRange(contentSize: end.contentSize, environment: to.environment)
          return (0..<start.count).map { item in
            let frame = start.frame(at: item)
            let offset = transition.start.resolve(
              anchor: frame, axis: axes.from, viewport: from.environment.bounds, range: startRange)
            let index = indices.map { Int($0[item]) } ?? item
            guard index >= 0, index < end.count else { return endRange.clamp(offset)[axes.to] }
            return transition.placement.target(
              from: frame, at: offset, to: end.frame(at: index), in: endRange)[axes.to]
          }
        }

        /// What is seen of the plan for one of `anchors` at `progress`, which may overshoot 0 and 1.
        \#(a)func sample(_ plan: AnchorPlan, at progress: Double) -> [Sample] {
          let progress = transition.clampsProgress ? min(max(progress, 0), 1) : progress
          let start = from.frames
          let end = to.frames
          return plan.participants.map { participant in
            participant.sample(
              at: progress, from: start, plan.contentOffset.from, to: end, plan.contentOffset.to,
              transition)
          }
        }

        /// The same `time` seconds after the start, each item with its delay.
        \#(a)func sample(_ plan: AnchorPlan, atTime time: Double) -> [Sample] {
          let start = from.frames
          let end = to.frames
          return plan.participants.map { participant in
            let progress = transition.progress(at: time - participant.delay)
            return participant.sample(
              at: transition.clampsProgress ? min(max(progress, 0), 1) : progress, from: start,
              plan.contentOffset.from, to: end, plan.contentOffset.to, transition)
          }
        }
      }

      /// Everything that is seen of a step that keeps one item in view.
      \#(a)struct AnchorPlan: Sendable {
        /// `nil` where nothing was visible to choose from.
        \#(a)let item: Int?
        \#(a)let contentOffset: (from: Point, to: Point)
        let readParticipants: @Sendable () -> [Participant]

        \#(a)var participants: [Participant] { readParticipants() }
      }

      /// Something that is seen during a step.
      \#(a)struct Participant: Hashable, Sendable {
        \#(a)enum Element: Hashable, Sendable {
          /// Indices before and after the step.
          case item(from: Int?, to: Int?)
          case supplementary(Supplementary.Kind, section: Int)
        }

        \#(a)enum Role: String, Hashable, Sendable {
          case move
          case still
          case enter
          case exit
          case transit
        }

        \#(a)let element: Element
        \#(a)let role: Role
        /// The progress between which it is visible.
        \#(a)let visible: ClosedRange<Double>
        /// Rank, from 0 at the bottom.
        \#(a)let z: Int
        /// Seconds that it waits before it sets off.
        \#(a)let delay: Double

        /// Columns of kind (0 item, 1 header, 2 footer), index before or section, index after, role, visible from and to, z, delay.
        static func packed(_ text: String) -> [Participant] {
          let columns = Packed.columns(text)
          let roles: [Role] = [.move, .still, .enter, .exit, .transit]
          return columns[0].indices.map { row in
            let first = Int(columns[1][row])
            let second = Int(columns[2][row])
            let kind: Supplementary.Kind = columns[0][row] == 1 ? .header : .footer
            let element: Element =
              columns[0][row] == 0
              ? .item(from: first < 0 ? nil : first, to: second < 0 ? nil : second)
              : .supplementary(kind, section: first)
            return Participant(
              element: element, role: roles[Int(columns[3][row])],
              visible: columns[4][row]...columns[5][row], z: Int(columns[6][row]),
              delay: columns[7][row])
          }
        }

        fileprivate func sample(
          at progress: Double, from start: FrameTable, _ startOffset: Point, to end: FrameTable,
          _ endOffset: Point, _ transition: Transition
        ) -> Sample {
          let startFrame: Rect?
          let endFrame: Rect?
          switch element {
          case .item(let from, let to):
            startFrame = from.map { start.frame(at: $0) }
            endFrame = to.map { end.frame(at: $0) }
          case .supplementary(let kind, let section):
            startFrame = start.frame(of: kind, inSection: section)
            endFrame = end.frame(of: kind, inSection: section)
          }
          let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
          let first = startFrame ?? endFrame ?? nowhere
          let last = endFrame ?? startFrame ?? nowhere
          // What one level does not have stands where it stands on the other.
          let firstSeen = startFrame?.seen(from: startOffset) ?? last.seen(from: endOffset)
          let lastSeen = endFrame?.seen(from: endOffset) ?? first.seen(from: startOffset)
          var style = Transition.Appearance.frame
          if role == .enter { style = transition.entering }
          if role == .exit { style = transition.exiting }
          if style == .frame, startFrame == nil || endFrame == nil { style = .fade }
          return Sample(
            element: element, frame: moved(first, last, progress),
            viewportFrame: moved(firstSeen, lastSeen, progress),
            opacity: style == .fade ? appearance(at: progress) : 1,
            scale: style == .scale ? appearance(at: progress) : 1, z: z)
        }

        private func appearance(at progress: Double) -> Double {
          let length = max(visible.upperBound - visible.lowerBound, .leastNonzeroMagnitude)
          let part = min(max((progress - visible.lowerBound) / length, 0), 1)
          switch role {
          case .enter: return part
          case .exit: return 1 - part
          case .move, .still, .transit: return 1
          }
        }
      }

      /// What something looks like at a moment of a step.
      \#(a)struct Sample: Hashable, Sendable {
        \#(a)let element: Participant.Element
        /// In content space.
        \#(a)let frame: Rect
        \#(a)let viewportFrame: Rect
        \#(a)let opacity: Double
        /// About the frame's center.
        \#(a)let scale: Double
        /// Rank, from 0 at the bottom.
        \#(a)let z: Int
      }

      private static func moved(_ start: Rect, _ end: Rect, _ progress: Double) -> Rect {
        // Both ends are met exactly, and equal ends stay equal in between.
        func between(_ start: Double, _ end: Double) -> Double {
          if progress == 0 { return start }
          if progress == 1 { return end }
          return progress < 0.5
            ? start + (end - start) * progress : end - (end - start) * (1 - progress)
        }
        return Rect(
          x: between(start.x, end.x), y: between(start.y, end.y),
          width: max(between(start.width, end.width), 0),
          height: max(between(start.height, end.height), 0))
      }
    }

    """#
}
