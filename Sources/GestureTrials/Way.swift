// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Interaction
import Semantics

/// A way to use a window without a pointer.
enum Way: CaseIterable {
  case keys, actions
}

extension Way {
  /// As a document names it.
  var refusal: ModelRefusal.Way {
    switch self {
    case .keys: .keys
    case .actions: .actions
    }
  }

  /// What can be done now with the element that is tried.
  @MainActor
  func steps(on stage: Stage) -> [WayStep] {
    switch self {
    case .keys: keySteps(stage)
    case .actions: actionSteps(stage)
    }
  }

  @MainActor
  private func keySteps(_ stage: Stage) -> [WayStep] {
    let scene = stage.scene
    if scene.dragSession != nil {
      let focused = scene.focusedAlternatives?.alternatives ?? []
      return [.typed(KeyBinding(.tab))] + focused.compactMap { $0.keys.first.map(WayStep.typed) }
    }
    var steps = stage.sampleTexts.map { WayStep.typing(node: 0, $0) }
    var seen: Set<KeyBinding> = []
    let hasMenu = stage.scene.hasContextMenu(stage.element)
    for node in stage.own.indices where stage.isFocusable(node) {
      let offered = scene.alternatives(of: stage.element, node: node, among: stage.own)
      for alternative in offered where hasMenu || alternative.name != Derivation.menuName {
        for key in alternative.keys.prefix(1) where node > 0 || seen.insert(key).inserted {
          steps.append(.key(node: node, key, action: alternative.name))
        }
      }
      // What has no key of its own is a line of the menu.
      guard scene.offersMenu(stage.element) else { continue }
      var lines: [String: Int] = [:]
      for alternative in offered where alternative.isAction {
        let place = lines[alternative.label, default: 0]
        lines[alternative.label] = place + 1
        guard alternative.keys.isEmpty else { continue }
        steps.append(
          .menuLine(node: node, alternative.label, place: place, action: alternative.name))
      }
    }
    if stage.isFocusable(0) {
      for key in scene.handledKeys(round: stage.element) where seen.insert(key).inserted {
        steps.append(.key(node: 0, key, action: ""))
      }
    }
    return steps
  }

  @MainActor
  private func actionSteps(_ stage: Stage) -> [WayStep] {
    let tree = stage.tester.tree
    var steps = stage.sampleTexts.filter { $0.last?.isNewline != true }
      .map { WayStep.contents(node: 0, $0) }
    let hasMenu = stage.scene.hasContextMenu(stage.element)
    for (index, id) in stage.own.enumerated() {
      for action in tree[id]?.offeredActions ?? []
      where hasMenu || action.name != Derivation.menuName {
        steps.append(.action(node: index, name: action.name))
      }
    }
    guard stage.scene.dragSession != nil else { return steps }
    for (place, node) in tree.depthFirst.enumerated() where !stage.own.contains(node.id) {
      for action in node.offeredActions where action.name.hasPrefix("drop") {
        steps.append(
          .elsewhere(
            place: place, name: action.name, label: node.label,
            key: nil))
      }
    }
    return steps
  }

  /// What can be pressed elsewhere in the window, and all that the elements round it offer: a movement
  /// that it has no use for is theirs.
  @MainActor
  func stepsElsewhere(on stage: Stage) -> [WayStep] {
    let nodes = stage.tester.tree.depthFirst
    return presses(on: stage, nodes) + stepsAround(stage, nodes)
  }

  @MainActor
  private func presses(on stage: Stage, _ nodes: [Node]) -> [WayStep] {
    nodes.enumerated().compactMap { place, node in
      let escape = KeyBinding(.escape)
      if node.states[.modal], node.states[.showing],
        let end = node.offeredActions.first(where: { $0.keyBinding == escape.actionKeyBinding })
      {
        return .elsewhere(
          place: place, name: end.name, label: node.label, key: self == .keys ? escape : nil)
      }
      // By several fingers, or with a key held, it is still what Return does.
      guard !stage.own.contains(node.id), let name = node.offeredActions.first?.name,
        name == "click" || name.hasSuffix("-click"),
        node.states[.showing], self == .actions || node.states[.focusable]
      else { return nil }
      return .elsewhere(
        place: place, name: name, label: node.label,
        key: self == .keys ? KeyBinding(.return) : nil)
    }
  }

