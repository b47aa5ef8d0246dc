// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Simulation
import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// Everything that is tried on one element.
@MainActor
final class ElementProof {
  /// How much is tried.
  enum Effort {
    case full
    /// One movement of each gesture: for one that is written like another.
    case brief
    /// It is only looked at what it declares.
    case none
  }

  let place: Int
  let runner: TrialRunner
  private let tools: ProofTools
  let element: Element
  let scene: InteractionScene
  let tree: Tree
  let gestures: [DeclaredGesture]
  private let others: OtherTraces

  var limits: Limits { tools.limits }
  var solutions: Solutions { tools.solutions }
  var pictures: TrialPictures? { tools.pictures }

  /// - Parameters:
  ///   - place: Of the element among all elements of the window.
  ///   - window: As it is where the runner's trials begin; it is only looked at.
  init(
    _ place: Int, _ element: Element, in window: SimulatedWindow, runner: TrialRunner,
    tools: ProofTools
  ) {
    self.place = place
    self.element = element
    self.runner = runner
    self.tools = tools
    scene = window.scene
    tree = window.tree
    gestures = element.isShowing ? scene.declaredGestures(of: element) : []
    others = OtherTraces(of: element, in: scene)
  }

  /// What it is before anything is tried; nil where no window shows it.
  private(set) lazy var opened = runner.run { makeStage().map { OpenedElement($0) } }

  /// What the program prints when nobody does anything.
  private(set) lazy var printedAtRest =
    runner.run { () -> PrintedLines? in
      guard runner.knowsPrinted, let stage = makeStage() else { return nil }
      _ = stage.state()
      return stage.printed
    } ?? PrintedLines()

  /// What it is exposed as.
  var nodes: [Node] {
    scene.nodesStanding(for: element).compactMap { tree[$0] }
  }

  /// Whether a hand can do anything with it.
  private var takesHands: Bool { !gestures.isEmpty || !others.isEmpty }

  /// Whether there is anything to say of it.
  var isAboutSomething: Bool {
    takesHands || scene.isDisabledControl(element)
      || nodes.contains { node in
        let names = node.actions.map(\.name)
        return node.states[.focusable] && !names.isEmpty
          && (node.value != nil || StepNames(names, []) != nil)
      }
  }

  /// Whether it is enabled and a touch reaches any place of it; of what takes no touches that does not
  /// matter.
  var isInReach: Bool {
    guard element.isEffectivelyEnabled else { return false }
    return !takesHands || TouchPlaces(element, in: scene).any != nil || opened?.isTouchable ?? false
  }

  /// The names of the actions that step its values.
  var stepActions: [(up: String, down: String)] { scene.stepActions(of: element) }

  /// What it declares of its values.
  var adjustments: [AdjustmentDescription] { scene.adjustments(of: element) }

  func makeStage() -> Stage? { runner.makeStage(place) }

  private func exploration(_ way: Way) -> Exploration {
    Exploration(way, limits: limits, runner: runner, makeStage: makeStage)
  }

  /// Where its gestures are written.
  var origins: [String] {
    gestures.isEmpty
      ? nodes.map(\.role.name) : gestures.map { "\($0.origin) \($0.text)" }
  }

  /// Whether the first movement of one of its gestures does anything that lasts.
  var isBusy: Bool {
    (opened?.firstTraces ?? []).contains { surroundings(after: $0) != nil }
  }

  /// What kind of window is round it after a movement; nil where nothing lasts.
  func surroundings(after trace: PointerTrace) -> [String]? {
    runner.run { () -> [String]? in
      makeStage().flatMap { MadeMovement(trace, on: $0, watches: false, ordered: false) }
        .flatMap { $0.isLasting ? $0.end.surroundings : nil }
    }
  }

  /// What follows is of another control.
  func beginPictures() { pictures?.beginElement() }

