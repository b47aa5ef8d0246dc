// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// All that can be reached from the first state of an element by one way, within bounds.
///
/// States whose texts differ in numbers alone count as one place to go on from: a counter that counts
/// is no new place. What one step leads to is looked at first, and the rest only when somebody asks for more.
@MainActor
final class Exploration {
  struct Found: Portable {
    let steps: [WayStep]
    let state: WindowState
    /// What can be done then; empty where nobody asked.
    var next: [WayStep] = []

    init(steps: [WayStep], state: WindowState, next: [WayStep] = []) {
      self.steps = steps
      self.state = state
      self.next = next
    }

    func write(to writer: inout PortableWriter) {
      writer.write(steps)
      writer.write(state)
      writer.write(next)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      steps = try reader.value()
      state = try reader.value()
      next = try reader.value()
    }
  }

  let way: Way
  private let runner: TrialRunner
  let makeStage: () -> Stage?
  let limits: Limits
  private var foundSoFar: [Found] = []
  private var hasBegun = false
  /// False where the bounds were hit.
  private(set) var isWhole = true
  /// Whether a trial came to no end of its own: what it would have led to is not known.
  private(set) var hasFailed = false
  private var signatures: Set<[String]> = []
  /// States to go on from, with what can be done there.
  private var queue: [(path: [WayStep], steps: [WayStep])] = []
  /// What was offered and refused, with what was done before; each step once.
  private(set) var refusals: [(step: WayStep, after: [WayStep])] = []
  /// What left the focus nowhere, with what was done before; each step once.
  private(set) var focusLosses: [(step: WayStep, after: [WayStep])] = []
  /// States that were looked at, those of approaches among them.
  var statesLookedAt = 0
  /// Where everything begins.
  private(set) lazy var initial: WindowState? = run { makeStage()?.initial }
  /// What led to where the last search ended: the state itself, or what came nearest.
  var nearestSteps: [WayStep] = []
  private lazy var foundElsewhere: [Found] = exploreElsewhere()

  init(
    _ way: Way, limits: Limits, runner: TrialRunner, makeStage: @escaping () -> Stage?
  ) {
    self.way = way
    self.limits = limits
    self.runner = runner
    self.makeStage = makeStage
  }

  /// Makes a trial, and notes where it came to no end of its own.
  func run<Result: Portable>(_ trial: () -> Result?) -> Result? {
    let failures = runner.failures.count
    let result = runner.run(trial)
    if runner.failures.count > failures { (hasFailed, isWhole) = (true, false) }
    return result
  }

  /// What was found until now; what one step leads to at least.
  var found: [Found] {
    if !hasBegun { begin() }
    return foundSoFar
  }

  /// What these steps lead to.
  func state(after steps: [WayStep]) -> Found? {
    guard !steps.isEmpty, let walk = walk(steps) else { return nil }
    statesLookedAt += 1
    return Found(steps: steps, state: walk.state)
  }

  /// Takes steps on a window, and notes what was refused and what lost the focus.
  ///
  /// - Parameters:
  ///   - known: How many of them were looked at before.
  ///   - goesOn: Whether it is asked what can be done then.
  private func walk(_ steps: [WayStep], known: Int = 0, goesOn: Bool = false) -> WayWalk? {
    let walk = run { () -> WayWalk? in
      guard let stage = makeStage() else { return nil }
      return WayWalk(of: steps, known: known, on: stage, next: goesOn ? way : nil)
    }
    guard let walk else { return nil }
    for place in walk.refused where !refusals.contains(where: { $0.step == steps[place] }) {
      refusals.append((steps[place], Array(steps[..<place])))
    }
    if let last = steps.last, walk.losesFocus, !focusLosses.contains(where: { $0.step == last }) {
      focusLosses.append((last, Array(steps.dropLast())))
    }
    return walk
  }

  /// What a window shows where these steps were taken once more.
  func result<Result: Portable>(
    after steps: [WayStep], _ look: @MainActor (Stage) -> Result
  ) -> Result? {
    run {
      guard let stage = makeStage() else { return nil }
      for step in steps { stage.take(step) }
      return look(stage)
    }
  }

  /// In which order things changed by one step, where that led to the state.
  func changeOrder(of step: WayStep, leadingTo target: WindowState) -> ChangeOrder? {
    run {
      guard let stage = makeStage() else { return nil }
      stage.watchChanges()
      stage.take(step)
      return stage.state().agrees(with: target) ? stage.changeOrder : nil
    }
  }

  /// What was offered at first and never does anything: not then, and not after any other one thing
  /// that was offered.
  func idleSteps() -> [WayStep] {
    let first = firstSteps
    guard let initial else { return [] }
    return first.filter { $0.state.agrees(with: initial) && !isNoticed($0.steps) }
      .flatMap(\.steps)
      .filter { step in
        !first.contains { before in
          guard !before.state.agrees(with: initial) else { return false }
          let both = before.steps + [step]
          let after = state(after: both)?.state
          return after.map { !$0.agrees(with: before.state) } ?? false || isNoticed(both)
        }
      }
  }

  /// A step that prints all of these lines; nil for none.
  func step(printing lines: PrintedLines) -> WayStep? {
    (firstSteps + elsewhere).compactMap(\.steps.first).first { step in
      result(after: [step]) { stage in
        _ = stage.state()
        return stage.printed.isSuperset(of: lines)
      } ?? false
    }
  }

