// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Windows that are closed in one direction, so that the walk can go on.
  static let mostOpened = 8

  func isInOwnWindow() -> Bool {
    guard let scene else { return false }
    return display.activeWindow == scene.window.id
  }

  /// A modal dialog takes every key from the windows behind it; where it opened when the program had been
  /// read, nobody knows what is in it.
  func refuseWindowBehindDialog() async throws(DriverError) {
    guard let scene else { return }
    let own = watch.reference(scene.node.id)
    let others = await reader.windows(of: snapshot.application).filter { other in
      guard other != own else { return false }
      guard scene.node.states[.modal], let known = watch.element(other) else { return true }
      // Of two that are modal, the keys were the one's that was active when the program was read.
      return !scene.node.states[.active] && snapshot.tree[known]?.states[.active] ?? false
    }
    let modal = await reader.states(of: others).filter { $0.value[.modal] && $0.value[.showing] }
    if let dialog = modal.keys.first {
      let title = watch.element(dialog).flatMap { snapshot.tree[$0]?.name }
      throw .behindDialog(scene.node.name, title)
    }
  }

  /// Presses a key that may open a window, which is closed again, or show another page.
  func pressAndStay(_ key: KeyBinding) async throws(DriverError) {
    _ = try await press(key, judged: false)
    if !isInOwnWindow() { _ = try await closeOpened() }
    await stayOnPage()
  }

  /// Closes the window of the program that has opened since its walk began and has taken the keyboard,
  /// by Escape or as its title bar does; by that alone where the program is silent, and would wait for its
  /// bus with a key. What opens it again whenever the focus comes back is left for an element that did
  /// not. The title of what was closed; nil where the keyboard does not come back.
  func closeOpened(
    byKey: Bool = true, leaving way: ElementID? = nil
  ) async throws(DriverError) -> String? {
    guard let scene, let opened = await opened(besides: scene) else { return nil }
    trace("\"\(opened.title)\" has taken the keyboard, and is closed")
    if byKey { try keyboard.press(KeyBinding(.escape)) }
    let hasLeft = byKey ? await hasGone(opened) : false
    if !hasLeft {
      try display.close(opened)
      guard await hasGone(opened) else { return nil }
    }
    try display.activate(scene.window)
    let end = ContinuousClock.now + limits.settling
    while !isInOwnWindow(), ContinuousClock.now < end { await untilNewEvent(within: Self.pause) }
    guard isInOwnWindow() else { return try await closeAgain(opened.title, way) }
    repeat {
      self.scene?.look = await watch.look()
      self.scene?.stranger = nil
      if place != nil { break }
      await watch.untilNews(within: Self.pause)
    } while ContinuousClock.now < end
    return isInOwnWindow() ? opened.title : try await closeAgain(opened.title, way)
  }

  private func closeAgain(_ title: String, _ way: ElementID?) async throws(DriverError) -> String? {
    guard let way, let reference = watch.reference(way) else { return nil }
    try? await reader.request(.focus, of: reference)
    return try await closeOpened(byKey: false) == nil ? nil : title
  }

  /// The window that has the keyboard, where it is the program's and was not there at first. None has it
  /// for a moment while one opens.
  private func opened(besides scene: Scene) async -> XWindow? {
    let end = ContinuousClock.now + limits.settling
    while display.activeWindow == nil, ContinuousClock.now < end {
      await untilNewEvent(within: Self.pause)
    }
    guard let active = display.activeWindow, !scene.listed.contains(active) else { return nil }
    return display.windows().first { $0.id == active && $0.pid == scene.window.pid }
  }

  private func hasGone(_ window: XWindow) async -> Bool {
    let end = ContinuousClock.now + limits.settling
    while display.isListed(window), ContinuousClock.now < end {
      await untilNewEvent(within: Self.pause)
    }
    return !display.isListed(window)
  }

  private static let pause = Duration.milliseconds(20)

  /// The one element of the window that was said to have the focus before another window took the
  /// keyboard; nil where that is not one.
  func passed(
    _ announced: Set<ObjectReference>?, since old: ObjectReference?
  ) -> ObjectReference? {
    guard let scene, let announced else { return nil }
    let own = announced.filter { reference in
      guard reference != old, let id = watch.element(reference), let node = snapshot.tree[id] else {
        return false
      }
      return node.states[.focusable] && id != scene.node.id
        && snapshot.tree.window(of: id)?.id == scene.node.id
    }
    return own.count == 1 ? own.first : nil
  }
}