  func run(_ effort: Effort) -> ModelElement {
    guard effort != .none, pictures == nil, opened != nil else { return tried(effort) }
    runner.beginElement()
    let findings = runner.prepared(place) { () -> ElementFindings? in
      _ = solutions.takeNews()
      let model = tried(effort)
      return ElementFindings(
        model: model, openings: openings, kinds: kinds, solutions: solutions.takeNews())
    }
    guard let findings else { return tried(effort) }
    openings = findings.openings
    kinds = findings.kinds
    for finding in findings.solutions { solutions.note(finding) }
    return findings.model
  }

  private func tried(_ effort: Effort) -> ModelElement {
    runner.beginElement()
    var model = ModelElement(element: 0)
    model.hasMenu = scene.offersMenu(element)
    model.usage =
      nodes.lazy.map { self.scene.usage(of: self.element, as: $0) }.first { !$0.isEmpty } ?? ""
    model.conflicts = conflicts()
    guard effort != .none, let opened else {
      // Without a menu, something else in the window has to be clicked: that is looked for.
      let actions = model.hasMenu ? nil : exploration(.actions)
      model.gestures = gestures.map { modelGesture($0, actions) }
      model.gaps += TrialFailure.texts(of: runner.failures)
      return model
    }
    guard opened.isSame(as: nodes) else {
      model.gaps.append(Self.becameAnother)
      return model
    }
    if opened.waits, let gap = restlessness(after: []) {
      model.gaps.append(gap)
      model.gestures = gestures.map { modelGesture($0, nil) }
      model.gaps += TrialFailure.texts(of: runner.failures)
      return model
    }
    let keys = exploration(.keys)
    let actions = exploration(.actions)
    if effort == .full {
      model.values = ValueTrials(proof: self, keys: keys).run()
      model.breaches = model.values.compactMap(costly)
      model.gaps += SpokenValueTrials(proof: self).doubts()
      model.keys = KeyTrials(proof: self, keys: keys, actions: actions).run()
    }
    if !takesHands {
      if effort == .full { model.coverage = ModelCoverage(states: 1) }
    } else if opened.isTouchable {
      explore(effort, Ways(keys: keys, actions: actions), into: &model)
      model.isSilent = effort == .full && model.trials.isEmpty && isSilent(opened)
      if effort == .full, !gestures.isEmpty {
        model.touch = TouchTrials(runner: runner, makeStage: makeStage).run()
      }
    } else {
      model.isCovered = true
      if effort == .full {
        model.gaps.append("no place of it can be touched")
        model.note(PlaceTrials(after: [], runner: runner, makeStage: makeStage).run())
      }
    }
    note(keys, after: [], in: &model)
    note(actions, after: [], in: &model)
    // One that is written like others may be the only one that does nothing.
    if effort == .full || model.trials.isEmpty && !model.isCovered {
      let idle = idle(actions, keys: keys)
      let directions = idleDirections(idle, among: actions.firstSteps + keys.firstSteps)
      model.idleDirections = directions.map(\.text)
      model.idle = idle.filter { !directions.contains($0) }.map(\.text)
    }
    // What chance gives depends on how often it was asked: where it gives the same, it proves.
    if runner.ledger.asksChance, model.refuteNothing() { model.gaps.append(Self.isByChance) }
    // What became another one meanwhile refutes nothing.
    if effort == .full, !keys.isRepeatable() || !actions.isRepeatable() || !isAsBefore() {
      model.refuteNothing()
      model.gaps.append(Self.becameAnother)
    }
    model.coverage?.windows = runner.ledger.windows
    model.gestures = gestures.map { modelGesture($0, actions) }
    model.gaps += TrialFailure.texts(of: runner.failures)
    model.trials.sort {
      ($0.after.count, $0.gesture.count) < ($1.after.count, $1.gesture.count)
    }
    return model
  }

  /// A value with places that take too many presses of keys.
  private func costly(_ value: ModelValue) -> ModelBreach? {
    guard let presses = value.mostKeyPresses, presses > limits.presses else { return nil }
    return ModelBreach(
      law: .presses,
      observation: "one place of its value takes \(presses) presses of keys, and"
        + " \(limits.presses) are the limit", way: .keys)
  }

