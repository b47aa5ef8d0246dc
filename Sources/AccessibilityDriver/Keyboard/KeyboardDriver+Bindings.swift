// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Keys of one window; more are not pressed.
  private static let bindingLimit = 20
  /// Keys that could choose, send or delete what nobody meant.
  private static let unsafe: Set<String> = [
    "Return", "KP_Enter", "space", "Delete", "BackSpace", "Tab", "Escape",
  ]
  /// Keys that close windows and end programs, whatever is read behind an item.
  private static let ending: Set<String> = ["Ctrl+W", "Alt+F4"]
  /// GTK gives the mnemonic of a field's label as the key of the action that is the field's Enter.
  private static let fields: Set<Role> = [.text, .entry, .passwordText, .spinButton]
  /// More that a key changes are another page, and no message.
  private static let mostDifferences = 12
  /// An application that draws a window answers within it.
  private static let shortestSilence = Duration.seconds(2)
  /// A quarter of a second is GTK's ACTIVATE_TIMEOUT.
  private static let delayOfActions = Duration.milliseconds(400)
  /// How many times Escape may close what a key or an action opened.
  private static let escapeLimit = 3

  /// Presses the keys that actions name, and then performs the actions, and notes what each of them
  /// changed.
  func tryBindings(_ record: inout KeyboardWalk) async throws(DriverError) {
    guard let window = snapshot.tree[record.window] else { return }
    let shown = snapshot.withInferredShowing.tree
    var stack = window.children
    var nodes: [Node] = []
    while let id = stack.popLast() {
      guard let node = snapshot.tree[id] else { continue }
      stack += node.children
      let isWritten = writtenKeys(of: node, record) != nil
      let isThere = Self.menuItems.contains(node.role) || shown[id]?.states[.showing] == true
      if node.states[.showing] || isWritten && isThere,
        node.states[.enabled] || node.states[.sensitive]
      {
        nodes.append(node)
      }
    }
    // What may end the dialog or the program comes last.
    let isLast: (Node) -> Bool = { [isDialog = window.isDialog] node in
      node.role == .button && (isDialog || ClosingWords.close(node.name))
    }
    nodes = nodes.filter { !isLast($0) } + nodes.filter(isLast)
    var pressed = 0
    restless = nil
    for node in nodes {
      for action in node.actions {
        guard let binding = keys(of: action, node, record) else { continue }
        if restless == nil { restless = await changingByThemselves() }
        var trial = KeyBindingTrial(element: node.id, action: action.name, keys: binding.label)
        trial.gap = hindrance(binding, action, node)
        if trial.gap == nil, pressed >= Self.bindingLimit {
          trial.gap = "\(Self.bindingLimit) keys of its window were pressed before"
        }
        if trial.gap == nil, isOutOfTime { trial.gap = Self.overtime }
        if trial.gap == nil, await hasLeft(node) {
          trial.gap = "it was not showing any more when its turn came"
        }
        if trial.gap == nil { try await tryBinding(binding, action, node, &trial) }
        if trial.gap == nil { pressed += 1 }
        record.bindings.append(trial)
      }
    }
  }

  private func keys(
    of action: Action, _ node: Node, _ record: KeyboardWalk
  ) -> KeyBinding? {
    let written = action == node.actions.first ? writtenKeys(of: node, record) : nil
    let named = Accelerator.binding(of: action.keyBinding)
    // GTK 4 names the Space bar of each button that has the focus.
    let isOfAnyButton =
      named.map { $0.modifiers.isEmpty && Self.unsafe.contains($0.key.name) } ?? true
    return isOfAnyButton ? written ?? named : named
  }

  /// The elements that change within half a second while nobody touches the application, as a line that moves does.
  func changingByThemselves() async -> Set<ElementID> {
    guard let before = await state() else { return [] }
    try? await Task.sleep(for: limits.settling)
    guard let after = await state() else { return [] }
    let changes = StateDifference(ids: watch.elements).changes(from: before, to: after)
    return Set(changes.compactMap(\.element))
  }

  /// The keys that stand behind a tab or several spaces in the name of a menu's item: a program writes them
  /// there by hand, whether it listens to them or not.
  ///
  /// So are those in brackets at the end of a button's tool tip or name, as "Load again (F5)", and those that are
  /// drawn behind an item where a toolkit publishes what it listens to, of a program that is started for this.
  private func writtenKeys(of node: Node, _ record: KeyboardWalk) -> KeyBinding? {
    if [.button, .toggleButton].contains(node.role) {
      return Self.keysInBrackets(of: node.description) ?? Self.keysInBrackets(of: node.name)
    }
    if limits.writes, let drawn = record.menuKeys[node.id], !Self.ending.contains(drawn),
      !snapshot.application.toolkit.mayHave(.hidesKeysOfMenus)
    {
      return Accelerator.binding(of: drawn)
    }
    guard node.role == .menuItem, let gap = node.name.firstMatch(of: /(?:\t|\s{2,})(\S+)$/) else {
      return nil
    }
    return Accelerator.binding(of: String(gap.1))
  }

  private static func keysInBrackets(of words: String) -> KeyBinding? {
    guard words.hasSuffix(")"), let bracket = words.lastIndex(of: "(") else { return nil }
    let keys = Accelerator.binding(of: String(words[words.index(after: bracket)...].dropLast()))
    let isSafe = keys.map { !$0.modifiers.isEmpty || $0.key.name.contains(/^F\d+$/) } ?? false
    return isSafe ? keys : nil
  }

  /// Whether it showed as the walk began, and does no more: another page is there now.
  private func hasLeft(_ node: Node) async -> Bool {
    guard node.states[.showing], !snapshot.showsWindowsAlone,
      let reference = watch.reference(node.id)
    else { return false }
    return await reader.states(of: [reference])[reference]?[.showing] == false
  }

  private func tryBinding(
    _ binding: KeyBinding, _ action: Action, _ node: Node, _ trial: inout KeyBindingTrial
  ) async throws(DriverError) {
    guard let start = try await prepare(node) else {
      trial.gap =
        await hasEnded("an earlier key") ?? "what an earlier key opened could not be closed again"
      return
    }
    trace("\(binding.label) for \(action.name) of \(Self.text(node))")
    hasAnnounced = false
    let outcome = try await pressed(binding, from: start, node)
    trial.keyChanges = outcome.changes
    if outcome.differences.count <= Self.mostDifferences {
      trial.differences = outcome.differences
      trial.announces = hasAnnounced
    }
    // Once its action has ended the program, nothing is pressed again. Of two elements with one key the
    // first press may choose the one that has the focus.
    if trial.keyChanges.isEmpty, node.role == .button, ClosingWords.close(node.name),
      let again = try await prepare(node)
    {
      trial.keyChanges = try await pressed(binding, from: again, node).changes
    }
    guard let middle = try await prepare(node) else {
      trial.gap = await hasEnded("its keys") ?? "what its keys opened could not be closed again"
      return
    }
    do {
      try await reader.perform(action.name, on: node.id, of: snapshot)
    } catch {
      trial.gap = "the action could not be performed"
      return
    }
    let done = await self.outcome(since: middle)
    guard done.state != nil else {
      // A dialog that runs inside of the action keeps a program of GTK 3 silent until it is closed.
      if !isInOwnWindow() { _ = try await closeOpened(byKey: false) }
      if await hasEnded("the action") == nil {
        trial.gap = "the application did not answer after the action"
      } else if trial.keyChanges.isEmpty {
        trial.gap = "the action ended the application"
      } else {
        // Its keys did something, and not that.
        trial.actionChanges = ["whether the application runs"]
      }
      return
    }
    trial.actionChanges = done.changes
    try await restore(middle, done, node)
    // Once more, for a key that came while the application was busy with what was before it.
    if !trial.actionChanges.isEmpty, trial.keyChanges.isDisjoint(with: trial.actionChanges),
      let end = try await prepare(node)
    {
      // What it did the first time may be done: the second time need not change anything.
      trial.keyChanges.formUnion(try await pressed(binding, from: end, node).changes)
    }
  }

  private func hasEnded(_ cause: String) async -> String? {
    await reader.windows(of: snapshot.application).isEmpty ? "\(cause) ended the application" : nil
  }

  /// What keys change; it is taken back.
  private func pressed(
    _ binding: KeyBinding, from start: ApplicationState, _ node: Node
  ) async throws(DriverError) -> Outcome {
    try keyboard.press(binding)
    let outcome = await outcome(since: start, byKey: true)
    try await restore(start, outcome, node)
    return outcome
  }

  private func hindrance(_ binding: KeyBinding, _ action: Action, _ node: Node) -> String? {
    let texts = [node.name, action.name, action.label]
    if Self.unsafe.contains(binding.key.name)
      || (limits.policy ?? (try? ActionPolicy()))?.objection(to: texts, mayEnd: false) != nil
    {
      return "pressing its keys could do harm"
    }
    if Self.fields.contains(node.role), action.name.lowercased() == "activate" {
      return "the key of its label gives it the focus"
    }
    // Escape, which is tried at the end, finds it open.
    if scene?.node.isDialog == true, node.role == .button, ClosingWords.close(node.name) {
      return "its keys would close the dialog"
    }
    return keyboard.canPress(binding) ? nil : "the keyboard has no such key"
  }

  /// Gives the window the keyboard and the element the focus, or where it takes none what had it at first:
  /// a control may keep keys for itself. nil where the window does not get the keyboard.
  private func prepare(_ node: Node) async throws(DriverError) -> ApplicationState? {
    guard let scene else { return nil }
    // A dialog may come late, when what an action changed at once has been noted.
    if !isInOwnWindow() { _ = try await closeOpened() }
    if display.activeWindow != scene.window.id { try display.activate(scene.window) }
    var look = await watch.look()
    let holder = node.states[.focusable] ? node.id : snapshot.tree.focus
    if let holder, watch.element(look.focus) != holder {
      try? await reader.grabFocus(holder, of: snapshot)
      look = await watch.look()
    }
    let end = ContinuousClock.now + limits.settling
    while display.activeWindow != scene.window.id
      || (node.states[.focusable] && watch.element(look.focus) != node.id),
      ContinuousClock.now < end
    {
      await watch.untilNews(within: .milliseconds(20))
      look = await watch.look()
    }
    self.scene?.look = look
    guard display.activeWindow == scene.window.id else { return nil }
    return await state()
  }

  /// Closes what opened, and puts the element's value back.
  private func restore(
    _ start: ApplicationState, _ outcome: Outcome, _ node: Node
  ) async throws(DriverError) {
    guard !outcome.changes.isEmpty, let scene else { return }
    var last = outcome.state
    for _ in 0..<Self.escapeLimit where !scene.node.isDialog {
      guard let now = last, hasOpened(from: start, to: now) else { break }
      try keyboard.press(KeyBinding(.escape))
      last = await self.outcome(since: now, byKey: true).state
    }
    if let reference = watch.reference(node.id), let value = start.elements[reference]?.value {
      try? await reader.setValue(value, of: node.id, of: snapshot)
    }
  }

  /// Whether something is on the screen that was not: a menu, a dialog.
  private func hasOpened(from start: ApplicationState, to now: ApplicationState) -> Bool {
    StateDifference(ids: [:]).changes(from: start, to: now).contains { change in
      (change.property == .presence || change.property == .window) && change.to == "showing"
    }
  }

  /// Everything that an assistive technology can read of the application; nil where it is silent, or has
  /// ended. What it has told before is no news then.
  func state() async -> ApplicationState? {
    takeEvents()
    // A read of an application that answers nothing takes its time.
    let root = try? await reader.facts(
      of: snapshot.application.object, interfaces: InterfaceSet([.accessible]),
      within: Self.shortestSilence)
    guard root != nil else { return nil }
    guard let now = try? await reader.read(snapshot.application, memory: memory),
      now.tree.count > 1
    else { return nil }
    return ApplicationState(now.withInferredShowing)
  }

  /// What a key or an action has come to.
  private struct Outcome {
    var changes: Set<String> = []
    var differences: [ObservedChange] = []
    /// How the application stood in the end; nil where it could not be read.
    var state: ApplicationState?
  }

  /// What is different as soon as something is, and has come to rest: one change may come after
  /// another. The focus may come to an element by itself.
  private func outcome(since start: ApplicationState, byKey: Bool = false) async -> Outcome {
    var patience = patience(forKey: byKey)
    let end = ContinuousClock.now + limits.settling
    let due = ContinuousClock.now + Self.delayOfActions
    while true {
      let isLast = await untilNews(&patience)
      await untilRest(&patience)
      guard let now = await state() else { return Outcome() }
      let changes = Self.lasting(StateDifference(ids: watch.elements).changes(from: start, to: now))
        .filter { change in change.element.map { restless?.contains($0) != true } ?? true }
      // GTK 3 shows a button pressed for a quarter of a second before it does what it is for.
      if isLast, changes.isEmpty, now.isPassing(since: start), ContinuousClock.now < end {
        await untilNewEvent(within: TrialRunner.briefPause)
        continue
      }
      // GTK 4 does so too, and says nothing meanwhile.
      if isLast, !byKey, changes.isEmpty, ContinuousClock.now < due {
        await untilNewEvent(within: due - .now)
        continue
      }
      if isLast || !changes.isEmpty {
        return Outcome(changes: words(of: changes), differences: changes, state: now)
      }
    }
  }

  /// Without what an element only passes through: a button that is drawn pressed while it is clicked.
  private static func lasting(_ changes: [ObservedChange]) -> [ObservedChange] {
    changes.filter { change in
      !(change.property == .state && change.role == Role.button.name
        && [State.pressed.name, State.armed.name].contains(change.detail))
    }
  }

  private func words(of changes: [ObservedChange]) -> Set<String> {
    Set(
      changes.map { change in
        let subject = [change.property.rawValue, change.detail].filter { !$0.isEmpty }
        return subject.joined(separator: " ") + " of "
          + (change.property == .name ? change.role : change.place)
      })
  }
}
