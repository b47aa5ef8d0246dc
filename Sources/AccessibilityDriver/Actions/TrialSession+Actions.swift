// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension TrialSession {
  /// Performs an action, and compares the whole application.
  mutating func tryAction(
    _ name: String, _ kind: ActionTrial.Kind, _ node: Node, _ object: ObjectReference
  ) async {
    var trial = ActionTrial(element: node.id, kind: kind, argument: name)
    let hasFocus = kind == .action ? await takeFocus(node, object) : false
    let isPressed = kind == .action && Self.isPressed(node)
    let look = isPressed ? await pictures?.look(at: node, object) : nil
    let empty = kind == .action && node.role == .button ? await emptyFields(beside: node) : []
    var outcome = await runner.make(.action(name), of: object)
    var after: ApplicationState?
    if !outcome.isMute {
      after =
        runner.isPatient
        ? await runner.settled(&outcome, first: .zero)
        : await runner.told(&outcome, since: current)
    }
    if outcome.isMute {
      await recordMuteness(trial, outcome)
      return await discloseByKeys(node, object)
    }
    var changes = after.map { difference.changes(from: current, to: $0) } ?? []
    await write(&trial, outcome, changes)
    // A busy program may show a change before it sends any event, or begin late; one that is never at
    // rest tells of something else meanwhile.
    let tellsOfOther = changes.isEmpty && trial.events.isEmpty && !outcome.events.isEmpty
    let seemsUnfinished =
      runner.isPatient
      ? changes.isEmpty || outcome.events.isEmpty
      : tellsOfOther || !TrialDoubt(trial, in: context).isEmpty
    if outcome.answer.kind != .left, seemsUnfinished {
      after = await runner.settled(&outcome, first: TrialRunner.longPause)
      changes = after.map { difference.changes(from: current, to: $0) } ?? []
      await write(&trial, outcome, changes)
    }
    guard trial.answer != .left, let after else {
      if trial.answer != .left {
        evidence.ending = ActionTrials.silence
      }
      await record(trial)
      return
    }
    if hasFocus { trial.losesFocus = await losesFocus(in: after) }
    if kind == .action, strayFocus(from: node, object, hasFocus, in: after) != nil {
      trial.strayFocus = await settledStrayFocus(from: node, object, hasFocus)
    }
    if let look { trial.drawnChange = await drawnChange(since: look, trial, object, in: after) }
    if !empty.isEmpty, after.windows == current.windows {
      let fields = await emptyFields(beside: node)
      trial.emptyFields = fields.filter(empty.contains)
      trial.clearedFields = fields.filter { !empty.contains($0) }
    }
    if hasHidden(after) { leadingOn.insert(node.id) }
    let looks = timeOfLooks
    let stands = await disclose(after, by: node, object) { runner in
      await runner.perform(name, of: object)
    }
    let last = await discloseDialogs(ofMenuIn: stands, openedBy: name, of: object)
    var restored = await ApplicationRestoring(runner: runner)
      .restore(current, from: last, by: name, of: object)
    if let state = restored, let shown = await shownAgain(in: state, beside: node) {
      restored = shown
    }
    if let state = restored, mayFold(trial, node, state),
      let again = await runner.perform(name, of: object)
    {
      trial.folds = again.windows == current.windows && parts(of: again).isEmpty
      restored = again
    }
    if let restored, restored.windows != after.windows { runner.opened?.giveBackKeyboard() }
    trial.isRestored =
      restored.map { difference.changes(from: current, to: $0).allSatisfy(isRestless) } ?? false
    await record(trial)
    if let restored {
      current = restored
    } else {
      await noteDeparture(afterLook: timeOfLooks > looks)
      evidence.ending = evidence.ending ?? ActionTrials.silence
    }
  }

  /// Disabled elements that are asked for the same.
  struct Kind: Hashable {
    let role: Role
    let course: PlannedTrial.Course
  }

  private func kind(of trial: PlannedTrial) -> Kind? {
    guard case .disabledAction = trial.course, !WordsOfAssistants.leadOn(trial.node.name) else {
      return nil
    }
    return Kind(role: trial.node.role, course: trial.course)
  }

  /// Elements of a kind that are asked one by one; where they do nothing, the others are asked together.
  private static let enoughInert = 2

  /// Asks all disabled elements that are like others which have done nothing, and looks once whether
  /// anything has come of it. False where this one is to be tried by itself.
  mutating func tryTogether(with first: PlannedTrial, _ all: [PlannedTrial]) async -> Bool {
    guard let kind = kind(of: first), case .disabledAction(let name) = first.course,
      inert[kind, default: 0] >= Self.enoughInert, let before = await runner.read()
    else { return false }
    current = before
    isCurrentStale = false
    var heard = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    var made: [ActionTrial] = []
    runner.isPatient = false
    defer { runner.isPatient = true }
    for trial in all where self.kind(of: trial) == kind && !knows(trial) {
      guard let object = snapshot.references[trial.node.id],
        let facts = await runner.state(of: object, trial.node.interfaces),
        hindrance(trial, facts) == nil
      else { continue }
      let one = await runner.make(.action(name), of: object)
      heard.events += one.events
      guard [.yes, .no].contains(one.answer.kind), !one.answer.isWithdrawn else { continue }
      made.append(
        ActionTrial(
          element: trial.node.id, kind: .disabledAction, argument: name, answer: one.answer.kind,
          answerText: one.answer.text))
    }
    guard let after = await runner.told(&heard, since: before) else { return false }
    current = after
    if difference.changes(from: before, to: after).allSatisfy(isRestless) {
      evidence.trials += made
    } else {
      inert[kind] = nil
      acting.insert(kind)
    }
    return knows(first)
  }

  /// One that has done nothing by itself, where one of its kind has when all were asked, may have done it
  /// for good then.
  mutating func noteInertness(of trial: PlannedTrial, since made: Int) {
    guard let kind = kind(of: trial), evidence.trials.count == made + 1,
      evidence.trials[made].changes.isEmpty
    else { return }
    guard acting.contains(kind) else { return inert[kind, default: 0] += 1 }
    evidence.trials.removeLast()
    leave(trial, "it was asked together with others, and one of them has changed something then")
  }

  /// Whether an element has been asked already to do what is planned.
  func knows(_ trial: PlannedTrial) -> Bool {
    guard case .disabledAction(let name) = trial.course else { return false }
    return evidence.trials.contains {
      $0.element == trial.node.id && $0.kind == .disabledAction && $0.argument == name
    }
  }

  /// Where buttons lead on and back, the latter does; where those of a row show one page each, the one that
  /// has changed nothing shows the page that was there; nil where nothing has to be shown again, or no button does it.
  private func shownAgain(
    in state: ApplicationState, beside node: Node
  ) async -> ApplicationState? {
    guard node.role == .button, hasHidden(state), let row = context.parent(of: node) else {
      return nil
    }
    if let shown = await shownAgainByWayBack(from: state, beside: node) { return shown }
    for button in context.children(of: row) where button.role == node.role && button.id != node.id {
      let trial = evidence.trials.last {
        $0.element == button.id && $0.kind == .action && $0.answer == .yes
          && !ActionNames.isFocus($0.argument)
      }
      guard let trial, trial.changes.isEmpty, let object = snapshot.references[button.id],
        let shown = await runner.perform(trial.argument, of: object)
      else { continue }
      if !hasHidden(shown) { return shown }
    }
    return nil
  }

  /// Whether a control is gone from the screen that is there between two trials.
  func hasHidden(_ state: ApplicationState) -> Bool {
    guard state.windows == current.windows else { return false }
    return current.order.contains { reference in
      guard let then = current.elements[reference], then.states[.showing], then.states[.focusable]
      else { return false }
      return state.elements[reference]?.states[.showing] != true
    }
  }

  /// Whether a button has only shown, or only hidden, controls of its window, says nothing of that, and has
  /// not taken it back yet: asked once more it may.
  private func mayFold(_ trial: ActionTrial, _ node: Node, _ state: ApplicationState) -> Bool {
    let presences = trial.changes.filter {
      $0.property == .presence && $0.role != Role.scrollBar.name && $0.role != Role.filler.name
    }
    return trial.kind == .action && trial.answer == .yes && node.role == .button
      && !trial.changes.contains { $0.property == .window } && state.windows == current.windows
      && !parts(of: state).isEmpty
      && Set(presences.map { $0.to == "showing" }).count == 1
      && !trial.changes.contains { isTold($0, of: trial.element) }
  }

  /// Controls that are there and were not, or the other way round. Bars that scroll come and go later.
  private func parts(of state: ApplicationState) -> [ObservedChange] {
    difference.changes(from: current, to: state).filter {
      $0.property == .presence && Self.folding.contains($0.role)
    }
  }

  /// AT-SPI's names of what stands in a part that folds.
  private static let folding = Set(
    [
      Role.button, .toggleButton, .checkBox, .radioButton, .switchControl, .entry, .text,
      .comboBox, .spinButton, .slider, .list, .listBox, .table, .treeTable, .tree,
    ].map(\.name))

  /// What such an action has changed nobody can read, but for what is left when its window is closed.
  private mutating func recordMuteness(
    _ trial: ActionTrial, _ outcome: TrialRunner.Outcome
  ) async {
    var trial = trial
    let hasWoken = await runner.wake()
    // What its events told cannot be compared any more: the focus has come back.
    var outcome = outcome
    outcome.events = []
    await write(&trial, outcome, [])
    trial.answer = .silence
    if hasWoken, let state = await runner.read() {
      trial.answerText = "before its window was closed: a dialog may run inside of the action"
      trial.isRestored = difference.changes(from: current, to: state).allSatisfy(isRestless)
      current = state
    } else if await runner.leaves() {
      trial.answer = .left
    } else {
      evidence.ending = ActionTrials.silence
    }
    await record(trial)
  }

  private func write(
    _ trial: inout ActionTrial, _ outcome: TrialRunner.Outcome, _ changes: [ObservedChange]
  ) async {
    trial.answer = outcome.answer.kind
    trial.answerText = outcome.answer.text
    trial.isWithdrawn = outcome.answer.isWithdrawn
    trial.changes = changes.filter { !isRestless($0) }
    trial.lostEvents = outcome.lost
    trial.events = await truth.observed(outcome.events)
  }

  /// What changes by itself is not the action's doing.
  func isRestless(_ change: ObservedChange) -> Bool {
    evidence.idleChanges?.contains {
      $0.element == change.element && $0.property == change.property
        && ($0.element != nil || $0.role == change.role)
    } ?? false
  }

  /// A person who presses a button by a key has the focus on it. False where it does not take it.
  private mutating func takeFocus(_ node: Node, _ object: ObjectReference) async -> Bool {
    guard Self.isPressed(node) else { return false }
    _ = await runner.make(.focus, of: object)
    guard let state = await runner.read() else { return false }
    current = state
    return state.elements[object]?.states[.focused] == true
  }

  private static func isPressed(_ node: Node) -> Bool {
    node.role == .button && node.states[.focusable]
  }

  /// nil where the element has got the focus or lost it, or says itself that it is another one.
  private func drawnChange(
    since look: TrialPictures.Look, _ trial: ActionTrial, _ object: ObjectReference,
    in after: ApplicationState
  ) async -> DrawnChange? {
    guard trial.answer == .yes, after.windows == current.windows,
      after.elements[object]?.states[.focused] == current.elements[object]?.states[.focused],
      !trial.changes.contains(where: { isTold($0, of: trial.element) })
    else { return nil }
    return await pictures?.change(since: look, of: object)
  }

  /// A change of the element itself, of a part of it, or a menu that it has opened.
  private func isTold(_ change: ObservedChange, of element: ElementID) -> Bool {
    if [Role.menu, .menuItem, .popupMenu].contains(where: { $0.name == change.role }) {
      return true
    }
    guard let node = change.element.flatMap({ context[$0] }) else { return false }
    return node.id == element || context.ancestors(of: node).contains { $0.id == element }
  }

  /// nil where another window has come or the own one has gone, and where that cannot be read.
  private func losesFocus(in after: ApplicationState) async -> Bool? {
    guard after.windows == current.windows else { return nil }
    if after.hasFocus { return false }
    // It may be on its way.
    var later = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    guard let state = await runner.settled(&later, first: TrialRunner.longPause),
      state.windows == current.windows
    else { return nil }
    return state.hasFocus ? false : state.hasActiveWindow ? true : nil
  }

  /// It may be on its way.
  private func settledStrayFocus(
    from node: Node, _ object: ObjectReference, _ hadFocus: Bool
  ) async -> String? {
    var later = TrialRunner.Outcome(answer: .init(kind: .yes, text: ""), events: [], lost: 0)
    return await runner.settled(&later, first: TrialRunner.longPause)
      .flatMap { strayFocus(from: node, object, hadFocus, in: $0) }
  }

  /// What has got the focus outside of the list in which a button was that is gone, while others are there.
  private func strayFocus(
    from node: Node, _ object: ObjectReference, _ hadFocus: Bool, in after: ApplicationState
  ) -> String? {
    guard after.elements[object]?.states[.showing] != true, after.windows == current.windows,
      let list = context.ancestors(of: node).first(where: {
        PointerScene.withItems.contains($0.role)
      }), let holder = snapshot.references[list.id].flatMap(after.node)
    else { return nil }
    let tree = after.snapshot.tree
    let states = Dictionary(uniqueKeysWithValues: tree.depthFirst.map { ($0.id, $0.states) })
    guard let focus = FocusChoice(tree: tree, states: states).element.flatMap({ tree[$0] }),
      let place = after.snapshot.references[focus.id], !tree.isWithin(focus.id, holder.id)
    else { return nil }
    // What comes to be pressed in its place, as to take it back, may well take the focus.
    let known = current.elements[place]?.states ?? []
    let takes = tree.depthFirst.contains { other in
      other.role == node.role && other.states[.focusable] && other.states[.showing]
        && tree.isWithin(other.id, holder.id)
    }
    guard takes, known[.showing], hadFocus || !known[.focused] else { return nil }
    return KeyboardDriver.text(focus) + ", outside of " + KeyboardDriver.text(list)
  }
}
