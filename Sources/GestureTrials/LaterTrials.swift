// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Simulation

/// What is tried of controls that come only after others were used, that are enabled only then, or that
/// have something to do only then: each where a hand has led to it.
@MainActor
final class LaterTrials {
  private let tools: ProofTools
  private let runner: TrialRunner
  private let claims: TrialClaims?
  private let goesOn: (ModelElement) -> Bool
  /// What was seen of the controls that are written at one place, of each kind once.
  private var known: [[String]: Set<String>] = [:]
  /// What is disabled as the window opens, by what it is and how it is called: it has no gestures that
  /// would say where it is written.
  private var awaited: Set<String> = []
  /// How many of one kind that are written at one place stood in one window.
  private var counts: [[String]: Int] = [:]
  /// What was tried with everything, by where it is written.
  private var explored: Set<[String]> = []
  /// The kinds of windows to which controls that are written at one place have led.
  private var windows: [[String]: Set<[String]>] = [:]
  private var queue: [[Approach]] = []
  private var labelsOfUntried: Set<String> = []
  private var looks = 0
  /// False where trials are not to go on.
  private(set) var isGoingOn = true
  private(set) var found: [ModelLaterElement] = []
  /// Ways that could not be gone once more.
  private(set) var lost: [String] = []

  /// Windows that one control leads to and that are looked at.
  private static let mostOpenings = 16
  /// Kinds of one control that are tried.
  private static let mostKinds = 3
  /// Controls of which it is only looked where their first movements lead.
  private static let mostLooks = 100
  /// Controls that are used to give another one something to do, and movements of each.
  private static let mostWakers = 8
  private static let mostWakingMovements = 2
  private static let mostWakingDrags = 4

  /// - Parameters:
  ///   - claims: What others of the machine have taken up.
  ///   - goesOn: Asked after each control that was tried.
  init(
    tools: ProofTools, runner: TrialRunner, claims: TrialClaims?,
    goesOn: @escaping (ModelElement) -> Bool
  ) {
    self.claims = claims
    self.tools = tools
    self.runner = runner
    self.goesOn = goesOn
  }

  /// The labels of what was not tried, as there is too much.
  var untried: [String] { labelsOfUntried.sorted() }

  // MARK: What the window shows as it opens

  /// A control as it stands there, whoever tries it.
  func note(_ sight: ExposedControl.Sight) {
    guard sight.isInReach else {
      if !sight.isEnabled { awaited.insert(CountedText.masked(sight.label)) }
      return
    }
    known[sight.origins, default: []].insert(sight.kind)
    explored.insert(sight.origins)
    counts[sight.family, default: 0] += 1
  }

  /// What trials of a control that stands there have led to.
  func note(_ control: ExposedControl) {
    note(ControlOutcome(of: control, model: nil), after: [])
  }

  /// Where all fields of the window are written into, something may be enabled that one alone does not
  /// enable.
  func fill(_ controls: [ExposedControl]) {
    let written = controls.compactMap(\.writing)
    guard (2...max(2, tools.limits.controlsBefore)).contains(written.count),
      tools.limits.controlsBefore > 1
    else { return }
    queue.append(written)
  }

  private func note(_ outcome: ControlOutcome, after approach: [Approach]) {
    known[outcome.origins, default: []].formUnion(outcome.kinds)
    enqueue(outcome.openings.prefix(Self.mostOpenings), after: approach)
  }

  private func enqueue(_ openings: some Collection<Approach>, after approach: [Approach]) {
    guard approach.count < tools.limits.controlsBefore else { return }
    queue += openings.map { approach + [$0] }
  }

  /// Looks where the first movements lead of a control that is written like one that was tried.
  func look(at twin: ExposedControl) {
    guard tools.limits.controlsBefore > 0, looks < Self.mostLooks else { return }
    looks += 1
    for approach in twin.firstApproaches {
      guard let window = twin.surroundings(after: approach),
        windows[twin.sight.origins, default: []].insert(window).inserted
      else { continue }
      enqueue([approach], after: [])
    }
  }

  // MARK: What comes later

  /// Tries all that is new, the shortest ways first.
  func run() {
    while isGoingOn, !queue.isEmpty {
      let approach = queue.removeFirst()
      guard claims?.take(approach.name) ?? true else { continue }
      guard !runner.isOver() else {
        labelsOfUntried.insert("what comes after \(approach.text)")
        continue
      }
      let there = runner.elsewhere(after: approach) { runner, window in
        OutcomesThere(
          outcomes: self.outcomes(in: window, by: runner),
          leftOut: self.tools.leftOut.met.sorted())
      }
      guard let there else {
        lost.append(approach.text)
        continue
      }
      tools.leftOut.note(there.leftOut)
      for outcome in there.outcomes where isGoingOn {
        note(outcome, after: approach)
        take(outcome, after: approach)
      }
    }
  }

  private func take(_ outcome: ControlOutcome, after approach: [Approach]) {
    known[outcome.origins, default: []].insert(outcome.kind)
    awaited.remove(CountedText.masked(outcome.label))
    counts[outcome.family, default: 0] += 1
    guard let model = outcome.model else {
      labelsOfUntried.insert(outcome.label)
      return
    }
    if model.coverage != nil, !model.isIdle { explored.insert(outcome.origins) }
    found.append(
      ModelLaterElement(
        after: approach.flatMap(\.texts), label: outcome.label, kind: outcome.kind, model: model))
    isGoingOn = goesOn(model)
  }

