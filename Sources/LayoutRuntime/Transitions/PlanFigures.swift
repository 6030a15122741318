/// How many there are of each role.
public struct RoleCounts: Hashable, Sendable {
  public var move = 0
  public var still = 0
  public var enter = 0
  public var exit = 0
  public var transit = 0
  public var hidden = 0

  public init(move: Int = 0, still: Int = 0, enter: Int = 0, exit: Int = 0, transit: Int = 0, hidden: Int = 0) {
    self.move = move
    self.still = still
    self.enter = enter
    self.exit = exit
    self.transit = transit
    self.hidden = hidden
  }

  /// Those that are seen.
  public var visible: Int {
    move + still + enter + exit + transit
  }

  public var reversed: RoleCounts {
    RoleCounts(move: move, still: still, enter: exit, exit: enter, transit: transit, hidden: hidden)
  }

  mutating func count(_ role: Role) {
    switch role {
    case .move: move += 1
    case .still: still += 1
    case .enter: enter += 1
    case .exit: exit += 1
    case .transit: transit += 1
    case .hidden: hidden += 1
    }
  }
}

/// What a plan amounts to.
public struct PlanFigures: Hashable, Sendable {
  /// Every item counts once.
  public var itemRoles: RoleCounts
  /// Every header and footer counts once.
  public var supplementaryRoles: RoleCounts
  /// Items of role `transit` that the plan counts but, being over its limit, does not list.
  public var unlistedTransits: Int
  /// The greatest distance in points that the center of something seen travels on the viewport; 0 where nothing is.
  public var largestTravel: Double
  /// The mean of these distances over all that is seen and has a frame at both ends; 0 where nothing is.
  public var meanTravel: Double
  /// The share, 0...1, of all these distances that is traveled unseen; 0 where nothing moves.
  public var offScreenShare: Double
  /// The jump of the content offset when the transition is over, in points: 0 unless scrolling comes after it.
  public var jump: Point
  /// Pairs that overlap on their way but in neither end state; `nil` where more than 1,000 participants are listed.
  public var crossings: Int?

  var reversed: PlanFigures {
    var figures = self
    figures.itemRoles = itemRoles.reversed
    figures.supplementaryRoles = supplementaryRoles.reversed
    return figures
  }
}

/// Sums over participants as they are found.
struct TravelTally {
  private var count = 0
  private var total = 0.0
  private var unseen = 0.0
  private(set) var largest = 0.0

  mutating func add(_ participant: Participant) {
    guard participant.from != nil, participant.to != nil else { return }
    let travel = participant.viewportFrames.travel
    count += 1
    total += travel
    unseen += travel * (1 - participant.visible.length)
    largest = max(largest, travel)
  }

  var mean: Double {
    count > 0 ? total / Double(count) : 0
  }

  var unseenShare: Double {
    total > 0 ? unseen / total : 0
  }
}
