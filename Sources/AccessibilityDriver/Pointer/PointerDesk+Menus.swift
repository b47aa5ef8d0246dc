// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerDesk {
  /// What came of looking for a menu of the right button.
  enum MenuAnswer: Hashable, Sendable {
    /// The right button opens none, or a key opens one too.
    case fine
    case byPointerAlone
    /// Completes "not tested: ...".
    case untried(String)
  }

  /// For a menu to open, and by a key on a busy machine.
  private static let opening = Duration.milliseconds(700)
  private static let patience = Duration.seconds(3)
  /// The keys that ask for a context menu on every desktop.
  private static let menuKeys = [KeyBinding(.menu), KeyBinding("F10", .shift)]

  /// Whether the right button opens a menu at the place which neither key opens while the element has the
  /// focus. A menu is closed by Escape each time; nothing in it is chosen.
  func menu(at place: PointerScene.Place) async throws(DriverError) -> MenuAnswer {
    let before = windows()
    guard try await opensMenu(at: place, besides: before) else { return .fine }
    guard try await closesMenus(to: before) else { return .untried("Escape left its menu open") }
    if instance.snapshot.tree[place.element]?.states[.focusable] ?? false {
      // Qt's views take the focus from a hand alone.
      try click(place.x, place.y)
      try? await instance.reader.grabFocus(place.element, of: instance.snapshot)
      guard await hasFocus(place.element) else { return .untried("the focus did not come to it") }
    }
    for key in Self.menuKeys where keyboard.canPress(key) {
      try keyboard.press(key)
      guard await hasMore(than: before, within: Self.patience) else { continue }
      _ = try await closesMenus(to: before)
      return .fine
    }
    // Only of a program that still answers it is known that the keys did nothing.
    guard try await opensMenu(at: place, besides: before) else {
      return .untried("its menu came once, and not again")
    }
    return .byPointerAlone
  }

  /// A control that is there while the pointer is at the place, and takes no focus.
  func control(broughtTo place: PointerScene.Place) async throws(DriverError) -> Node? {
    await park()
    guard let before = await read() else { return nil }
    let shown = Set(
      before.tree.depthFirst.filter { $0.states[.showing] }.compactMap { before.references[$0.id] })
    try await pass(place.x, place.y)
    try? await Task.sleep(for: Self.rest)
    guard let after = await read() else { return nil }
    let context = AuditContext(snapshot: after)
    return after.tree.depthFirst.first { node in
      node.states[.showing] && !node.states[.focusable] && context.isExposedControl(node)
        && !(after.references[node.id].map(shown.contains) ?? true)
        && node.frame.map { !$0.isEmpty && $0.y <= place.y && $0.maxY >= place.y } ?? false
    }
  }

  private func opensMenu(
    at place: PointerScene.Place, besides before: Set<UInt32>
  ) async throws(DriverError) -> Bool {
    try await pass(place.x, place.y)
    try click(place.x, place.y, button: .right)
    guard await hasMore(than: before, within: Self.opening) else { return false }
    let tree = await read()?.tree
    return tree?.depthFirst.contains { $0.role == .toolTip && $0.states[.showing] } == false
  }

  private func closesMenus(to before: Set<UInt32>) async throws(DriverError) -> Bool {
    try keyboard.press(KeyBinding(.escape))
    return await comes(within: Self.patience) { windows().isSubset(of: before) } && isInPlace
  }

  private func hasMore(than before: Set<UInt32>, within time: Duration) async -> Bool {
    await comes(within: time) { !windows().isSubset(of: before) }
  }

  private func hasFocus(_ element: ElementID) async -> Bool {
    let wanted = instance.snapshot.references[element]
    return await comes(within: Self.patience) {
      guard let now = await read(),
        let node = now.tree.depthFirst.first(where: { now.references[$0.id] == wanted })
      else { return false }
      let inside = AuditContext(snapshot: now).descendants(of: node)
      return node.states[.focused] || inside.contains { $0.states[.focused] }
    }
  }

  /// Whether it is so before the time is over.
  private func comes(within time: Duration, _ isMet: () async -> Bool) async -> Bool {
    let end = ContinuousClock.now + time
    repeat {
      if await isMet() { return true }
      try? await Task.sleep(for: Self.rest)
    } while ContinuousClock.now < end
    return false
  }
}