  // MARK: What is tried

  /// The two ways to go on without a pointer from one place.
  struct Ways {
    let keys: Exploration
    let actions: Exploration
  }

  private func explore(_ effort: Effort, _ first: Ways, into model: inout ModelElement) {
    let states = PointerStates(limits: limits, runner: runner, makeStage: makeStage)
    var ways: [[PointerTrace]: Ways] = [[]: first]
    // Where something comes by itself later.
    var waiting: Set<[PointerTrace]> = []
    var found = model
    states.explore { place in
      if waiting.contains(place.path), let gap = restlessness(after: place.path) {
        found.gaps.append(gap)
        return []
      }
      if effort == .full {
        found.note(
          PlaceTrials(after: place.path.map(\.text), runner: runner) { states.stage(at: place) }
            .run())
      }
      return movements(at: place, of: states, effort, noting: &found)
    } _: { place, movement, stage -> MadeMovement? in
      let (trace, isFirst) = (movement.trace, effort == .full && place.path.isEmpty)
      // What a contact that moves shows on its way, keys and actions pass in other steps.
      return MadeMovement(
        trace, on: stage,
        watches: isFirst && trace.isGesture && trace.staysInPlace && !trace.isDisturbed,
        ordered: isFirst && trace.isCanonical)
    } _: { place, movement, made in
      guard let made else { return place.state }
      let (trace, end) = (movement.trace, made.end)
      if made.waits { waiting.insert(place.path + [trace]) }
      let here =
        ways[place.path]
        ?? Ways(
          keys: Exploration(.keys, limits: limits, runner: runner) { states.stage(at: place) },
          actions: Exploration(.actions, limits: limits, runner: runner) {
            states.stage(at: place)
          })
      ways[place.path] = here
      if let trial = trial(of: movement, at: place, made, by: here, from: first, in: states) {
        // What lies on it may have taken the movement.
        if trial.isUnreached, made.wasCovered {
          found.gaps.append("\(trial.gesture): it leads elsewhere, and another control lies on it")
          return end
        }
        // A second finger may do a gesture of its own at the same time.
        if trial.isUnreached, trace.isDisturbed {
          found.gaps.append("\(trace.text): neither keys nor actions lead there")
          return end
        }
        // Where it goes on by itself, two ways that take unlike long do not lead to the same.
        if trial.isUnreached, made.waits,
          let gap = restlessness(after: place.path + [trace])
        {
          found.gaps.append(gap)
          return end
        }
        // What comes out of chance refutes nothing.
        if trial.isUnreached, !states.isRepeatable(movement, at: place, leadingTo: end) {
          return end
        }
        found.trials.append(trial)
        found.note(breaches(of: trial, trace, [here.keys, here.actions], made))
      }
      if effort == .full, place.path.isEmpty, continuations.begins(trace) {
        firstEnds.append((trace, end))
        if let hidden = hidden(trace, made.initial, end, here) { found.gaps.append(hidden) }
      }
      return end
    }
    model = found
    // The shortest way to a fault comes first, and each run says the same.
    let byLength = ways.map { (path: $0.key.map(\.text), ways: $0.value) }
      .filter { !$0.path.isEmpty }
      .sorted { ($0.path.count, $0.path.joined()) < ($1.path.count, $1.path.joined()) }
    for (path, ways) in byLength {
      note(ways.keys, after: path, in: &model)
      note(ways.actions, after: path, in: &model)
    }
    openings = openings(among: states.found)
    kinds = Set(states.found.map { $0.state.items.filter(\.isOwn).kind })
    model.coverage = effort == .full ? states.coverage : nil
    if effort == .full, states.coverage.movements == 0, states.coverage.ranOut == nil {
      model.gaps.append(Self.unmade)
    }
    if runner.ledger.differs { model.gaps.append(Self.ledElsewhere) }
  }

  /// What a hand does with it that makes another window round it, each kind of window once.
  private(set) var openings: [[PointerTrace]] = []

