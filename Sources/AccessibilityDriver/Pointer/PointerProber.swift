// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Finds out where an application answers to the pointer although no control is exposed there. It
/// moves the pointer over each window, and clicks, in instances that are thrown away.
public struct PointerProber: Sendable {
  /// How much is tried before the rest counts as not tested. Counts, so that a busy machine tries as
  /// much as an idle one; the time is for what never ends.
  public struct Bounds: Sendable {
    /// Windows of the application.
    public var windows = 4
    /// Places of one window that are clicked, many before one look.
    public var places = 640
    /// Places of one window that are clicked by themselves; what does something is clicked once more.
    public var clicks = 40
    /// Instances that one window needs for that, because what a click changed is not taken back.
    public var instances = 24
    /// For all windows.
    public var time = Duration.seconds(240)

    public init() {}
  }

  let source: any InstanceSource
  let policy: ActionPolicy
  private let bounds: Bounds
  /// What alone is looked at; nil for each window.
  let page: ShownPage?
  let trace: @Sendable (String) -> Void

  /// How many places are clicked before one look tells whether any of them did anything.
  private static let group = 8
  /// Places of one element that are clicked once more each: a drawing has no end of them.
  private static let mostOfOne = 4
  /// After a click that has changed more of a window than this, the next one needs a fresh instance.
  private static let large = 0.25
  /// Tool tips take most of a second each.
  private static let toolTips = 10
  /// A window that may change by itself is watched for as long as so many clicks are given.
  private static let looks = 8
  static let restless = "its window changes by itself, now and then"
  static let overtime = "the time for the pointer was over"

  /// - Parameter page: What alone is looked at, instead of each window.
  public init(
    source: any InstanceSource, policy: ActionPolicy, bounds: Bounds = Bounds(),
    page: ShownPage? = nil, trace: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.source = page.map { PagedInstances(source: source, page: $0) } ?? source
    self.policy = policy
    self.bounds = bounds
    self.page = page
    self.trace = trace
  }

  /// What came of it, in the elements of an instance that runs somewhere else.
  public func trials(of known: ApplicationSnapshot) async -> PointerTrials {
    var trials = PointerTrials()
    let start = ContinuousClock.now
    let windows = Self.windows(known)
    if windows.isEmpty {
      trials.ending = "no window is on the screen"
      return trials
    }
    // Small windows leave more of their time to the others.
    let order = windows.indices.filter { page == nil || windows[$0].id == page?.window }
      .sorted { Self.size(windows[$0]) < Self.size(windows[$1]) }
    for (turn, number) in order.enumerated() {
      let window = windows[number]
      let rest = start + bounds.time - ContinuousClock.now
      guard rest > .zero, turn < bounds.windows else {
        trials.untried[window.id] = Self.overtime
        continue
      }
      let left = min(order.count, bounds.windows) - turn
      let deadline = ContinuousClock.now + rest / left
      trace("the pointer over \(KeyboardDriver.text(window))")
      var run = WindowRun(prober: self, number: number, known: known, deadline: deadline)
      do throws(InstanceFailure) {
        try await run.go()
      } catch {
        trials.untried[window.id] = error.reason
        trials.ending = error.reason
      }
      trials.places += run.trials.places
      trials.tried.formUnion(run.trials.tried)
      trials.untried.merge(run.trials.untried) { first, _ in first }
      trials.presses.merge(run.trials.presses) { first, _ in first }
    }
    return trials
  }

