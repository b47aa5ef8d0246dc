// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerDesk {
  /// What a hand opens something by, and people who have none by keys.
  enum Gesture: Sendable {
    case rightClick, doubleClick

    /// The keys that ask for a context menu on every desktop, and the one that opens a row: in Qt Space edits it.
    var keys: [KeyBinding] {
      switch self {
      case .rightClick: [KeyBinding(.menu), KeyBinding("F10", .shift)]
      case .doubleClick: [KeyBinding(.return)]
      }
    }
  }

  /// What came of looking for a menu of the right button, or for a window of a double click.
  enum MenuAnswer: Hashable, Sendable {
    /// The hand opens none, or a key opens one too.
    case fine
    case byPointerAlone
    /// Completes "not tested: ...".
    case untried(String)
  }

  /// For a menu to open, and by a key on a busy machine.
  private static let opening = Duration.milliseconds(700)
  private static let patience = Duration.seconds(3)

  /// Whether a hand opens a menu or a window at the place which no key opens while the element has the
  /// focus. It is closed by Escape each time; nothing in it is chosen.
  func answer(
    at place: PointerScene.Place, to gesture: Gesture
  ) async throws(DriverError) -> MenuAnswer {
    let before = windows()
    guard try await opens(gesture, at: place, besides: before, within: Self.opening) else {
      return .fine
    }
    guard try await closesMenus(to: before) else {
      return .untried("Escape left open what the pointer had opened")
    }
    if instance.snapshot.tree[place.element]?.states[.focusable] ?? false {
      // Qt's views take the focus from a hand alone.
      try click(place.x, place.y)
      try? await instance.reader.grabFocus(place.element, of: instance.snapshot)
      guard await hasFocus(place.element) else { return .untried("the focus did not come to it") }
    }
    for key in gesture.keys where keyboard.canPress(key) {
      try keyboard.press(key)
      guard await hasMore(than: before, within: Self.patience) else { continue }
      _ = try await closesMenus(to: before)
      return .fine
    }
    // Only of a program that still answers it is known that the keys did nothing.
    guard try await opens(gesture, at: place, besides: before, within: Self.patience) else {
      return .untried("what the pointer had opened came once, and not again")
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
    // In Qt a header of a view beside it may come because it was read.
    let holder = scene.context[place.element]?.frame
    return after.tree.depthFirst.first { node in
      node.states[.showing] && !node.states[.focusable] && context.isExposedControl(node)
        && !(after.references[node.id].map(shown.contains) ?? true)
        && node.frame.map { frame in
          !frame.isEmpty && frame.y <= place.y && frame.maxY >= place.y
            && (holder.map { frame.x < $0.maxX && frame.maxX > $0.x } ?? true)
        } ?? false
    }
  }

  /// Whether the first row of a list, dragged below the second one, stands there then.
  func movesRow(of list: ElementID) async throws(DriverError) -> Bool {
    let before = await rows(of: list)
    let names = before.map(\.name)
    guard names.count > 1, Set(names).count == names.count, let one = before[0].frame,
      let other = before[1].frame
    else { return false }
    let x = other.x + min(40, other.width / 2)
    try await pass(x, one.y + one.height / 2)
    try drag([
      (x, one.y + one.height / 2), (x, other.y + other.height * 0.8),
      (x, other.y + other.height * 0.9),
    ])
    return await comes(within: Self.opening * 2) {
      let now = await rows(of: list).map(\.name)
      return now.first != names.first && Set(now) == Set(names)
    }
  }

  /// Those that are seen whole and have names.
  private func rows(of list: ElementID) async -> [Node] {
    guard let wanted = instance.snapshot.references[list], let now = await read(),
      let node = now.tree.depthFirst.first(where: { now.references[$0.id] == wanted })
    else { return [] }
    return node.children.compactMap { now.tree[$0] }.filter { row in
      PointerScene.items.contains(row.role) && row.states[.showing] && !row.name.isEmpty
        && row.frame.map { !$0.isEmpty } ?? false
    }
  }

  private func opens(
    _ gesture: Gesture, at place: PointerScene.Place, besides before: Set<UInt32>,
    within time: Duration
  ) async throws(DriverError) -> Bool {
    try await pass(place.x, place.y)
    switch gesture {
    case .rightClick: try click(place.x, place.y, button: .right)
    case .doubleClick:
      try click(place.x, place.y)
      try click(place.x, place.y)
    }
    guard await hasMore(than: before, within: time) else { return false }
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
