// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Interaction
import Semantics
import Simulation

/// Presses keys on each element that takes the focus, and keeps those that are handled and of which nothing
/// comes.
@MainActor
struct KeyAnswers {
  let runner: TrialRunner
  let share: TrialShare
  let leftOut: LeftOutNames

  /// Of elements of one role beside each other, as the rows of a list.
  private static let mostAlike = 2
  /// Keys after which a silent one is pressed once more: it may only have had nothing to do.
  private static let mostBefore = 4
  /// Seconds in which an answer is said.
  private static let timeToAnswer = 0.3
  private static let timeIsOver = "the time was over before all keys were pressed"
  /// What arrives only while a button is pressed.
  private static let passing = StateSet(.pressed, .armed)

  /// Without those that stand for a throw, a pinch or a turn: a hand's often do nothing either.
  private static let keys: [Key] = [
    .right, .left, .down, .up, .home, .end, .pageUp, .pageDown, .return, .space, .delete,
    .backspace, .escape,
  ]

  /// One that was tried, by its place among all elements of the window.
  private struct Tried {
    let place: Int
    let id: ElementID
    var found: Found
  }

  private struct Found {
    var handled: [KeyBinding] = []
    var silent: [KeyBinding] = []
    var drawn: [KeyBinding] = []
    var undrawn: [KeyBinding] = []
    /// Whether the time was over before all were pressed.
    var isCut = false

    /// Those that changed something.
    var busy: [KeyBinding] { handled.filter { !silent.contains($0) } }
  }

  /// In the order of the tree.
  ///
  /// - Parameter window: As it is where trials begin; it is only looked at.
  func all(in window: SimulatedWindow) -> [ModelKeyAnswers] {
    let tree = window.tree
    var alike: [String: Int] = [:]
    var all: [Tried] = []
    for (place, element) in window.scene.allElements.enumerated() {
      guard let id = window.scene.nodesStanding(for: element).first, let node = tree[id],
        node.states[.focusable], node.states[.sensitive], node.states[.showing],
        // A cursor may be at the end of its text.
        !node.states[.editable]
      else { continue }
      let kind = "\(tree.parent(of: id)?.rawValue ?? 0) \(node.role.name)"
      alike[kind, default: 0] += 1
      guard alike[kind, default: 0] <= Self.mostAlike, share.contains(place),
        !leftOut.takes([node.name, node.label])
      else { continue }
      let named = window.scene.handledKeys(round: element)
      var seen: Set<KeyBinding> = []
      let keys = (Self.keys.map { KeyBinding($0) } + named).filter { seen.insert($0).inserted }
      let found = tried(keys, place)
      if !found.handled.isEmpty || found.isCut {
        all.append(Tried(place: place, id: id, found: found))
      }
    }
    return all.map { tried in
      let before = [tried] + all.filter { $0.place != tried.place }
      var idle = tried.found.silent.filter { !answers($0, of: tried.place, after: before) }
      // Whether one of them does something after another one is not known then.
      let isCut = tried.found.isCut || !idle.isEmpty && runner.isOver()
      if isCut { idle = [] }
      return ModelKeyAnswers(
        element: tried.id.rawValue, handled: tried.found.handled.map(\.label),
        silent: idle.map(\.label), drawn: tried.found.drawn.map(\.label),
        undrawn: tried.found.undrawn.map(\.label), gap: isCut ? Self.timeIsOver : nil)
    }
  }

  /// A window serves for key after key until one does something.
  private func tried(_ keys: [KeyBinding], _ place: Int) -> Found {
    var found = Found()
    var next = 0
    while next < keys.count {
      let lists =
        runner.isOver()
        ? nil
        : runner.run { () -> [[KeyBinding]]? in
          guard let stage = runner.makeStage(place), stage.isFocusable(0) else { return nil }
          var part = Found()
          var pressed: [KeyBinding] = []
          for key in keys[next...] {
            pressed.append(key)
            if press(key, on: stage, &part) { break }
          }
          return [pressed, part.handled, part.silent, part.drawn, part.undrawn]
        }
      guard let lists, lists.count == 5, !lists[0].isEmpty else {
        found.isCut = runner.isOver()
        return found
      }
      next += lists[0].count
      found.handled += lists[1]
      found.silent += lists[2]
      found.drawn += lists[3]
      found.undrawn += lists[4]
    }
    return found
  }

  /// Whether a key does something once another key has, on the same element or on another one: "Clear" has
  /// nothing to do before.
  private func answers(_ key: KeyBinding, of place: Int, after others: [Tried]) -> Bool {
    others.flatMap { other in
      other.found.busy.prefix(Self.mostBefore).map { (place: other.place, key: $0) }
    }
    .prefix(2 * Self.mostBefore).contains { before in
      let isAnswered = runner.run { () -> Bool? in
        guard let stage = runner.makeStage(place) else { return nil }
        let elements = stage.scene.allElements
        guard elements.indices.contains(before.place),
          let other = stage.scene.nodesStanding(for: elements[before.place]).first,
          stage.scene.perform(.focus(other), at: stage.tester.clock)
        else { return nil }
        stage.tester.press(before.key.key, before.key.modifiers)
        stage.rebase()
        guard stage.isFocusable(0), stage.tester.tree.focus == stage.own.first else { return nil }
        var found = Found()
        return press(key, on: stage, &found)
      }
      return isAnswered ?? false
    }
  }

  /// Whether the window is another one now.
  private func press(_ key: KeyBinding, on stage: Stage, _ found: inout Found) -> Bool {
    let window = stage.tester
    let before = nodes(of: window)
    let told = window.announcements.count
    let printed = stage.printed
    stage.onStep?(key.label)
    let isHandled = window.press(key.key, key.modifiers)
    window.advance(by: Self.timeToAnswer)
    let after = nodes(of: window)
    let isHeard = window.announcements.count > told || after != before
    guard isHandled else { return isHeard }
    found.handled.append(key)
    if isHeard {
      let own = stage.own.first
      if Self.switches(own, before) != Self.switches(own, after), window.tree.focus == own,
        stage.state().drawing.isDrawnAlike(stage.initial.drawing)
      {
        found.undrawn.append(key)
      }
      return true
    }
    let state = stage.state()
    guard state.isExposedAs(stage.initial), stage.printed.subtracting(printed).isEmpty else {
      return true
    }
    guard state.agrees(with: stage.initial) else {
      found.drawn.append(key)
      return true
    }
    found.silent.append(key)
    return false
  }

  /// What a person tells apart of a control that is switched; nil where it is gone.
  private static func switches(_ id: ElementID?, _ nodes: [Node]) -> StateSet? {
    let shown = StateSet(.checked, .pressed, .selected, .expanded)
    return nodes.first { $0.id == id }.map { $0.states.intersection(shown) }
  }

  private func nodes(of window: SimulatedWindow) -> [Node] {
    window.tree.depthFirst.map { node in
      var node = node
      if node.role == .button { node.states = node.states.subtracting(Self.passing) }
      return node
    }
  }
}