  @MainActor
  private func stepsAround(_ stage: Stage, _ nodes: [Node]) -> [WayStep] {
    stage.element.surroundings.flatMap { outer -> [WayStep] in
      guard !stage.own.contains(outer.id),
        let place = nodes.firstIndex(where: { $0.id == outer.id }),
        self == .actions || nodes[place].states[.focusable]
      else { return [] }
      let offered = stage.scene.alternatives(of: outer, node: 0, among: [outer.id])
      return offered.filter { $0.name != Derivation.menuName }.compactMap { alternative in
        guard self == .keys ? !alternative.keys.isEmpty : alternative.isAction else { return nil }
        return .elsewhere(
          place: place, name: alternative.name, label: nodes[place].label,
          key: self == .keys ? alternative.keys.first : nil)
      }
    }
  }

}

/// One thing that a person does without a pointer.
enum WayStep: Hashable {
  /// A key, with the focus on one of the element's own nodes; the action that it stands for.
  case key(node: Int, KeyBinding, action: String)
  /// A line of the element's menu that is chosen by keys, with the focus on one of the element's own
  /// nodes; which of the lines with that label, from 0, and the action that it stands for.
  case menuLine(node: Int, String, place: Int, action: String)
  /// A key, wherever the focus is.
  case typed(KeyBinding)
  /// An action of one of the element's own nodes.
  case action(node: Int, name: String)
  /// An action, or a key that stands for it, on an element of the window by its place in the tree.
  case elsewhere(place: Int, name: String, label: String, key: KeyBinding?)
  /// A value that is written to one of the element's own nodes.
  case value(node: Int, Double)
  /// Keys in the place of the text of one of the element's own nodes, with the focus on it.
  case typing(node: Int, String)
  /// A text that an assistive technology puts in the place of that of one of the element's own nodes.
  case contents(node: Int, String)

  /// Whether it picks up what is then moved.
  var isPickUp: Bool { action == "pick-up" }

  /// Whether it takes up what is then dropped on something else.
  var isLift: Bool { action == Derivation.dragName }

  /// Whether it writes a number or a text, which an author may refuse.
  var isWritten: Bool {
    switch self {
    case .value, .typing, .contents: true
    case .key, .menuLine, .typed, .action, .elsewhere: false
    }
  }

  /// Whether it lets go of what was picked up, where it is.
  var isDrop: Bool { action == "drop" }

  /// The action that it is or that it stands for; nil for none.
  var action: String? {
    switch self {
    case .key(_, _, let action), .menuLine(_, _, _, let action), .action(_, let action): action
    case .typed, .elsewhere, .value, .typing, .contents: nil
    }
  }

  var text: String {
    switch self {
    case .key(_, let binding, _), .typed(let binding): binding.label
    case .menuLine(_, let label, let place, _):
      "\u{201c}\(label)\u{201d}\(place > 0 ? " (\(place + 1))" : "") in the menu"
    case .action(_, let name): name
    case .elsewhere(_, let name, let label, let key): "\(key?.label ?? name) on \(label)"
    case .value(_, let value): "value \(NumberText.brief(value))"
    case .typing(_, let text): PointerTrace.typing(text)
    case .contents(_, let text): "contents \u{201c}\(text)\u{201d}"
    }
  }
}

extension Stage {
  /// False where it was offered, and nothing took it or said why not.
  @discardableResult
  func take(_ step: WayStep) -> Bool {
    // What has gone since then is offered no more.
    tester.settle()
    if case .key(let node, let key, let action) = step, !action.isEmpty {
      focus(node)
      let offered = scene.focusedAlternatives?.alternatives ?? []
      let isOffered = offered.contains { $0.keys.contains(key) }
      return carryOut(step) || !isOffered
    }
    guard let (asked, name) = request(of: step) else { return carryOut(step) }
    let before = tester.tree[asked]
    let isSensitive = before?.states[.sensitive] ?? false
    let isOffered = before?.actions.contains { $0.name == name } ?? false
    let told = tester.announcements.count
    let isDone = carryOut(step)
    return isDone || !isSensitive || !isOffered || tester.announcements.count > told
  }

