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
  /// How many times Escape may close what a key or an action opened.
  private static let escapeLimit = 3

  /// Presses the keys that actions name, and then performs the actions, and notes what each of them
  /// changed.
  func tryBindings(_ record: inout KeyboardWalk) async throws(DriverError) {
    guard let window = snapshot.tree[record.window] else { return }
    var stack = window.children
    var pressed = 0
    while let id = stack.popLast() {
      guard let node = snapshot.tree[id] else { continue }
      stack += node.children
      guard node.states[.showing], node.states[.enabled] || node.states[.sensitive] else {
        continue
      }
      for action in node.actions {
        guard pressed < Self.bindingLimit, !isOutOfTime else { return }
        guard let binding = Accelerator.binding(of: action.keyBinding) else { continue }
        let trial = try await tryBinding(binding, action, node)
        if trial.gap == nil { pressed += 1 }
        record.bindings.append(trial)
      }
    }
  }

  private func tryBinding(
    _ binding: KeyBinding, _ action: Action, _ node: Node
  ) async throws(DriverError) -> KeyBindingTrial {
    var trial = KeyBindingTrial(element: node.id, action: action.name, keys: binding.label)
    trial.gap = hindrance(binding, action, node)
    guard trial.gap == nil else { return trial }
    guard let start = try await prepare(node) else {
      trial.gap = "what an earlier key opened could not be closed again"
      return trial
    }
    try keyboard.press(binding)
    trial.keyChanges = await changes(since: start, byKey: true)
    try await restore(start, trial.keyChanges, node)
    guard let middle = try await prepare(node) else {
      trial.gap = "what its keys opened could not be closed again"
      return trial
    }
    do {
      try await reader.perform(action.name, on: node.id, of: snapshot)
      trial.actionChanges = await changes(since: middle)
    } catch {
      trial.gap = "the action could not be performed"
    }
    try await restore(middle, trial.actionChanges, node)
    // Once more, for a key that came while the application was busy.
    if trial.gap == nil, trial.keyChanges.isEmpty, !trial.actionChanges.isEmpty,
      let end = try await prepare(node)
    {
      try keyboard.press(binding)
      trial.keyChanges = await changes(since: end, byKey: true)
      try await restore(end, trial.keyChanges, node)
    }
    return trial
  }

  private func hindrance(_ binding: KeyBinding, _ action: Action, _ node: Node) -> String? {
    let texts = [node.name, action.name, action.label]
    if Self.unsafe.contains(binding.key.name)
      || (try? ActionPolicy())?.objection(to: texts) != nil
    {
      return "pressing its keys could do harm"
    }
    return keyboard.canPress(binding) ? nil : "the keyboard has no such key"
  }

  /// Gives the window the keyboard and the element the focus; nil where the window does not get it.
  private func prepare(_ node: Node) async throws(DriverError) -> ApplicationState? {
    guard let scene else { return nil }
    if display.activeWindow != scene.window.id { try display.activate(scene.window) }
    if node.states[.focusable] { try? await reader.grabFocus(node.id, of: snapshot) }
    let end = ContinuousClock.now + limits.settling
    var look = await watch.look()
    while display.activeWindow != scene.window.id
      || (node.states[.focusable] && watch.element(look.focus) != node.id),
      ContinuousClock.now < end
    {
      try? await Task.sleep(for: .milliseconds(20))
      look = await watch.look()
    }
    self.scene?.look = look
    guard display.activeWindow == scene.window.id else { return nil }
    return await state()
  }

  /// Closes what opened, and puts the element's value back.
  private func restore(
    _ start: ApplicationState, _ changes: Set<String>, _ node: Node
  ) async throws(DriverError) {
    guard !changes.isEmpty, let scene else { return }
    let isDialog = scene.node.role == .dialog || scene.node.role == .alert
    for _ in 0..<Self.escapeLimit where !isDialog {
      guard let now = await state(), hasOpened(from: start, to: now) else { break }
      try keyboard.press(KeyBinding(.escape))
      _ = await self.changes(since: now, byKey: true)
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

  /// Everything that an assistive technology can read of the application.
  private func state() async -> ApplicationState? {
    (try? await reader.read(snapshot.application)).map { ApplicationState($0) }
  }

  /// What is different as soon as something is; the focus may come to an element by itself.
  private func changes(
    since start: ApplicationState, byKey: Bool = false
  ) async -> Set<String> {
    var patience = patience(forKey: byKey)
    while true {
      let isLast = isOver(&patience)
      if let now = await state() {
        let changes = StateDifference(ids: [:]).changes(from: start, to: now)
        if !changes.isEmpty { return await settled(changes, start) }
      }
      if isLast { return [] }
      try? await Task.sleep(for: .milliseconds(30))
    }
  }

  /// The whole of it: one change may come after another.
  private func settled(
    _ changes: [ObservedChange], _ start: ApplicationState
  ) async -> Set<String> {
    try? await Task.sleep(for: .milliseconds(60))
    let last = await state().map { StateDifference(ids: [:]).changes(from: start, to: $0) } ?? []
    return Set(
      (changes + last).map { change in
        let subject = [change.property.rawValue, change.detail].filter { !$0.isEmpty }
        return subject.joined(separator: " ") + " of "
          + (change.property == .name ? change.role : change.place)
      })
  }
}