  /// Whether the last step says or prints something, or shows something while it is taken.
  private func isNoticed(_ steps: [WayStep]) -> Bool {
    guard let last = steps.last else { return false }
    let isNoticed = run { () -> Bool? in
      guard let stage = makeStage() else { return nil }
      for step in steps.dropLast() { stage.take(step) }
      let told = stage.tester.announcements.count
      // A text that has been written is read when the focus goes, which a rest takes away.
      let isWritten = steps.dropLast().last?.isWritten ?? false
      let before =
        isWritten ? WindowState(stage.tester, own: Set(stage.own)) : stage.state()
      let printed = stage.printed
      stage.watch()
      stage.take(last)
      stage.note()
      if !stage.printed.subtracting(printed).isEmpty { return true }
      // That something looks pressed meanwhile is not what the steps of a value are for.
      let isStep = last.action.map(StepNames.ofOneValue.contains) ?? false
      return stage.tester.announcements.count > told
        || stage.moments?.contains {
          !isStep && $0.signature != before.signature || !$0.isExposedAs(before)
        } ?? false
    }
    return isNoticed ?? false
  }

  /// The kinds of what shows while one step is taken, or after it.
  private(set) lazy var momentsOfFirstSteps: Set<[String]> = {
    firstSteps.reduce(into: []) { $0.formUnion(moments(of: $1.steps)) }
  }()

  /// The kinds of what shows while these steps are taken, or after one of them.
  func moments(of steps: [WayStep]) -> Set<[String]> {
    guard !steps.isEmpty else { return [] }
    let signatures = run { () -> [[String]]? in
      guard let stage = makeStage() else { return nil }
      stage.watch()
      for step in steps {
        stage.take(step)
        stage.note()
      }
      return Array(Set(stage.moments?.map(\.signature) ?? []))
    }
    return Set(signatures ?? [])
  }

  /// Whether each first step leads now where it led when it was looked at.
  func isRepeatable() -> Bool {
    guard hasBegun else { return true }
    return firstSteps.allSatisfy { found in
      // What came to no end is said elsewhere.
      result(after: found.steps) { $0.state() }?.agrees(with: found.state) ?? hasFailed
    }
  }

  private func begin() {
    hasBegun = true
    let first = run { () -> Found? in
      makeStage().map { Found(steps: [], state: $0.initial, next: way.steps(on: $0)) }
    }
    guard let first else { return }
    initial = first.state
    signatures.insert(first.state.signature)
    queue = [([], first.next)]
    exploreNext()
  }

  /// Goes on until nothing is left, or the bounds are hit.
  func exploreAll() {
    if !hasBegun { begin() }
    while !queue.isEmpty { exploreNext() }
  }

  private func exploreNext() {
    let (path, steps) = queue.removeFirst()
    for step in steps {
      guard foundSoFar.count < limits.states, !runner.isOver() else {
        isWhole = false
        queue = []
        return
      }
      statesLookedAt += 1
      guard let walk = walk(path + [step], known: path.count, goesOn: true) else { continue }
      foundSoFar.append(Found(steps: path + [step], state: walk.state, next: walk.next))
      var steps = walk.next
      // What is dropped goes where the focus is, though that does not show in a state.
      let focus = walk.dropFocus.map { ["the focus at \($0)"] } ?? []
      if !signatures.insert(walk.state.signature + focus).inserted {
        // Elsewhere is the same kind of state, but what is dropped elsewhere stays there.
        guard walk.isCarrying else { continue }
        steps = steps.filter(\.isDrop)
      }
      if path.count + 1 < limits.depth {
        queue.append((path + [step], steps))
      } else if !steps.isEmpty {
        isWhole = false
      }
    }
  }

  /// Every single state that can be reached, numbers counting; nil where they come to no end within the
  /// bounds, or where something is carried.
  private(set) lazy var allStates: [Found]? = findAllStates()

  private func findAllStates() -> [Found]? {
    guard let initial else { return nil }
    var all = [Found(steps: [], state: initial)]
    var queue: [(path: [WayStep], steps: [WayStep])] = [([], firstSteps.flatMap(\.steps))]
    while !queue.isEmpty {
      let (path, steps) = queue.removeFirst()
      for step in steps {
        guard let walk = walk(path + [step], known: path.count, goesOn: true), !walk.isCarrying
        else { return nil }
        statesLookedAt += 1
        guard !all.contains(where: { $0.state.agrees(with: walk.state) }) else { continue }
        guard all.count < Self.mostStates, !runner.isOver() else { return nil }
        all.append(Found(steps: path + [step], state: walk.state))
        queue.append((path + [step], walk.next))
      }
    }
    return all
  }

  /// Single states that are gone through to the end: what counts comes to more soon.
  private static let mostStates = 12

  /// What one step leads to.
  var firstSteps: [Found] { Array(found.prefix { $0.steps.count == 1 }) }

  /// What can be done where these steps, which were looked at before, have led.
  func steps(after steps: [WayStep]) -> [WayStep] {
    let next = run { () -> [WayStep]? in
      guard let stage = makeStage() else { return nil }
      for step in steps { stage.retake(step) }
      return way.steps(on: stage)
    }
    return next ?? []
  }

  /// What one press elsewhere in the window leads to.
  var elsewhere: [Found] { foundElsewhere }

  private func exploreElsewhere() -> [Found] {
    guard let steps = run({ makeStage().map { way.stepsElsewhere(on: $0) } }) else { return [] }
    if steps.count > limits.states { isWhole = false }
    return steps.prefix(limits.states).compactMap { state(after: [$0]) }
  }
}