  /// What is asked for which action. After another movement something else may stand in a place.
  private func request(of step: WayStep) -> (ElementID, name: String)? {
    switch step {
    case .action(let node, let name): return own.indices.contains(node) ? (own[node], name) : nil
    case .elsewhere(let place, let name, _, _):
      let nodes = tester.tree.depthFirst
      return nodes.indices.contains(place) ? (nodes[place].id, name) : nil
    case .key, .menuLine, .typed, .value, .typing, .contents: return nil
    }
  }

  /// The same with a step that was taken from here before: what came of it is known.
  func retake(_ step: WayStep) {
    // Its place in the tree has to be looked up.
    if case .elsewhere = step {
      take(step)
    } else {
      _ = unpublished { carryOut(step) }
    }
  }

  private func carryOut(_ step: WayStep) -> Bool {
    onStep?(step.text)
    switch step {
    case .key(let node, let binding, _):
      focus(node)
      return press(binding)
    case .menuLine(let node, let label, let place, _):
      focus(node)
      return choose(label, place: place)
    case .typed(let binding): return press(binding)
    case .action(let node, let name):
      guard own.indices.contains(node) else { return true }
      return request(.performAction(own[node], name: name))
    case .elsewhere(let place, let name, _, let key):
      let nodes = tester.tree.depthFirst
      guard nodes.indices.contains(place) else { return true }
      if let key {
        _ = request(.focus(nodes[place].id))
        return press(key)
      }
      return request(.performAction(nodes[place].id, name: name))
    case .value(let node, let value):
      guard own.indices.contains(node) else { return true }
      return request(.setValue(own[node], value))
    case .typing(let node, let text):
      focus(node)
      tester.replaceText(by: text)
      return true
    case .contents(let node, let text):
      guard own.indices.contains(node) else { return true }
      return request(.editText(own[node], .setContents(text)))
    }
  }

  /// A key that is let go soon.
  private func press(_ binding: KeyBinding) -> Bool {
    let isTaken = unpublished {
      let isTaken = tester.send(.down, binding.key, binding.modifiers)
      tester.advance(by: 0.05)
      note()
      tester.send(.up, binding.key, binding.modifiers)
      return isTaken
    }
    tester.settle()
    return isTaken
  }

  /// Goes down the menu to a line, and presses it.
  private func choose(_ label: String, place: Int) -> Bool {
    guard press(KeyBinding(.menu)), let menu = scene.menu else { return false }
    // A label that counts is another one by now, and this one is not offered.
    let lines = menu.lines.filter { $0.label == label }
    guard lines.indices.contains(place) else { return press(KeyBinding(.escape)) }
    for _ in menu.lines {
      if scene.focusedID == lines[place].element.id { return press(KeyBinding(.return)) }
      guard press(KeyBinding(.down)) else { return false }
    }
    return false
  }

  /// Whether what has the focus is at a point of the window.
  func isFocused(at point: CGPoint) -> Bool {
    let frame = tester.tree.depthFirst.first { $0.states[.focused] }?.frame
    return frame?.contains(x: point.x, y: point.y) ?? false
  }

  /// The key that drops what is carried on what has the focus; nil where that takes nothing.
  var dropStep: WayStep? {
    let drop = scene.focusedAlternatives?.alternatives.first { $0.name.hasPrefix("drop") }
    return drop?.keys.first.map(WayStep.typed)
  }

  private func focus(_ node: Int) {
    guard own.indices.contains(node), scene.focusedID != own[node] else { return }
    _ = request(.focus(own[node]))
  }

  private func request(_ request: AssistiveRequest) -> Bool {
    let isDone = scene.perform(request, at: tester.clock)
    tester.settle()
    return isDone
  }
}

/// Numbers as people read them in a trace.
enum NumberText {
  static func brief(_ number: Double) -> String { ModelNumber.text(number) }
}

extension Node {
  /// What can be done with it now: a disabled control lists its actions, too.
  var offeredActions: [Action] { states[.sensitive] ? actions : [] }
}

extension Node {
  /// What it is and is called ("push button[Play]").
  var label: String { "\(role.name)[\(name)]" }
}
