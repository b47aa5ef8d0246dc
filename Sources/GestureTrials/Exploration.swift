// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// All that can be reached from the first state of an element by one way, within bounds.
///
/// States whose texts differ in numbers alone count as one place to go on from: a counter that counts
/// is no new place. What one step leads to is looked at first, and the rest only when somebody asks for more.
@MainActor
final class Exploration {
  struct Found {
    let steps: [WayStep]
    let state: WindowState
  }

  let way: Way
  private let makeStage: () -> Stage?
  private let limits: Limits
  private var foundSoFar: [Found] = []
  private var hasBegun = false
  /// False where the bounds were hit.
  private(set) var isWhole = true
  private var signatures: Set<[String]> = []
  /// States to go on from, with what can be done there.
  private var queue: [(path: [WayStep], steps: [WayStep])] = []
  /// What was offered and refused, with what was done before; each step once.
  private(set) var refusals: [(step: WayStep, after: [WayStep])] = []
  /// What left the focus nowhere, with what was done before; each step once.
  private(set) var focusLosses: [(step: WayStep, after: [WayStep])] = []
  /// States that were looked at, those of approaches among them.
  private(set) var statesLookedAt = 0
  /// Where everything begins.
  private lazy var initial: WindowState? = makeStage()?.initial
  /// What led to where the last search ended: the state itself, or what came nearest.
  var nearestSteps: [WayStep] = []
  private lazy var foundElsewhere: [Found] = exploreElsewhere()

  init(_ way: Way, limits: Limits, makeStage: @escaping () -> Stage?) {
    self.way = way
    self.limits = limits
    self.makeStage = makeStage
  }

  /// What was found until now; what one step leads to at least.
  var found: [Found] {
    if !hasBegun { begin() }
    return foundSoFar
  }

  /// What these steps lead to.
  func state(after steps: [WayStep]) -> Found? {
    guard !steps.isEmpty, let stage = stage(after: steps) else { return nil }
    statesLookedAt += 1
    return Found(steps: steps, state: stage.state())
  }

  /// A window on which these steps were taken.
  ///
  /// - Parameter known: How many of them were looked at before.
  func stage(after steps: [WayStep], known: Int = 0) -> Stage? {
    guard let stage = makeStage() else { return nil }
    for step in steps.prefix(known) { stage.retake(step) }
    for (place, step) in steps.enumerated().dropFirst(known) {
      // Of a step that is taken again and again, the first time and the last one tell.
      if place > known, place < steps.count - 1, step == steps[place - 1] {
        stage.retake(step)
        continue
      }
      guard !stage.take(step) else { continue }
      // A number that is written may lie between two steps: a law of values says what is right then.
      guard !step.isWritten, !refusals.contains(where: { $0.step == step }) else { continue }
      refusals.append((step, Array(steps[..<place])))
    }
    if let last = steps.last, stage.hasLostFocus, !focusLosses.contains(where: { $0.step == last })
    {
      focusLosses.append((last, Array(steps.dropLast())))
    }
    return stage
  }

