// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension TrialSession {
  /// X's number of the key Escape.
  private static let escape: Int32 = 0xFF1B
  private static let closing: Set<String> = [
    "cancel", "close", "no", "dismiss", "back", "abbrechen", "schließen", "nein", "annuler",
    "fermer", "non", "cancelar", "cerrar",
  ]

  /// Performs an action, and compares the whole application.
  mutating func tryAction(
    _ name: String, _ kind: ActionTrial.Kind, _ node: Node, _ object: ObjectReference
  ) async {
    var outcome = await runner.make(.action(name), of: object)
    var after = await runner.read()
    var changes = after.map { difference.changes(from: current, to: $0) } ?? []
    if outcome.answer.kind != .left, changes.isEmpty {
      await runner.more(&outcome, after: TrialRunner.longPause)
      after = await runner.read()
      changes = after.map { difference.changes(from: current, to: $0) } ?? []
    }
    if after == nil { await runner.more(&outcome, after: .zero) }
    var trial = ActionTrial(
      element: node.id, kind: kind, argument: name, answer: outcome.answer.kind,
      answerText: outcome.answer.text,
      changes: changes.filter { !isRestless($0) }, lostEvents: outcome.lost)
    trial.events = await truth.observed(outcome.events)
    guard trial.answer != .left, let after else {
      if trial.answer != .left {
        evidence.ending = "the application did not answer any more"
      }
      await record(trial)
      return
    }
    let restored = changes.isEmpty ? after : await restore(name, node, object, changed: after)
    trial.isRestored =
      restored.map { difference.changes(from: current, to: $0).allSatisfy(isRestless) } ?? false
    await record(trial)
    if let restored {
      current = restored
    } else {
      await noteDeparture()
      evidence.ending = evidence.ending ?? "the application did not answer any more"
    }
  }

  /// What changes by itself is not the action's doing.
  private func isRestless(_ change: ObservedChange) -> Bool {
    evidence.idleChanges?.contains {
      $0.element == change.element && $0.property == change.property
        && ($0.element != nil || $0.role == change.role)
    } ?? false
  }

  /// Closes what has opened, and switches back what was switched. nil where the application cannot be
  /// read any more.
  private func restore(
    _ name: String, _ node: Node, _ object: ObjectReference, changed: ApplicationState
  ) async -> ApplicationState? {
    var state = changed
    for _ in 0..<4 {
      let opened = state.windows.filter { !current.windows.contains($0) }
      let menu = openMenu(in: state)
      guard !opened.isEmpty || menu else { break }
      try? await runner.reader.pressKey(keysym: Self.escape)
      guard let next = await settled() else { return nil }
      state = next
      guard let window = state.windows.first(where: opened.contains) else { continue }
      guard let button = closingButton(of: window, in: state) else { break }
      _ = await runner.make(.action(button.action), of: button.object)
      guard let next = await settled() else { return nil }
      state = next
    }
    if hasSwitched(object, in: state) {
      let former = formerChoice(in: state) ?? object
      _ = await runner.make(.action(name), of: former)
      guard let next = await settled() else { return nil }
      state = next
    }
    return state
  }

  private func settled() async -> ApplicationState? {
    var rest = TrialRunner.Outcome(
      answer: TrialRunner.Answer(kind: .yes, text: ""), events: [], lost: 0)
    await runner.more(&rest, after: TrialRunner.briefPause * 3)
    return await runner.read()
  }

  /// A menu that was not open shows its items.
  private func openMenu(in state: ApplicationState) -> Bool {
    state.order.contains { reference in
      guard let now = state.elements[reference],
        now.role == .menuItem || now.role == .checkMenuItem || now.role == .radioMenuItem
      else { return false }
      return now.states[.showing] && current.elements[reference]?.states[.showing] != true
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

  private static let switched: [State] = [.checked, .pressed, .expanded, .selected]

  private func hasSwitched(_ object: ObjectReference, in state: ApplicationState) -> Bool {
    guard let before = current.elements[object], let after = state.elements[object] else {
      return false
    }
    return Self.switched.contains { before.states[$0] != after.states[$0] }
  }

  /// Of a radio group: what was chosen before.
  private func formerChoice(in state: ApplicationState) -> ObjectReference? {
    state.order.first { reference in
      guard let before = current.elements[reference], let after = state.elements[reference] else {
        return false
      }
      return (before.role == .radioButton || before.role == .pageTab)
        && Self.switched.contains { before.states[$0] && !after.states[$0] }
    }
  }
}
