// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// F10 leads to the menu bar, F6 to the next pane.
  func tryMenuKeys(_ record: inout KeyboardWalk) async throws(DriverError) {
    for key in ["F10", "F6"] as [Key] where !isOutOfTime {
      let old = scene?.look
      var step = try await press(KeyBinding(key))
      if key == "F10", let old, hasButtonLeft(record) { await untilOpen(&step, since: old) }
      record.sideSteps.append(step)
      guard key == "F10" else { continue }
      let opensMenu = if let old { hasOpenedMenu(since: old) } else { false }
      // A menu is open now, or the bar has the focus: one Escape for each. A focus that was nowhere tells
      // nothing, and Escape would close a dialog.
      let hasMoved = step.before != nil && step.after != step.before
      for _ in 0..<2 where opensMenu || hasMoved || !step.openedWindows.isEmpty {
        _ = try await press(KeyBinding(.escape))
        if place == step.before { break }
      }
    }
    // Of some GTK 3 says by no state that they are open.
    await display.closeMenus(by: keyboard)
    scene?.look = await watch.look()
  }

  /// Whether a button that may open a menu was reached by no key before.
  private func hasButtonLeft(_ record: KeyboardWalk) -> Bool {
    let reached = record.reached
    return snapshot.tree.depthFirst.contains { node in
      [.button, .toggleButton].contains(node.role) && node.states[.showing]
        && !reached.contains(node.id) && snapshot.tree.window(of: node.id)?.id == record.window
    }
  }

  /// A menu is built when it is opened for the first time. What is in it is shown first and has the focus
  /// then, and its button says last that it is open.
  private func untilOpen(_ step: inout KeyboardStep, since old: FocusWatch.Look) async {
    let end = ContinuousClock.now + Self.opening
    while await !watch.look().isDifferent(from: old), ContinuousClock.now < end {
      await watch.untilNews(within: .milliseconds(20), keeping: true)
    }
    var patience = patience()
    await untilRest(&patience)
    let look = await watch.look()
    guard look.focus != nil, look.isDifferent(from: old) else { return }
    scene?.look = look
    step.after = place
    step.changed = changes(from: old, to: look, of: Self.operated)
  }

  /// Whether a menu or an item of one is chosen, or an item shows, that was not: in GTK 3 what had
  /// the focus may say a moment longer that it has it.
  private func hasOpenedMenu(since old: FocusWatch.Look) -> Bool {
    guard let scene else { return false }
    return scene.look.states.contains { reference, states in
      guard let before = old.states[reference],
        let role = watch.element(reference).flatMap({ snapshot.tree[$0] })?.role
      else { return false }
      let isChosen = states[.selected] && !before[.selected]
      let isShown = states[.showing] && !before[.showing]
      return Self.menuItems.contains(role) ? isChosen || isShown : role == .menu && isChosen
    }
  }

  static let menuItems: Set<Role> = [
    .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem,
  ]

  func tryEscape(
    opensWithFocus: Bool, _ record: KeyboardWalk
  ) async throws(DriverError) -> DialogTrial {
    let keepsFocus =
      record.forwardEnd != .leftWindow && record.backwardEnd != .leftWindow
    let own = watch.reference(record.window)
    // A key that its buttons name may have closed it, or opened another one over it.
    guard isInOwnWindow() else {
      return DialogTrial(
        opensWithFocus: opensWithFocus, keepsFocus: keepsFocus, escapeCloses: nil)
    }
    // Dialogs of GTK 4.8 do not say it while they are there.
    let saysShowing = own.flatMap { scene?.look.states[$0] }?[.showing] ?? false
    var windows: [ObjectReference] = []
    var isClosed = false
    // What a key has begun, as a colour that is picked from the screen, takes the first for itself.
    for _ in 0..<2 where !isClosed && isInOwnWindow() {
      _ = try await press(KeyBinding(.escape))
      let end = ContinuousClock.now + .seconds(2)
      windows = await reader.windows(of: snapshot.application)
      while own.map(windows.contains) ?? false, ContinuousClock.now < end {
        await untilNewEvent(within: .milliseconds(50))
        let states = await reader.states(of: [own].compactMap(\.self))
        windows = await reader.windows(of: snapshot.application)
        if let own, saysShowing, states[own]?[.showing] == false { windows.removeAll { $0 == own } }
      }
      isClosed = !(own.map(windows.contains) ?? false)
    }
    var trial = DialogTrial(
      opensWithFocus: opensWithFocus, keepsFocus: keepsFocus, escapeCloses: isClosed)
    // Of a window that opens only then nobody knows the elements.
    let wasShowing = windows.contains { window in
      watch.element(window).flatMap { snapshot.tree[$0] }?.states[.showing] ?? false
    }
    if isClosed, wasShowing { trial.focusReturns = await hasFocus() }
    return trial
  }
  /// Whether an element of what is left has the focus; nil where nothing is left, as of an application that
  /// has ended with its dialog. What was behind it may have been made anew meanwhile.
  private func hasFocus() async -> Bool? {
    let end = ContinuousClock.now + .seconds(2)
    repeat {
      if await watch.look().focus != nil { return true }
      await watch.untilNews(within: .milliseconds(50))
    } while ContinuousClock.now < end
    if await watch.focusAmongNew() != nil { return true }
    return await reader.windows(of: snapshot.application).isEmpty ? nil : false
  }
}
