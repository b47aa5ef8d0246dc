// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Views

// The way towards a state whose numbers and places are known.

extension Exploration {
  /// What was found on the way.
  private struct Nearest: Portable {
    let found: Found?
    /// States that were looked at.
    let states: Int

    init(found: Found?, states: Int) {
      self.found = found
      self.states = states
    }

    func write(to writer: inout PortableWriter) {
      writer.write(found)
      writer.write(states)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      found = try reader.value()
      states = try reader.value()
    }
  }

  typealias Measure = @MainActor (WindowState) -> [Double]
  /// What a step does to the numbers.
  private typealias Effect = (step: WayStep, change: [Double])

  /// Goes towards a state step by step, always by what brings its numbers and places nearest; with
  /// what has to be picked up first picked up, and dropped at the end.
  func approach(_ target: WindowState) -> [Found] {
    let picked = firstSteps.filter { $0.steps.first?.isPickUp ?? false }
    // What turns is wider on its way than where it begins and ends: values lead there, or how far it
    // is turned, and places do not.
    let measures: [Measure] = [\.values, \.numbers, \.places, \.turns]
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

  /// Goes towards the numbers of a state that texts and values tell, and nothing else.
  func approachNumbers(of target: WindowState) -> Found? {
    approach(target, after: nil, by: \.toldNumbers)
  }

  /// Whether keys or actions come no nearer to the numbers of a state by the smallest of their steps.
  func isWithinAStep(_ state: WindowState, of target: WindowState) -> Bool {
    guard let initial else { return false }
    let (found, goal, start) = (state.toldNumbers, target.toldNumbers, initial.toldNumbers)
    guard found.count == goal.count, found != goal else { return true }
    var grid = Array(repeating: Double.infinity, count: goal.count)
    for step in firstSteps {
      let numbers = step.state.toldNumbers
      guard numbers.count == goal.count, start.count == goal.count else { continue }
      for place in numbers.indices where numbers[place] != start[place] {
        grid[place] = min(grid[place], abs(numbers[place] - start[place]))
      }
    }
    return zip(zip(found, goal), grid).allSatisfy { numbers, step in
      let missing = abs(numbers.0 - numbers.1)
      return missing == 0 || step.isFinite && missing <= step * (1 + 1e-9)
    }
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
        let end = run({ makeStage().map { repeated(first.steps, to: target, on: $0) } })
      else { continue }
      statesLookedAt += end.states
      if let found = end.found { return found }
    }
    return nil
  }

  private func repeated(
    _ steps: [WayStep], to target: WindowState, on stage: Stage
  ) -> Nearest {
    let start = initial?.values
    for count in 1...limits.approach {
      for step in steps { stage.take(step) }
      let state = stage.state()
      if state.agrees(with: target) {
        let all = Array(repeating: steps, count: count).flatMap { $0 }
        return Nearest(found: Found(steps: all, state: state), states: count)
      }
      if state.values == start { return Nearest(found: nil, states: count) }
    }
    return Nearest(found: nil, states: limits.approach)
  }

  private func approach(
    _ target: WindowState, after lead: Found?, by measure: @escaping Measure
  ) -> Found? {
    guard let initial, initial.items.count == target.items.count else { return nil }
    let start = lead?.state ?? initial
    let numbers = measure(start)
    let goal = measure(target)
    guard numbers.count == goal.count, numbers != goal else { return nil }
    let effects = effects(after: lead, from: numbers, by: measure)
    let end = run {
      makeStage().map { approach(target, after: lead, by: measure, effects, on: $0) }
    }
    statesLookedAt += end?.states ?? 0
    return end?.found
  }

  private func approach(
    _ target: WindowState, after lead: Found?, by measure: Measure, _ effects: [Effect],
    on stage: Stage
  ) -> Nearest {
    var effects = effects
    let leads = lead?.steps ?? []
    for step in leads { stage.take(step) }
    var state = leads.isEmpty ? stage.initial : stage.state()
    var numbers = measure(state)
    let goal = measure(target)
    var steps = leads
    var states = 0
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
      states += 1
      let next = measure(state)
      guard next.count == goal.count else { break }
      if distance(next) >= distance(numbers) { effects.remove(at: best) }
      numbers = next
    }
    guard steps.count > leads.count else { return Nearest(found: nil, states: states) }
    if let drop = lead?.next.first(where: \.isDrop) {
      stage.take(drop)
      steps.append(drop)
      state = stage.state()
    }
    return Nearest(found: Found(steps: steps, state: state), states: states)
  }

  /// What each step does to the numbers.
  private func effects(
    after lead: Found?, from start: [Double], by measure: Measure
  ) -> [Effect] {
    let ends: [(step: WayStep, state: WindowState)] =
      if let lead {
        lead.next.filter { !$0.isDrop }.compactMap { step in
          state(after: lead.steps + [step]).map { (step, $0.state) }
        }
      } else {
        firstSteps.map { ($0.steps[0], $0.state) }
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
  /// The numbers in texts, and the values of elements.
  fileprivate var toldNumbers: [Double] {
    items.flatMap { item in item.texts.flatMap(Self.numbers(in:)) + [item.value ?? 0] }
      + proven.flatMap { Self.numbers(in: $0.text) }
  }

  /// The values of all elements.
  fileprivate var values: [Double] { items.map { $0.value ?? 0 } }

  /// The places of all elements: what is moved may be exposed only by what moves with it.
  fileprivate var places: [Double] {
    items.flatMap { item -> [Double] in item.frame.map { [$0.x, $0.y] } ?? [0, 0] }
  }

  /// How far what is drawn is turned in all, in radians: what is not turned has no transform.
  fileprivate var turns: [Double] {
    let turns = drawing.items.map { item in
      guard case .transform(let transform) = item else { return 0.0 }
      return atan2(Double(transform.m12), Double(transform.m11))
    }
    return [turns.reduce(0, +)]
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