  /// In which order things changed by one step, where that led to the state.
  func changeOrder(of step: WayStep, leadingTo target: WindowState) -> ChangeOrder? {
    guard let stage = makeStage() else { return nil }
    stage.watchChanges()
    stage.take(step)
    return stage.state().agrees(with: target) ? stage.changeOrder : nil
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

  /// Whether the last step says something, or shows something while it is taken.
  private func isNoticed(_ steps: [WayStep]) -> Bool {
    guard let last = steps.last, let stage = makeStage() else { return false }
    for step in steps.dropLast() { stage.take(step) }
    let told = stage.tester.announcements.count
    let before = stage.state()
    stage.watch()
    stage.take(last)
    stage.note()
    return stage.tester.announcements.count > told
      || stage.moments?.contains { $0.signature != before.signature } ?? false
  }

  /// The kinds of what shows while one step is taken, or after it.
  private(set) lazy var momentsOfFirstSteps: Set<[String]> = {
    firstSteps.reduce(into: []) { $0.formUnion(moments(of: $1.steps)) }
  }()

  /// The kinds of what shows while these steps are taken, or after one of them.
  func moments(of steps: [WayStep]) -> Set<[String]> {
    guard !steps.isEmpty, let stage = makeStage() else { return [] }
    stage.watch()
    for step in steps {
      stage.take(step)
      stage.note()
    }
    return Set(stage.moments?.map(\.signature) ?? [])
  }

  /// Whether each first step leads now where it led when it was looked at.
  func isRepeatable() -> Bool {
    guard hasBegun else { return true }
    return firstSteps.allSatisfy { found in
      guard let stage = makeStage() else { return false }
      for step in found.steps { stage.take(step) }
      return stage.state().agrees(with: found.state)
    }
  }

  private func begin() {
    hasBegun = true
    guard let first = makeStage() else { return }
    initial = first.initial
    signatures.insert(first.initial.signature)
    queue = [([], way.steps(on: first))]
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
      guard foundSoFar.count < limits.states else {
        isWhole = false
        queue = []
        return
      }
      statesLookedAt += 1
      guard let next = stage(after: path + [step], known: path.count) else { continue }
      let state = next.state()
      foundSoFar.append(Found(steps: path + [step], state: state))
      var steps = way.steps(on: next)
      if !signatures.insert(state.signature).inserted {
        // Elsewhere is the same kind of state, but what is dropped elsewhere stays there.
        guard next.scene.isCarrying else { continue }
        steps = steps.filter(\.isDrop)
      }
      if path.count + 1 < limits.depth {
        queue.append((path + [step], steps))
      } else if !steps.isEmpty {
        isWhole = false
      }
    }
  }

  /// What one step leads to.
  var firstSteps: [Found] { Array(found.prefix { $0.steps.count == 1 }) }

  /// What one press elsewhere in the window leads to.
  var elsewhere: [Found] { foundElsewhere }

  private func exploreElsewhere() -> [Found] {
    guard let first = makeStage() else { return [] }
    let steps = way.stepsElsewhere(on: first)
    if steps.count > limits.states { isWhole = false }
    return steps.prefix(limits.states).compactMap { state(after: [$0]) }
  }

  /// Goes towards a state step by step, always by what brings its numbers and places nearest; with
  /// what has to be picked up first picked up, and dropped at the end.
  func approach(_ target: WindowState) -> [Found] {
    let picked = firstSteps.compactMap { found -> WayStep? in
      guard let step = found.steps.first, step.isPickUp else { return nil }
      return step
    }
    // What turns is wider on its way than where it begins and ends: values lead there, places do not.
    let measures: [@MainActor (WindowState) -> [Double]] = [\.values, \.numbers, \.places]
    var found: [Found] = []
    for lead in [nil] + picked {
      for measure in measures {
        guard let end = approach(target, after: lead, by: measure) else { continue }
        found.append(end)
        if end.state.agrees(with: target) { return found }
      }
    }
    if let end = repeated(target) { found.append(end) }
    return found
  }

  /// Repeats one step that changes a value which differs: what goes round comes to a place from the
  /// other side.
  private func repeated(_ target: WindowState) -> Found? {
    guard let initial else { return nil }
    let goal = target.values
    let start = initial.values
    guard goal.count == start.count, goal != start else { return nil }
    for first in firstSteps {
      let values = first.state.values
      guard values.count == start.count,
        zip(zip(start, goal), values).contains(where: { $0.0 != $0.1 && $1 != $0.0 }),
        let stage = makeStage()
      else { continue }
      for count in 1...limits.approach {
        for step in first.steps { stage.take(step) }
        statesLookedAt += 1
        let state = stage.state()
        if state.agrees(with: target) {
          return Found(
            steps: Array(repeating: first.steps, count: count).flatMap { $0 }, state: state)
        }
        if state.values == start { break }
      }
    }
    return nil
  }

