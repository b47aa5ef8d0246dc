// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension PointerDesk {
  /// The keys that ask for a context menu on every desktop.
  private static let menuKeys = [KeyBinding(.menu), KeyBinding("F10", .shift)]

  /// What came of looking for a key that does what the pointer does.
  enum KeyAnswer: Hashable, Sendable {
    /// The pointer does nothing, or a key does it too.
    case fine
    case byPointerAlone
    /// Completes "not tested: ...".
    case untried(String)
  }

  /// For a menu to open, and by a key on a busy machine.
  private static let opening = Duration.milliseconds(700)
  private static let patience = Duration.seconds(3)

  /// Whether the right button opens a menu at the place which no key opens while the element has the
  /// focus. It is closed by Escape each time; nothing in it is chosen.
  func menu(at place: PointerScene.Place) async throws(DriverError) -> KeyAnswer {
    let before = windows()
    guard try await opensMenu(at: place, besides: before, within: Self.opening) else {
      return .fine
    }
    guard try await closesMenus(to: before) else {
      return .untried("Escape left open what the pointer had opened")
    }
    guard try await focuses(place) else { return .untried(Self.unfocused) }
    for key in Self.menuKeys where keyboard.canPress(key) {
      try keyboard.press(key)
      guard await hasMore(than: before, within: Self.patience) else { continue }
      _ = try await closesMenus(to: before)
      return .fine
    }
    // Only of a program that still answers it is known that the keys did nothing.
    guard try await opensMenu(at: place, besides: before, within: Self.patience) else {
      return .untried(Self.once)
    }
    return .byPointerAlone
  }

  private static let unfocused = "the focus did not come to it"
  private static let once = "what the pointer had opened came once, and not again"

  /// What is open, and what the window shows.
  private struct Look {
    let windows: Set<UInt32>
    let picture: PixelMap
    /// What lies beside the list is looked at alone.
    let list: Rect
  }

  /// Whether a click on a row changes anything beside its list, and a double click more than that.
  func doubleClick(
    on row: PointerScene.Place, of list: Rect
  ) async throws(DriverError) -> (clickChanges: Bool, doesMore: Bool) {
    let untouched = try await look(beside: list)
    try await choose(row)
    let clickChanges = try await isOther(than: untouched, within: .zero)
    let chosen = try await look(beside: list)
    try doubleClick(row)
    return (clickChanges, try await isOther(than: chosen, within: Self.opening))
  }

  /// Whether neither Enter nor Space nor an action of the row does what a double click on it does, though its list
  /// has the focus.
  func keysInPlaceOfDoubleClick(
    on row: PointerScene.Place, _ item: Node, of list: Rect
  ) async throws(DriverError) -> KeyAnswer {
    try await choose(row)
    guard try await focuses(row) else { return .untried(Self.unfocused) }
    let before = try await look(beside: list)
    for key in [KeyBinding(.return), KeyBinding(.space)] where keyboard.canPress(key) {
      try keyboard.press(key)
      if try await isOther(than: before, within: Self.opening * 2) { return .fine }
    }
    if let action = item.actions.first(where: { ActionNames.isClickLike($0.name) }) {
      try? await instance.reader.perform(action.name, on: item.id, of: instance.snapshot)
      if try await isOther(than: before, within: Self.opening) { return .fine }
    }
    // Only of a program that still answers it is known that the keys did nothing.
    try doubleClick(row)
    return try await isOther(than: before, within: Self.patience)
      ? .byPointerAlone : .untried(Self.once)
  }

  private func choose(_ row: PointerScene.Place) async throws(DriverError) {
    try await pass(row.x, row.y)
    try click(row.x, row.y)
    _ = try await settled()
    // The next click is none of a double click.
    try? await Task.sleep(for: Self.doubleClickTime)
  }

  /// In GTK and Qt.
  private static let doubleClickTime = Duration.milliseconds(400)

  private func doubleClick(_ place: PointerScene.Place) throws(DriverError) {
    try click(place.x, place.y)
    try click(place.x, place.y)
  }

  private func look(beside list: Rect) async throws(DriverError) -> Look {
    Look(windows: windows(), picture: try await untouched(), list: list)
  }

  private func isOther(than look: Look, within time: Duration) async throws(DriverError) -> Bool {
    let isSeen = await comes(within: time) {
      guard windows().isSubset(of: look.windows), isInPlace, let now = try? picture() else {
        return true
      }
      return change(from: look.picture, to: now)?.outside(of: look.list, margin: 2).isEmpty == false
    }
    guard isSeen else { return false }
    let tree = await read()?.tree
    return tree?.depthFirst.contains { $0.role == .toolTip && $0.states[.showing] } != true
  }

  /// Qt's views take the focus from a hand alone.
  private func focuses(_ place: PointerScene.Place) async throws(DriverError) -> Bool {
    guard instance.snapshot.tree[place.element]?.states[.focusable] ?? false else { return true }
    try click(place.x, place.y)
    try? await instance.reader.grabFocus(place.element, of: instance.snapshot)
    return await hasFocus(place.element)
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
    _ = try await settled()
    let (before, rows) = await rows(of: list)
    let names = rows.map { Self.words(of: $0, in: before) }
    guard names.count > 1, Set(names).count == names.count, let one = rows[0].frame,
      let other = rows[1].frame
    else { return false }
    let x = other.x + min(40, other.width / 2)
    try await pass(x, one.y + one.height / 2)
    try drop([
      (x, one.y + one.height / 2), (x, other.y + other.height * 0.8),
      (x, other.y + other.height * 0.9),
    ])
    return await isReordered(list, names)
  }

  /// Whether a key that moves rows in many programs does that to the first one while it has the focus.
  func keysMoveRow(of list: ElementID) async throws(DriverError) -> Bool {
    for key in Self.movingKeys where keyboard.canPress(key) {
      let (now, rows) = await rows(of: list)
      guard let row = rows.first, let frame = row.frame else { return false }
      let parts = [row] + AuditContext(snapshot: now).descendants(of: row)
      let stop = parts.first { $0.states[.focusable] }
      // A click would press what stands in the row.
      if stop == nil || stop?.id == row.id {
        try click(frame.x + min(40, frame.width / 2), frame.y + frame.height / 2)
      }
      if let stop { try? await instance.reader.grabFocus(stop.id, of: now) }
      try keyboard.press(key)
      if await isReordered(list, rows.map { Self.words(of: $0, in: now) }) { return true }
    }
    return false
  }

  private static let movingKeys: [KeyBinding] = [
    [.alt], [.control], [.control, .shift], [.alt, .shift],
  ].map { KeyBinding(.down, $0) }

  private func isReordered(_ list: ElementID, _ names: [String]) async -> Bool {
    await comes(within: Self.opening * 2) {
      let (now, rows) = await rows(of: list)
      let words = rows.map { Self.words(of: $0, in: now) }
      return words.first != names.first && Set(words) == Set(names)
    }
  }

  /// Those of the first column that are seen whole and have names.
  private func rows(of list: ElementID) async -> (ApplicationSnapshot, [Node]) {
    guard let wanted = instance.snapshot.references[list], let now = await read(),
      let node = now.tree.depthFirst.first(where: { now.references[$0.id] == wanted })
    else { return (instance.snapshot, []) }
    let rows = node.children.compactMap { now.tree[$0] }.filter { row in
      PointerScene.items.contains(row.role) && row.states[.showing]
        && !Self.words(of: row, in: now).isEmpty && row.frame.map { !$0.isEmpty } ?? false
    }
    return (now, rows.filter { $0.frame?.x == rows.first?.frame?.x })
  }

  /// Its name, or those of what stands in it.
  private static func words(of row: Node, in snapshot: ApplicationSnapshot) -> String {
    guard row.name.isEmpty else { return row.name }
    return AuditContext(snapshot: snapshot).descendants(of: row).map(\.name)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func opensMenu(
    at place: PointerScene.Place, besides before: Set<UInt32>, within time: Duration
  ) async throws(DriverError) -> Bool {
    try await pass(place.x, place.y)
    try click(place.x, place.y, button: .right)
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