  /// The kinds of things that it is where a hand has led.
  private(set) var kinds: Set<String> = []

  private func openings(among places: [PointerStates.Place]) -> [[PointerTrace]] {
    guard let opened else { return [] }
    var known: Set<[String]> = [opened.initial.surroundings]
    return places.filter { known.insert($0.state.surroundings).inserted }.map(\.path)
  }

  /// What was offered and refused, and what left the focus nowhere.
  private func note(_ way: Exploration, after path: [String], in model: inout ModelElement) {
    for (step, after) in way.refusals
    where !model.refusals.contains(where: { $0.step == step.text }) {
      model.refusals.append(
        ModelRefusal(step: step.text, after: path + after.map(\.text), way: way.way.refusal))
    }
    model.note(
      way.focusLosses.map {
        ModelBreach(
          law: .focusLost, after: path + $0.after.map(\.text) + [$0.step.text],
          observation: "the focus is nowhere", way: way.way.refusal)
      })
  }

  /// What a movement and what led to the same by another way do differently next; nil where nothing.
  private func hidden(
    _ trace: PointerTrace, _ initial: WindowState, _ end: WindowState, _ ways: Ways
  ) -> String? {
    let trials = continuations
    let ends = trials.ends(after: trace)
    guard end.agrees(with: initial) else {
      for way in [ways.keys, ways.actions] {
        let steps = solutions[question(trace, way)]
        guard !steps.isEmpty,
          let difference = trials.difference(
            ends, to: trials.ends(after: steps, like: trace), after: trace),
          way.state(after: steps)?.state.agrees(with: end) ?? false
        else { continue }
        return "what shows hides a difference: after \(trace.text), unlike after"
          + " \(steps.map(\.text).joined(separator: ", ")), \(difference)"
      }
      return nil
    }
    func difference(_ steps: [WayStep]) -> String? {
      trials.difference(ends, to: trials.ends(after: steps, like: trace), after: trace)
    }
    guard let hidden = difference([]) else { return nil }
    // What shows nothing may be done by another way that shows nothing.
    for way in [ways.keys, ways.actions] {
      let isDone = way.firstSteps.contains {
        $0.state.agrees(with: end) && difference($0.steps) == nil
      }
      if !isDone { return "\(trace.text) shows nothing, and then \(hidden)" }
    }
    return nil
  }

  private lazy var continuations = ContinuationTrials(after: self)

  /// Where the first movement of each gesture led.
  private var firstEnds: [(trace: PointerTrace, state: WindowState)] = []

  /// Whether the first movements lead now where they led.
  private func isAsBefore() -> Bool {
    firstEnds.allSatisfy { trace, state in
      let failures = runner.failures.count
      let now = runner.run { () -> WindowState? in
        guard let stage = makeStage(), stage.make([trace]) else { return nil }
        return stage.state()
      }
      return now?.agrees(with: state) ?? (runner.failures.count > failures)
    }
  }

  /// The laws of what a hand does with one movement and another way does as well.
  private func breaches(
    of trial: ModelTrial, _ trace: PointerTrace, _ ways: [Exploration], _ made: MadeMovement
  ) -> [ModelBreach] {
    var breaches: [ModelBreach] = []
    let after = trial.after + [trial.gesture]
    if trial.keys.end == .reached, trial.keys.steps.count > limits.presses {
      breaches.append(
        ModelBreach(
          law: .presses, after: after,
          observation: "it takes \(trial.keys.steps.count) presses of keys, and \(limits.presses)"
            + " are the limit", way: .keys))
    }
    for way in ways {
      let steps = solutions[question(trace, way)]
      guard let order = made.order, steps.count == 1, let step = steps.first,
        let other = way.changeOrder(of: step, leadingTo: made.end),
        let contradiction = order.contradiction(to: other, in: made.end)
      else { continue }
      breaches.append(
        ModelBreach(
          law: .order, after: after,
          observation: "it changes \(contradiction), and \(step.text) changes them in the other"
            + " order", way: way.way.refusal))
    }
    return breaches
  }