  private func approach(
    _ target: WindowState, after lead: WayStep?, by measure: @MainActor (WindowState) -> [Double]
  ) -> Found? {
    let leads = lead.map { [$0] } ?? []
    guard let stage = makeStage(), stage.initial.items.count == target.items.count else {
      return nil
    }
    for step in leads { stage.take(step) }
    var state = leads.isEmpty ? stage.initial : stage.state()
    var numbers = measure(state)
    let goal = measure(target)
    guard numbers.count == goal.count, numbers != goal else { return nil }
    let drop = way.steps(on: stage).first(where: \.isDrop)
    var effects = effects(after: leads, on: stage, from: numbers, by: measure)
    var steps = leads
    func distance(_ numbers: [Double]) -> Double {
      zip(numbers, goal).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    while steps.count < limits.approach, !state.agrees(with: target) {
      let best = effects.indices.min { one, other in
        distance(zip(numbers, effects[one].change).map { $0 + $1 })
          < distance(zip(numbers, effects[other].change).map { $0 + $1 })
      }
      guard let best,
        distance(zip(numbers, effects[best].change).map { $0 + $1 }) < distance(numbers) - 1e-9
      else { break }
      stage.take(effects[best].step)
      steps.append(effects[best].step)
      state = stage.state()
      statesLookedAt += 1
      let next = measure(state)
      guard next.count == goal.count else { break }
      if distance(next) >= distance(numbers) { effects.remove(at: best) }
      numbers = next
    }
    guard steps.count > leads.count else { return nil }
    if lead != nil, let drop {
      stage.take(drop)
      steps.append(drop)
      state = stage.state()
    }
    return Found(steps: steps, state: state)
  }

  /// What each step does to the numbers.
  private func effects(
    after leads: [WayStep], on stage: Stage, from start: [Double],
    by measure: @MainActor (WindowState) -> [Double]
  ) -> [(step: WayStep, change: [Double])] {
    let ends: [(step: WayStep, state: WindowState)] =
      leads.isEmpty
      ? firstSteps.map { ($0.steps[0], $0.state) }
      : way.steps(on: stage).filter { !$0.isDrop }.compactMap { step in
        state(after: leads + [step]).map { (step, $0.state) }
      }
    return ends.compactMap { step, state in
      let numbers = measure(state)
      guard numbers.count == start.count else { return nil }
      let change = zip(numbers, start).map { $0 - $1 }
      return change.contains { $0 != 0 } ? (step, change) : nil
    }
  }

  /// Writes the values of the state that is looked for, as an assistive technology can.
  func written(_ target: WindowState) -> Found? {
    guard way == .actions, let initial else { return nil }
    var steps: [WayStep] = []
    let own = target.items.filter(\.isOwn)
    for (index, (before, after)) in zip(initial.items.filter(\.isOwn), own).enumerated() {
      guard let value = after.value, before.value != value else { continue }
      steps.append(.value(node: index, value))
    }
    return state(after: steps)
  }
}

extension WindowState {
  /// The values of all elements.
  fileprivate var values: [Double] { items.map { $0.value ?? 0 } }

  /// The places of all elements: what is moved may be exposed only by what moves with it.
  fileprivate var places: [Double] {
    items.flatMap { item -> [Double] in item.frame.map { [$0.x, $0.y] } ?? [0, 0] }
  }

  /// The values of all elements, and the places of those that are tried.
  fileprivate var numbers: [Double] {
    items.flatMap { item -> [Double] in
      var numbers = [item.value ?? 0]
      if item.isOwn {
        let frame = item.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        // What makes it larger moves it too: that is not the way.
        numbers += [frame.x, frame.y, frame.width, frame.height]
      }
      return numbers
    }
  }
}
