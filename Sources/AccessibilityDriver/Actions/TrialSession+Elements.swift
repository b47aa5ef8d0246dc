// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension TrialSession {
  /// For an element to be what it was asked to be.
  private static let patience = Duration.milliseconds(600)

  /// Makes a request that changes one element, and compares that element alone.
  private func make(
    _ kind: ActionTrial.Kind, _ request: ElementRequest, _ argument: String, _ node: Node,
    _ object: ObjectReference, _ before: ElementFacts, expected: String?,
    found: (ElementFacts) -> String?
  ) async -> (ActionTrial, ElementFacts?) {
    var outcome = await runner.make(request, of: object)
    var after = await runner.state(of: object, node.interfaces)
    let end = ContinuousClock.now + Self.patience
    while outcome.answer.kind == .yes, let facts = after, let expected, let said = found(facts),
      !ActionTrial.isEqual(expected, said), ContinuousClock.now < end
    {
      await runner.next(&outcome)
      after = await runner.state(of: object, node.interfaces)
    }
    // What has changed before the last look has sent its events meanwhile.
    await runner.more(&outcome, after: .zero)
    var trial = ActionTrial(
      element: node.id, kind: kind, argument: argument, expected: expected)
    func write() async {
      trial.answer = outcome.answer.kind
      trial.answerText = outcome.answer.text
      trial.isWithdrawn = outcome.answer.isWithdrawn
      trial.found = after.flatMap(found)
      trial.lostEvents = outcome.lost
      if let after {
        trial.changes = difference.changes(object, ElementState(before), ElementState(after))
      }
      trial.events = await truth.observed(outcome.events)
    }
    await write()
    if outcome.answer.kind != .left, !isKnownRefusal(trial), !TrialDoubt(trial, in: context).isEmpty
    {
      await runner.more(
        &outcome, after: runner.isPatient ? TrialRunner.longPause : TrialRunner.briefPause)
      after = await runner.state(of: object, node.interfaces)
      await write()
    }
    return (trial, after)
  }

  /// Asks an element to take the focus by an action of its own: compared as `tryFocus` does, and not
  /// taken back either.
  mutating func tryFocusAction(
    _ name: String, _ node: Node, _ object: ObjectReference, _ before: ElementFacts
  ) async {
    guard !before.states[.focused] else {
      return evidence.untried.append(
        ActionTrials.Untried(element: node.id, kind: .action, reason: "it had the focus already"))
    }
    if await isInInactiveWindow(node) {
      return evidence.untried.append(
        ActionTrials.Untried(element: node.id, kind: .action, reason: Self.inactive))
    }
    var (trial, _) = await make(
      .action, .action(name), name, node, object, before, expected: "on",
      found: { $0.states[.focused] ? "on" : "off" })
    // That it takes the focus is another trial's question.
    trial.expected = nil
    trial.found = nil
    await record(trial)
  }

  private static let inactive = "its window is not active"

  /// True where the window says that it has not the keyboard, and so may give it to nothing.
  private func isInInactiveWindow(_ node: Node) async -> Bool {
    guard let window = snapshot.tree.window(of: node.id),
      let reference = snapshot.references[window.id],
      let facts = await runner.state(of: reference, InterfaceSet([.accessible]))
    else { return false }
    return !facts.states[.active]
  }

  mutating func tryFocus(
    _ node: Node, _ object: ObjectReference, _ before: ElementFacts
  ) async {
    if await isInInactiveWindow(node) {
      return evidence.untried.append(
        ActionTrials.Untried(element: node.id, kind: .focus, reason: Self.inactive))
    }
    var (trial, _) = await make(
      .focus, .focus, "", node, object, before, expected: "on",
      found: { $0.states[.focused] ? "on" : "off" })
    if trial.answer == .yes, trial.found == "off", let state = await runner.read(),
      let now = state.snapshot.tree.focus,
      let id = state.snapshot.references.first(where: {
        $0.value == object
      })?.key, sequence(first: now, next: { state.snapshot.tree.parent(of: $0) }).contains(id)
    {
      trial.found = "on"
    }
    await record(trial)
  }

  mutating func tryValue(
    _ node: Node, _ object: ObjectReference, _ before: ElementFacts
  ) async {
    guard let range = node.value, let start = before.value, start.isFinite else { return }
    let width = range.maximum - range.minimum
    let step = TrialPlan.step(of: range, at: start)
    let goal = start + step <= range.maximum ? start + step : start - step
    guard goal.isFinite, goal >= range.minimum, goal != start else { return }
    let tolerance = step / 2
    var (trial, after) = await make(
      .value, .value(goal), "\(goal)", node, object, before, expected: "\(goal)",
      found: { facts in
        // Rounded to a step is taken as well.
        facts.value.map { abs($0 - goal) <= tolerance ? "\(goal)" : "\($0)" }
      })
    await record(trial)
    guard trial.answer == .yes, let stands = after else { return }
    let beyond = range.maximum + width
    if beyond.isFinite {
      (trial, after) = await make(
        .valueBeyondEnd, .value(beyond), "\(beyond)", node, object, stands,
        expected: "\(range.maximum)",
        found: { facts in
          // Refusing it is as good as stopping at the end.
          facts.value.map { $0 <= range.maximum ? "\(range.maximum)" : "\($0)" }
        })
      await record(trial)
      guard trial.answer != .left else { return }
    }
    _ = await runner.make(.value(start), of: object)
    let restored = await runner.state(of: object, node.interfaces)?.value
    markRestored(restored.map { abs($0 - start) <= tolerance } ?? false)
  }

  mutating func tryText(
    _ node: Node, _ object: ObjectReference, _ before: ElementFacts
  ) async {
    guard let original = before.text, original.unicodeScalars.count < 4000 else {
      return evidence.untried.append(
        ActionTrials.Untried(
          element: node.id, kind: .setText, reason: "its text is too long, or cannot be read"))
    }
    if node.role == .passwordText {
      return evidence.untried.append(
        ActionTrials.Untried(
          element: node.id, kind: .setText, reason: "a password could not be put back"))
    }
    let character = TrialPlan.character(for: original)
    let longer = original + character
    var facts = before
    let steps: [(ActionTrial.Kind, ElementRequest, String, String)] = [
      (.setText, .text(longer), longer, longer),
      (.insertText, .insertText(character, at: 0), character, character + longer),
      (
        .deleteText, .deleteText(0..<character.unicodeScalars.count), character, longer
      ),
    ]
    for (kind, request, argument, expected) in steps {
      let (trial, after) = await make(
        kind, request, argument, node, object, facts, expected: expected, found: \.text)
      await record(trial)
      guard trial.answer != .left, let after else { return }
      facts = after
      guard trial.answer == .yes, trial.found == expected else { break }
    }
    if facts.text != original {
      _ = await runner.make(.text(original), of: object)
      let restored = await runner.state(of: object, node.interfaces)?.text
      markRestored(restored == original)
    }
  }

  mutating func markRestored(_ isRestored: Bool) {
    guard !isRestored, let last = evidence.trials.indices.last else { return }
    evidence.trials[last].isRestored = false
  }

  mutating func trySelection(
    _ node: Node, _ object: ObjectReference, _ before: ElementFacts
  ) async {
    if let list = KeyedList(node, object, in: snapshot) {
      await disclosePages(of: node, list, object)
      return await giveBackFocus()
    }
    let children = node.children.compactMap { context[$0] }
    let selected = children.indices.filter { children[$0].states[.selected] }
    guard
      let index = children.indices.first(where: { place in
        let child = children[place]
        return !child.states[.selected] && child.states[.showing] && child.states[.selectable]
          && child.states[.sensitive]
      }), let child = snapshot.references[children[index].id]
    else { return }
    let name = ElementState(children[index], isWindow: false, isLive: false).place
    guard
      await choose(.select, .selectChild(index), name, node, object, child, before, expected: "on")
    else { return }
    await disclosePages(of: node, object, after: index)
    if node.states[.multiselectable], let facts = await runner.state(of: object, node.interfaces) {
      guard
        await choose(
          .deselect, .deselectChild(index), name, node, object, child, facts, expected: "off")
      else { return }
      if children.count < 1000, let facts = await runner.state(of: object, node.interfaces) {
        let (trial, _) = await make(
          .selectAll, .selectAll, "", node, object, facts, expected: "\(children.count)",
          found: { $0.selectedCount.map { "\($0)" } })
        await record(trial)
        guard trial.answer != .left else { return }
      }
      _ = await runner.make(.clearSelection, of: object)
    }
    for place in selected { _ = await runner.make(.selectChild(place), of: object) }
    if selected.isEmpty { _ = await runner.make(.deselectChild(index), of: object) }
    let restored = await runner.state(of: object, node.interfaces)?.selectedCount
    markRestored(node.role == .table || restored == selected.count)
    await giveBackFocus()
  }

  /// What had the focus may stand on a page that is hidden again: a dialog that opens next gives it back
  /// to nothing then.
  private func giveBackFocus() async {
    guard look != nil, let focus, let state = await runner.read(), !state.hasFocus else { return }
    _ = await runner.make(.focus, of: focus)
  }

  /// Selects or deselects one child; false where nothing more can be tried.
  private mutating func choose(
    _ kind: ActionTrial.Kind, _ request: ElementRequest, _ name: String, _ node: Node,
    _ object: ObjectReference, _ child: ObjectReference, _ before: ElementFacts, expected: String
  ) async -> Bool {
    var (trial, _) = await make(
      kind, request, name, node, object, before, expected: nil, found: { _ in nil })
    if trial.answer == .yes {
      var state = await runner.state(of: child, InterfaceSet([.accessible]))
      let end = ContinuousClock.now + Self.patience
      var later = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
      while let facts = state, facts.states[.selected] != (expected == "on"),
        ContinuousClock.now < end
      {
        await runner.next(&later)
        state = await runner.state(of: child, InterfaceSet([.accessible]))
      }
      trial.expected = expected
      trial.found = state.map { $0.states[.selected] ? "on" : "off" }
    }
    // Of a table that is asked to show its pages nobody has said that a cell can be chosen alone.
    if node.role != .table || trial.answer == .left { await record(trial) }
    return trial.answer == .yes
  }
}