  private static let untraced = "a sequence of gestures that this audit cannot make by hand"
  private static let unmade = "none of what a hand does with it was made"
  private static let isByChance = "chance decides what comes of it, and not the same by each way"
  private static let becameAnother =
    "not deterministic: what was tried first leads elsewhere now"
  private static let ledElsewhere = "not deterministic: the same movements led elsewhere"

  /// Whether one and the same did not always lead to the same.
  static func isNotDeterministic(_ model: ModelElement) -> Bool {
    model.gaps.contains(becameAnother) || model.gaps.contains(ledElsewhere)
  }

  /// What a hand does from a place, where its gestures are broken off as well.
  private func movements(
    at place: PointerStates.Place, of states: PointerStates, _ effort: Effort,
    noting model: inout ModelElement
  ) -> [Movement] {
    let isFirst = place.path.isEmpty
    guard isFirst || effort == .full,
      let offered = runner.run({ states.stage(at: place).map { OfferedMovements(on: $0) } }),
      let point = offered.touchPoint
    else { return [] }
    var movements: [Movement] = []
    for gesture in offered.gestures {
      let traces = gesture.traces
      if gesture.isUntraced, !model.gaps.contains(Self.untraced) {
        model.gaps.append(Self.untraced)
      }
      guard let first = traces.first else { continue }
      if effort == .full {
        // What begins late is begun by a long way.
        let long = isFirst ? traces.filter { $0.stops && !$0.isCanonical }.firstOfEachBearing : []
        for trace in (isFirst ? traces.firstOfEachBearing : [first]) + long {
          let trials = InterruptionTrials(
            trace: trace, after: place.path.map(\.text), source: gesture.source, point: point,
            pictures: pictures, runner: runner
          ) { states.stage(at: place) }
          model.interruptions += trials.run()
          if isFirst, trace == first { model.interruptions += trials.hidden(from: continuations) }
        }
      }
      // From far away on, where the large ones lead, small ones tell the same.
      var all = effort == .full ? traces.filter { isFirst || !$0.stops } : [first]
      if isFirst, effort == .full, first.isGesture, first.fingers == 1, first.leadingTaps.isEmpty,
        first.inputKinds.allows(.touch)
      {
        all.append(first.disturbed)
      }
      movements += all.map {
        Movement(
          trace: $0, source: gesture.source, essentialReason: gesture.essentialReason,
          isFirst: $0 == first)
      }
    }
    return movements
  }

}

extension ModelElement {
  /// Of each law one breach says enough.
  fileprivate mutating func note(_ found: [ModelBreach]) {
    for breach in found where !breaches.contains(where: { $0.law == breach.law }) {
      breaches.append(breach)
    }
  }

  /// From trials that come out in another way each time nothing follows.
  ///
  /// - Returns: Whether it was refuted before.
  @discardableResult
  fileprivate mutating func refuteNothing() -> Bool {
    let before = self
    trials.removeAll(where: \.isUnreached)
    interruptions.removeAll { !$0.leftover.isEmpty }
    for place in values.indices { values[place].laws.removeAll { !$0.holds } }
    refusals = []
    breaches = []
    return self != before
  }
}

extension ModelTrial {
  fileprivate var isUnreached: Bool { keys.end == .notReached || actions.end == .notReached }
}

extension SourcePosition {
  init(_ origin: SourceOrigin) {
    self.init(file: "\(origin.fileID)", line: Int(exactly: origin.line) ?? 0)
  }
}

extension ModelGesture.Demand {
  /// In the order of the cases.
  static func all(of demands: Set<GestureDemand>) -> [ModelGesture.Demand] {
    GestureDemand.allCases.filter(demands.contains).map { demand in
      switch demand {
      case .dragging: .dragging
      case .path: .path
      case .severalContacts: .severalContacts
      case .timing: .timing
      case .duration: .duration
      case .discovery: .discovery
      }
    }
  }
}
