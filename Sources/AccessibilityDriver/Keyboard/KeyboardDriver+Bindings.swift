// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Actions of one window; more are not tried.
  private static let bindingLimit = 20
  /// Keys that could choose, send or delete what nobody meant.
  private static let unsafe: Set<String> = [
    "Return", "KP_Enter", "space", "Delete", "BackSpace", "Tab", "Escape",
  ]
  /// Words of actions and names that nobody should be surprised by, in small letters.
  private static let harmful = [
    "delete", "remove", "erase", "quit", "exit", "close", "send", "format", "install", "shut",
    "log out", "logout", "print", "pay", "buy", "reset",
  ]

  /// Presses the keys that actions name, and then performs the actions, and notes which of them
  /// changed something.
  func tryBindings(_ record: inout KeyboardWalk) async throws(DriverError) {
    guard let window = snapshot.tree[record.window] else { return }
    var stack = window.children
    while let id = stack.popLast() {
      guard let node = snapshot.tree[id] else { continue }
      stack += node.children
      guard node.states[.showing], node.states[.enabled] || node.states[.sensitive] else {
        continue
      }
      for action in node.actions {
        guard record.bindings.count < Self.bindingLimit, !isOutOfTime else { return }
        guard let binding = Accelerator.binding(of: action.keyBinding) else { continue }
        record.bindings.append(try await tryBinding(binding, action, node))
      }
    }
  }

  private func tryBinding(
    _ binding: KeyBinding, _ action: Action, _ node: Node
  ) async throws(DriverError) -> KeyBindingTrial {
    var trial = KeyBindingTrial(element: node.id, action: action.name, keys: binding.label)
    let words = (node.name + " " + action.name + " " + action.label).lowercased()
    if Self.unsafe.contains(binding.key.name) || Self.harmful.contains(where: words.contains) {
      trial.gap = "pressing it could do harm"
      return trial
    }
    guard keyboard.canPress(binding) else {
      trial.gap = "the keyboard has no such key"
      return trial
    }
    if node.states[.focusable] { try? await reader.grabFocus(node.id, of: snapshot) }
    let end = ContinuousClock.now + limits.settling
    var look = await watch.look()
    while node.states[.focusable], watch.element(look.focus) != node.id, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(20))
      look = await watch.look()
    }
    scene?.look = look
    let before = await reading()
    try keyboard.press(binding)
    trial.keyHasEffect = await hasChanged(since: before)
    let between = await reading()
    do {
      try await reader.perform(action.name, on: node.id, of: snapshot)
      trial.actionHasEffect = await hasChanged(since: between)
    } catch {
      trial.actionHasEffect = false
    }
    return trial
  }

  /// Everything that an assistive technology can read of the application.
  private func reading() async -> String? {
    (try? await reader.read(snapshot.application)).map { TreeText($0.tree).text }
  }

  private func hasChanged(since before: String?) async -> Bool {
    let end = ContinuousClock.now + limits.settling
    repeat {
      if await reading() != before { return true }
      try? await Task.sleep(for: .milliseconds(30))
    } while ContinuousClock.now < end
    return false
  }
}