  /// Tries what is new in a window; what it leads to is looked at later.
  private func outcomes(
    in window: SimulatedWindow, by runner: TrialRunner
  ) -> [ControlOutcome] {
    var (known, explored, awaited) = (known, explored, awaited)
    var here: [[String]: Int] = [:]
    var alike: [[String]: Int] = [:]
    var outcomes: [ControlOutcome] = []
    for control in ExposedControl.all(in: window, by: runner, tools) {
      let sight = control.sight
      // What is disabled or covered is tried where it is not.
      guard sight.isInReach else { continue }
      let before = here[sight.family, default: 0]
      here[sight.family] = before + 1
      let alikeBefore = alike[sight.likeness, default: 0]
      alike[sight.likeness] = alikeBefore + 1
      let isNewKind = known[sight.origins, default: []].insert(sight.kind).inserted
      // One more of what is known, as the second line of a menu.
      let isTwin = !isNewKind && before >= max(1, counts[sight.family, default: 0])
      let isAwaited = awaited.remove(CountedText.masked(sight.label)) != nil
      guard isNewKind || isTwin || isAwaited else { continue }
      guard !runner.isOver(), found.count + outcomes.count < tools.limits.laterControls,
        known[sight.origins, default: []].count <= Self.mostKinds
      else {
        outcomes.append(ControlOutcome(of: control, model: nil))
        continue
      }
      let isNew = !explored.contains(sight.origins)
      let effort: ElementProof.Effort =
        isNew ? .full : isTwin && alikeBefore >= tools.limits.twins ? .none : .brief
      let model = control.run(effort)
      if !model.isIdle { explored.insert(sight.origins) }
      outcomes.append(ControlOutcome(of: control, model: model))
      known[sight.origins, default: []].formUnion(control.kinds)
    }
    return outcomes
  }

  // MARK: What has nothing to do at first

  /// Tries a control that had nothing to do as the window opened after each of some others, until it
  /// has.
  ///
  /// - Parameter others: The nearest first.
  func wake(_ idle: ExposedControl, by others: [ExposedControl]) {
    guard isGoingOn, tools.limits.controlsBefore > 0 else { return }
    for other in others.prefix(Self.mostWakers) {
      let approaches =
        other.firstApproaches.prefix(Self.mostWakingMovements)
        + other.longApproaches.prefix(Self.mostWakingDrags)
      for approach in approaches {
        let outcome = runner.elsewhere(after: [approach]) { runner, window in
          self.outcome(of: idle.sight, in: window, by: runner)
        }
        guard let outcome else { continue }
        note(outcome, after: [approach])
        return take(outcome, after: [approach])
      }
    }
  }

  /// Nil where it still has nothing to do.
  private func outcome(
    of sight: ExposedControl.Sight, in window: SimulatedWindow, by runner: TrialRunner
  ) -> ControlOutcome? {
    let same = ExposedControl.all(in: window, by: runner, tools).first {
      $0.sight.origins == sight.origins
        && CountedText.masked($0.sight.label) == CountedText.masked(sight.label)
    }
    guard let same, same.sight.isInReach, same.isBusy else { return nil }
    return ControlOutcome(of: same, model: same.run(.full))
  }
}

/// What trials have come to where a hand has led.
private struct OutcomesThere: Portable {
  let outcomes: [ControlOutcome]
  /// The names of what was met there and is not to be tried.
  let leftOut: [String]

  init(outcomes: [ControlOutcome], leftOut: [String]) {
    self.outcomes = outcomes
    self.leftOut = leftOut
  }

  func write(to writer: inout PortableWriter) {
    writer.write(outcomes)
    writer.write(leftOut)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    outcomes = try reader.value()
    leftOut = try reader.value()
  }
}

/// What trials of one control have come to.
struct ControlOutcome: Portable {
  let origins: [String]
  let kind: String
  let label: String
  var family: [String] { origins + [kind] }
  /// Nil where it was not tried.
  let model: ModelElement?
  /// The kinds of things that it was.
  let kinds: Set<String>
  /// What a hand does with it that makes another window round it.
  let openings: [Approach]

  @MainActor
  init(of control: ExposedControl, model: ModelElement?) {
    origins = control.sight.origins
    kind = control.sight.kind
    label = control.sight.label
    self.model = model
    kinds = control.kinds
    openings = control.openings
  }

  func write(to writer: inout PortableWriter) {
    writer.write(origins)
    writer.write(kind)
    writer.write(label)
    writer.write(model.flatMap { try? JSONEncoder().encode($0) }.map { Array($0) } ?? [])
    writer.write(kinds.sorted())
    writer.write(openings)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    origins = try reader.value()
    kind = try reader.value()
    label = try reader.value()
    let bytes = try reader.block()
    model = try? JSONDecoder().decode(ModelElement.self, from: Data(bytes))
    guard bytes.isEmpty || model != nil else { throw PortableDamage() }
    kinds = Set(try reader.value([String].self))
    openings = try reader.value()
  }
}
