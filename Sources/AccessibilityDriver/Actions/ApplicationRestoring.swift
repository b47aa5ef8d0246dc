// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Takes back what a trial has done, as far as that can be done from outside.
struct ApplicationRestoring: Sendable {
  let runner: TrialRunner

  /// The answers that end a dialog and are not a yes to what it asks.
  private static let closing: Set<String> = [
    "cancel", "close", "no", "dismiss", "back", "abbrechen", "schließen", "nein", "annuler",
    "fermer", "non", "cancelar", "cerrar",
  ]
  /// How many windows and menus may lie over each other.
  private static let depth = 4

  /// Closes what has opened since `before`, gives up what the element offers to cancel since then, and
  /// switches back what was switched: by the selection that it is in, or by the action. nil where the
  /// application cannot be read any more.
  func restore(
    _ before: ApplicationState, from changed: ApplicationState, by action: String?,
    of object: ObjectReference
  ) async -> ApplicationState? {
    var state = changed
    for _ in 0..<Self.depth {
      let opened = state.windows.filter { !before.windows.contains($0) }
      guard !opened.isEmpty || hasOpenMenu(state, since: before) else { break }
      try? await runner.reader.press(.escape)
      let isClosed = { (state: ApplicationState) in
        !state.windows.contains(where: opened.contains) && !hasOpenMenu(state, since: before)
      }
      guard let next = await settled(nil, since: before, isClosed) else { return nil }
      state = next
      guard let window = state.windows.first(where: opened.contains) else { continue }
      if let button = closingButton(of: window, in: state) {
        let answer = await runner.make(.action(button.action), of: button.object)
        guard let next = await settled(answer, since: before, isClosed) else { return nil }
        state = next
        guard !isClosed(state) else { continue }
      }
      // As its title bar does.
      guard runner.opened?.close() == true,
        let next = await settled(nil, since: before, isClosed)
      else { break }
      state = next
    }
    if let action = cancellation(of: object, in: state, since: before) {
      let answer = await runner.make(.action(action), of: object)
      let isOver = { cancellation(of: object, in: $0, since: before) == nil }
      guard let next = await settled(answer, since: before, isOver) else { return nil }
      state = next
    }
    if hasSwitched(object, from: before, to: state) {
      let former = formerChoices(from: before, to: state).first ?? object
      let answer = await choose(former, in: state, by: action)
      let isBack = { !hasSwitched(object, from: before, to: $0) }
      guard let next = await settled(answer, since: before, isBack) else { return nil }
      state = next
    }
    return state
  }

  /// By the selection that it is in, or by the action; nil where there is neither.
  private func choose(
    _ object: ObjectReference, in state: ApplicationState, by action: String?
  ) async -> TrialRunner.Outcome? {
    if let (container, index) = selection(of: object, in: state) {
      return await runner.make(.selectChild(index), of: container)
    }
    guard let action else { return nil }
    return await runner.make(.action(action), of: object)
  }

  /// Chooses again what was chosen at the beginning, one after another, until `isDone`. nil where nothing
  /// of it was asked for, or the application cannot be read any more.
  func turnBack(
    to beginning: ApplicationState, from changed: ApplicationState,
    until isDone: (ApplicationState) -> Bool
  ) async -> ApplicationState? {
    var latest: ApplicationState?
    for former in formerChoices(from: beginning, to: changed) {
      let action = beginning.node(former)?.actions.first?.name
      guard let answer = await choose(former, in: latest ?? changed, by: action) else { continue }
      guard let state = await settled(answer, since: beginning, isDone) else { return nil }
      latest = state
      if isDone(state) { break }
    }
    return latest
  }

  /// After what was asked, if it was asked of the application itself; without patience only where it
  /// is done then.
  private func settled(
    _ answer: TrialRunner.Outcome?, since before: ApplicationState,
    _ isDone: (ApplicationState) -> Bool
  ) async -> ApplicationState? {
    var rest =
      answer
      ?? TrialRunner.Outcome(
        answer: TrialRunner.Answer(kind: .yes, text: ""), events: [], lost: 0)
    if !runner.isPatient {
      guard let state = await runner.told(&rest, since: before) else { return nil }
      if isDone(state) { return state }
    }
    return await runner.settled(&rest, first: TrialRunner.briefPause)
  }

  /// A menu that was not open shows its items, or stands on the display.
  private func hasOpenMenu(_ state: ApplicationState, since before: ApplicationState) -> Bool {
    if runner.opened?.hasMenu == true { return true }
    return state.order.contains { reference in
      guard let now = state.elements[reference],
        now.role == .menuItem || now.role == .checkMenuItem || now.role == .radioMenuItem
      else { return false }
      return now.states[.showing] && before.elements[reference]?.states[.showing] != true
    }
  }

  private func closingButton(
    of window: ObjectReference, in state: ApplicationState
  ) -> (object: ObjectReference, action: String)? {
    let tree = state.snapshot.tree
    guard let top = state.snapshot.references.first(where: { $0.value == window })?.key else {
      return nil
    }
    for node in tree.depthFirst where node.role == .button && tree.window(of: node.id)?.id == top {
      let word = node.name.lowercased().filter { $0 != "_" && $0 != "&" }
      if Self.closing.contains(word), let action = node.actions.first,
        let object = state.snapshot.references[node.id]
      {
        return (object, action.name)
      }
    }
    return nil
  }

  /// The action that gives up what the trial began, as a drag that goes on until it is dropped: only
  /// one that was not there before.
  private func cancellation(
    of object: ObjectReference, in state: ApplicationState, since before: ApplicationState
  ) -> String? {
    let former = before.node(object)?.actions.map(\.name) ?? []
    return state.node(object)?.actions.map(\.name).first { name in
      name.lowercased().hasPrefix("cancel") && !former.contains(name)
    }
  }

  /// The container that selects an element, and its index there.
  private func selection(
    of object: ObjectReference, in state: ApplicationState
  ) -> (container: ObjectReference, index: Int)? {
    let tree = state.snapshot.tree
    guard let id = state.snapshot.references.first(where: { $0.value == object })?.key,
      let parent = tree.parent(of: id), let node = tree[parent],
      node.interfaces.contains(.selection), let container = state.snapshot.references[parent],
      let index = node.children.firstIndex(of: id)
    else { return nil }
    return (container, index)
  }

  private static let switched: [State] = [.checked, .pressed, .expanded, .selected]

  private func hasSwitched(
    _ object: ObjectReference, from before: ApplicationState, to state: ApplicationState
  ) -> Bool {
    guard let old = before.elements[object], let after = state.elements[object] else {
      return false
    }
    return marks(of: old.role, before).contains { old.states[$0] != after.states[$0] }
  }

  private func marks(of role: Role, _ before: ApplicationState) -> [State] {
    role == .pageTab && before.callsCurrentTabFocused ? Self.switched + [.focused] : Self.switched
  }

  /// Of each group of which one is chosen: what was chosen before, where that is another one now; pages
  /// first, which hide the rest.
  func formerChoices(
    from before: ApplicationState, to state: ApplicationState
  ) -> [ObjectReference] {
    let former = state.order.filter { reference in
      guard let old = before.elements[reference], let after = state.elements[reference] else {
        return false
      }
      return Self.exclusive.contains(old.role)
        && marks(of: old.role, before).contains { old.states[$0] && !after.states[$0] }
    }
    let isPage = { before.elements[$0]?.role == .pageTab }
    return former.filter(isPage) + former.filter { !isPage($0) }
  }

  private static let exclusive: Set<Role> = [.radioButton, .pageTab, .listItem]
}
