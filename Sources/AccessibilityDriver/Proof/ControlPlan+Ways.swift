// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// The ways that may lead where a movement of a hand has led.
extension ControlPlan {
  private static let grouped: Set<Role> = [.pageTab, .radioButton, .listItem, .treeItem]
  private static let stepping = ["increment", "decrement", "increase", "decrease"]
  /// Places outside of the tree that are tried for one control.
  private static let hiddenLimit = 3
  /// Actions of one control that are tried.
  private static let actionLimit = 8

  /// By keys, and why there may be more of them; the reason is nil where there are not.
  func keys(
    for movement: Movement, of control: Control, leadingTo goal: Effect, _ reach: KeyReach
  ) -> (attempts: [Attempt], gap: String?, isReached: Bool) {
    let node = control.node
    let isReached = isReached(node, reach)
    var attempts: [Attempt] = []
    if isReached { attempts += focused(movement, node, goal, reach) }
    if movement == .click {
      if !isReached { attempts += hidden(node, reach) }
      if Self.grouped.contains(node.role), isGroupReached(node, reach) {
        attempts += ParityDriver.arrows.map {
          Attempt(KeyBinding($0).label, .arrowsFromGroup($0))
        }
      }
      if node.role == .menu, let bar = parent(of: node), bar.role == .menuBar,
        let column = bar.children.firstIndex(of: node.id)
      {
        attempts.append(Attempt("F10", .menuBar(column: column)))
      }
      for action in node.actions {
        guard let key = Accelerator.binding(of: action.keyBinding) else { continue }
        attempts.append(Attempt(key.label, .key(key)))
      }
    }
    var gap = isReached ? nil : reach.gap
    if let reason = gapOfEnter(at: node) {
      let isEnter = { (attempt: Attempt) in attempt.steps.contains(.key(KeyBinding(.return))) }
      if attempts.contains(where: isEnter) { gap = gap ?? reason }
      attempts.removeAll(where: isEnter)
    }
    return (attempts, gap, isReached)
  }

  /// With the focus on the control.
  private func focused(
    _ movement: Movement, _ node: Node, _ goal: Effect, _ reach: KeyReach
  ) -> [Attempt] {
    let part = reach.elements.contains(node.id) ? nil : parts(of: node, reach).first
    let focus = part.map { Attempt.Step.focusInside($0.id) } ?? .focus
    func press(_ keys: Key...) -> [Attempt] {
      keys.map { Attempt(KeyBinding($0).label, focus, .key(KeyBinding($0))) }
    }
    switch movement {
    case .write:
      return [Attempt("a character", focus, .write)]
    case .dragToEnd:
      let isHigh = (goal.place ?? 0) > (node.value?.current ?? 0)
      let ends: [Key] = isHigh ? [.end, .home] : [.home, .end]
      let steps: [Key] =
        isHigh ? [.right, .up, .pageUp, .pageDown] : [.left, .down, .pageDown, .pageUp]
      return press(ends[0], ends[1])
        + steps.map {
          Attempt("\(KeyBinding($0).label)s", focus, .keyUntilThere(KeyBinding($0)))
        }
    case .click:
      if node.states[.editable] { return [Attempt("the focus alone", focus)] }
      if node.role == .comboBox {
        return press(.space, .return, .down)
          + [Attempt("Alt+Down", focus, .key(KeyBinding(.down, .alt)))]
      }
      return press(.space, .return)
    }
  }

  /// Some toolkits give the focus to a part that is not in the tree. Mostly it comes after what stands
  /// before the control.
  private func hidden(_ node: Node, _ reach: KeyReach) -> [Attempt] {
    let order = Dictionary(
      context.nodes.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    let place = order[node.id] ?? 0
    let before = { (stop: KeyReach.HiddenStop) in
      stop.after.flatMap { order[$0] }.map { $0 < place ? place - $0 : .max } ?? .max
    }
    return reach.hidden.sorted { before($0) < before($1) }.prefix(Self.hiddenLimit).flatMap {
      stop in
      [Key.space, .down].map {
        Attempt("Tab and \(KeyBinding($0).label)", .tabs(stop.tabs), .key(KeyBinding($0)))
      }
    }
  }

  /// Over the bus.
  func actions(for movement: Movement, of control: Control) -> [Attempt] {
    let node = control.node
    switch movement {
    case .write:
      return node.interfaces.contains(.editableText)
        ? [Attempt("text put in", .insert)] : []
    case .dragToEnd:
      return (node.interfaces.contains(.value) ? [Attempt("the value written", .value)] : [])
        + node.actions.filter { Self.stepping.contains($0.name.lowercased()) }.map {
          Attempt($0.name, .actionUntilThere($0.name))
        }
    case .click:
      // An entry's action is the Enter key's.
      let named =
        node.states[.editable]
        ? [] : node.actions.prefix(Self.actionLimit).filter { !$0.name.isEmpty }
      var attempts = named.map { Attempt($0.name, .action($0.name)) }
      if !node.states[.editable] { attempts += insideActions(node) }
      if let parent = parent(of: node), parent.interfaces.contains(.selection) {
        attempts.append(Attempt("select", .selectInContainer))
      }
      guard node.states[.focusable] else { return attempts }
      // What follows from the focus, a client brings about by asking for it first.
      return attempts
        + named.prefix(1).map { Attempt("the focus, then \($0.name)", .focus, .action($0.name)) }
        + (node.states[.editable] ? [Attempt("the focus", .focus)] : [])
    }
  }

  /// Of the parts that belong to a control, as the button of a combo box.
  private func insideActions(_ node: Node) -> [Attempt] {
    guard isWhole(node) else { return [] }
    let parts = descendants(of: node).filter { part in
      part.states[.showing] && !part.states[.editable]
        && policy.objection(to: part, part.actions, in: context) == nil
    }
    return parts.flatMap { part in
      part.actions.filter { !$0.name.isEmpty }.map {
        Attempt("\($0.name) of \(KeyboardDriver.text(part))", .actionInside(part.id, $0.name))
      }
    }.prefix(Self.actionLimit).map(\.self)
  }

  /// Keys lead to it, to something inside of it, or to what manages it.
  private func isReached(_ node: Node, _ reach: KeyReach) -> Bool {
    reach.elements.contains(node.id)
      || !parts(of: node, reach).isEmpty
  }

  /// What is inside of it, and keys lead to.
  private func parts(of node: Node, _ reach: KeyReach) -> [Node] {
    descendants(of: node).filter { reach.elements.contains($0.id) }
  }

  private func isGroupReached(_ node: Node, _ reach: KeyReach) -> Bool {
    guard let group = parent(of: node) else { return false }
    return reach.elements.contains(group.id)
      || group.children.contains(where: reach.elements.contains)
  }
}