  static func windows(_ snapshot: ApplicationSnapshot) -> [Node] {
    let snapshot = snapshot.withInferredShowing
    return snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0] }.filter {
      $0.states[.showing] && $0.isTopWindow
    }
  }

  private static func size(_ window: Node) -> Double {
    window.frame.map { $0.width * $0.height } ?? 0
  }

  // MARK: One window

  struct WindowRun {
    let prober: PointerProber
    /// Among the application's windows.
    let number: Int
    let known: ApplicationSnapshot
    let deadline: ContinuousClock.Instant
    var trials = PointerTrials()
    var desk: PointerDesk?
    var restless: ChangedSquares?

    init(
      prober: PointerProber, number: Int, known: ApplicationSnapshot,
      deadline: ContinuousClock.Instant
    ) {
      self.prober = prober
      self.number = number
      self.known = known
      self.deadline = deadline
    }

    private struct Candidate {
      let place: PointerScene.Place
      let box: Rect
      /// How it answers to the pointer alone; nil where it does not.
      let hover: PointerPlace.Answer?
      var toolTip = ""
      /// The places that were clicked together with it; nil for one that was not.
      var group: Int?
      /// It stands far from what was different afterwards.
      var isFar = false
      var effect: PointerPlace.Answer?
    }

    /// What was done in this window so far.
    private var clicks = 0
    var instances = 0

    var isOver: Bool { ContinuousClock.now >= deadline }

    /// Why nothing more is clicked by itself; nil where it is.
    private var limit: String? {
      let bounds = prober.bounds
      return end
        ?? (clicks < bounds.clicks
          ? nil : "\(bounds.clicks) places of its window were clicked before")
    }

    /// Why nothing more is done; nil where something is.
    var end: String? {
      let bounds = prober.bounds
      if isOver { return PointerProber.overtime }
      return instances < bounds.instances
        ? nil : "\(bounds.instances) instances of the program were used up before"
    }

    mutating func go() async throws(InstanceFailure) {
      do {
        let first = try await freshDesk()
        let picture = try first.picture()
        let scene = first.scene
        if let obstacle = scene.obstacle {
          leave(scene.window.id, obstacle, in: scene)
          return
        }
        // Soon done, which the rest may leave no time for.
        try await rows(scene, picture)
        let desk = try await current()
        var sweep = PointerSweep(desk, deadline: deadline)
        let isWhole = try await sweep.run()
        if !isWhole { leave(scene.window.id, PointerProber.overtime, in: scene) }
        prober.trace("\(sweep.spots.count) places answer to the pointer")
        var lit = try await candidates(sweep.spots, desk)
        try await click(&lit, in: scene)
        var quiet = try await quiet(scene, besides: sweep.spots.map(\.box))
        prober.trace("\(quiet.count) places to click once more")
        // What says the same again after each click shows nothing where it has been clicked before.
        if !quiet.isEmpty { forget() }
        try await click(&quiet, in: scene)
        try await report(lit + quiet, scene, picture)
        try await drags(scene, picture)
        try await menus(scene, picture)
        try await presses(scene)
      } catch let failure as InstanceFailure {
        throw failure
      } catch {
        throw InstanceFailure("\(error)")
      }
    }

    /// What lights up, or makes a hand of the pointer, and may be clicked.
    private mutating func candidates(
      _ spots: [PointerSweep.Spot], _ desk: PointerDesk
    ) async throws -> [Candidate] {
      var candidates: [Candidate] = []
      for spot in spots {
        guard let node = desk.scene.context[spot.place.element] else { continue }
        var tip = node.description
        if tip.isEmpty, candidates.count < PointerProber.toolTips, !isOver {
          tip = try await desk.toolTip(spot.place.x, spot.place.y)
        }
        if let objection = desk.scene.objection(at: node, tip) {
          leave(node.id, objection, in: desk.scene)
          continue
        }
        var place = spot.place
        // In its middle, where that is one with it.
        let (x, y) = (spot.box.x + spot.box.width / 2, spot.box.y + spot.box.height / 2)
        if desk.scene.innermost(x, y).id == place.element, !desk.scene.isControl(x, y) {
          (place.x, place.y) = (x, y)
        }
        candidates.append(
          Candidate(place: place, box: spot.box, hover: spot.answer, toolTip: tip))
      }
      return candidates
    }

    /// What shows nothing when the pointer comes, and does something when it is clicked. Many places are
    /// clicked before one look.
    private mutating func quiet(
      _ scene: PointerScene, besides boxes: [Rect]
    ) async throws -> [Candidate] {
      var places: [PointerScene.Place] = []
      for place in scene.places() {
        if boxes.contains(where: { $0.contains(x: place.x, y: place.y) }) { continue }
        if scene.isCovered(place.x, place.y) {
          leave(place.element, "another window covers it", in: scene)
          continue
        }
        guard let node = scene.context[place.element] else { continue }
        if let objection = scene.objection(at: node) {
          leave(node.id, objection, in: scene)
        } else {
          places.append(place)
        }
      }
      var candidates: [Candidate] = []
      var counts: [ElementID: Int] = [:]
      // In a small window as many groups as one element has places, for the same reason as below.
      let ofOne = Dictionary(grouping: places, by: \.element).values.map(\.count).max() ?? 0
      let count = max(
        (places.count + PointerProber.group - 1) / PointerProber.group,
        min(ofOne, PointerProber.group))
      let most = (prober.bounds.places + PointerProber.group - 1) / PointerProber.group
      for first in 0..<count {
        // Neighbours are in different groups: two clicks on one switch would hide each other.
        let group = stride(from: first, to: places.count, by: count).map { places[$0] }
        guard !isOver, first < most else {
          let reason =
            isOver ? PointerProber.overtime : "\(prober.bounds.places) places were clicked before"
          for place in group { leave(place.element, reason, in: scene) }
          continue
        }
        for place in group { note(place.element, in: scene) }
        let suspects = try await current().suspects(among: group)
        // Another page leaves nothing where it was.
        if suspects.share > PointerProber.large { forget() }
        for (places, isFar) in [(suspects.near, false), (suspects.far, true)] {
          for place in places {
            counts[place.element, default: 0] += 1
            guard counts[place.element, default: 0] <= PointerProber.mostOfOne else { continue }
            candidates.append(
              Candidate(
                place: place, box: scene.box(of: place.element, around: place.x, place.y),
                hover: nil, group: first, isFar: isFar))
          }
        }
      }
      return candidates
    }

    /// Each by itself. Where a place near to what was different did it, those far from that did not.
    private mutating func click(
      _ candidates: inout [Candidate], in scene: PointerScene
    ) async throws {
      for index in candidates.indices {
        let candidate = candidates[index]
        let isExplained = candidates[..<index].contains {
          $0.group == candidate.group && !$0.isFar && $0.effect != nil
        }
        if candidate.isFar, isExplained { continue }
        if let limit {
          leave(candidate.place.element, limit, in: scene)
        } else {
          clicks += 1
          candidates[index].effect = try await effect(at: candidate.place)
        }
      }
    }

    private mutating func effect(
      at place: PointerScene.Place
    ) async throws -> PointerPlace.Answer? {
      let effect = try await current().effect(at: place)
      prober.trace("a click at \(Int(place.x)), \(Int(place.y)): \(effect.text)")
      guard case .some(let answer, let share) = effect else { return nil }
      if share > PointerProber.large { forget() }
      return answer
    }

    private mutating func changesUntouched() async throws -> Bool {
      try await current().changesUntouched(clicks: PointerProber.looks, until: deadline)
    }

    /// What did something does it again in a fresh instance, or is no finding.
    private mutating func report(
      _ candidates: [Candidate], _ scene: PointerScene, _ picture: PixelMap
    ) async throws {
      if candidates.contains(where: { $0.effect != nil }) { forget() }
      var confirmed: [Int: PointerPlace.Answer] = [:]
      for (index, candidate) in candidates.enumerated() where candidate.effect != nil {
        if isOver { continue }
        confirmed[index] = try await effect(at: candidate.place)
      }
      // What changed may change by itself, now and then, as a meter does.
      let lights = candidates.contains { $0.hover == .lights && $0.effect == nil }
      var isRestless = false
      var lightsInUnrest = false
      if lights || confirmed.values.contains(.changes) {
        forget()
        isRestless = try await changesUntouched()
        lightsInUnrest = isRestless
        // What goes on by itself in one place is known by now.
        if isRestless { isRestless = try await changesUntouched() }
        if lightsInUnrest, !isRestless {
          for (index, answer) in confirmed where answer == .changes && !isOver {
            confirmed[index] = try await effect(at: candidates[index].place)
          }
        }
      }
      for (index, candidate) in candidates.enumerated() {
        note(candidate.place.element, in: scene)
        if candidate.effect != nil, isOver, confirmed[index] == nil {
          leave(candidate.place.element, PointerProber.overtime, in: scene)
          continue
        }
        let answer = confirmed[index] ?? candidate.hover
        if isRestless && answer == .changes || lightsInUnrest && answer == .lights {
          leave(candidate.place.element, PointerProber.restless, in: scene)
          continue
        }
        guard let answer, let element = counterpart(candidate.place.element, in: scene) else {
          continue
        }
        let isKnown = trials.places.contains { place in
          place.element == element && place.box == candidate.box
        }
        if isKnown { continue }
        trials.places.append(
          PointerPlace(
            element: element, box: candidate.box, answer: answer, toolTip: candidate.toolTip,
            picture: PointerDesk.crop(picture, to: candidate.box).flatMap(PNG.data)))
      }
    }
  }
}
