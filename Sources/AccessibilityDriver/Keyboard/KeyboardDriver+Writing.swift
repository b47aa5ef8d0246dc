// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// As many as telephone numbers have: what goes on by itself does so when enough stand there.
  private static let digits = 13
  private static let mostTexts = 40

  /// Writes in a field, chooses all of it by Control+A in the first one of a window, and puts back what was there.
  func write(
    in node: Node, within time: Duration
  ) async throws(DriverError) -> KeyboardInputTrial? {
    let before = await texts()
    guard let reference = watch.reference(node.id), before[reference] != nil else { return nil }
    let lists = filledLists()
    hasAnnounced = false
    var trial = KeyboardInputTrial(element: node.id, keys: "\(Self.digits) digits were typed")
    trace("\(Self.digits) digits at \(Self.text(node))")
    for _ in 0..<Self.digits { try keyboard.press(KeyBinding("1")) }
    var patience = patience(pace: pace)
    while await !untilNews(&patience), !patience.hasHeard {}
    await untilRest(&patience)
    scene?.look = await watch.look()
    try await note(at: node, &trial, within: time)
    let emptied = trial.isQuiet ? await emptied(of: lists) : nil
    if trial.isQuiet, emptied == nil, scene?.hasChosenAll == false {
      scene?.hasChosenAll = true
      trial.taken = try await changeByChoosingAll(in: reference)
    }
    for (field, text) in await texts() where before[field] != text {
      guard let old = before[field] else { continue }
      try? await reader.request(.text(old), of: field)
    }
    if let emptied { trial.emptied = await silent(emptied) }
    return trial
  }

  /// What stands in the window's fields.
  private func texts() async -> [ObjectReference: String] {
    var texts: [ObjectReference: String] = [:]
    for node in snapshot.tree.depthFirst where isLine(node) && isSeen(node) {
      guard snapshot.tree.window(of: node.id)?.id == scene?.node.id, texts.count < Self.mostTexts,
        let reference = watch.reference(node.id)
      else { continue }
      texts[reference] = await reader.text(of: reference)
    }
    return texts
  }

  /// Lists that have no rows any more, and the application as it stands then.
  private struct EmptyLists {
    let lists: Set<ObjectReference>
    let state: ApplicationState
    let isAnnounced: Bool
  }

  private static let rows: Set<Role> = [.listItem, .tableCell, .tableRow, .treeItem]

  /// Lists and tables in which rows are to be seen.
  private static func filledLists(
    _ snapshot: ApplicationSnapshot, where isShown: (Node) -> Bool
  ) -> Set<ObjectReference> {
    let tree = snapshot.tree
    var filled: Set<ObjectReference> = []
    for node in tree.depthFirst where rows.contains(node.role) && isShown(node) {
      let list = sequence(first: node.id) { tree.parent(of: $0) }.first { id in
        tree[id].map { lists.contains($0.role) } ?? false
      }
      if let reference = list.flatMap({ snapshot.references[$0] }) { filled.insert(reference) }
    }
    return filled
  }

  /// Of the window that is gone through, by the last look.
  private func filledLists() -> Set<ObjectReference> {
    guard let scene else { return [] }
    return Self.filledLists(snapshot.withInferredShowing) { row in
      guard snapshot.tree.window(of: row.id)?.id == scene.node.id else { return false }
      if snapshot.showsWindowsAlone { return row.states[.showing] }
      return watch.reference(row.id).flatMap { scene.look.states[$0] }?[.showing] ?? false
    }
  }

  /// nil where all of them have rows.
  private func emptied(of lists: Set<ObjectReference>) async -> EmptyLists? {
    guard !lists.isEmpty, snapshot.showsWindowsAlone || !lists.isSubset(of: filledLists()),
      let state = await state()
    else { return nil }
    let filled = Self.filledLists(state.snapshot) { $0.states[.showing] }
    let empty = lists.subtracting(filled).filter { state.elements[$0]?.states[.showing] == true }
    return empty.isEmpty
      ? nil : EmptyLists(lists: empty, state: state, isAnnounced: hasAnnounced)
  }

  /// Those whose rows come back with the old text, where nothing that is there to be read meanwhile says
  /// that there were none.
  private func silent(_ emptied: EmptyLists) async -> [ElementID] {
    let end = ContinuousClock.now + limits.settling * 2
    while !emptied.isAnnounced, let now = await state() {
      let filled = Self.filledLists(now.snapshot) { $0.states[.showing] }
      if emptied.lists.isSubset(of: filled) {
        let changes = StateDifference(ids: watch.elements).changes(from: now, to: emptied.state)
        return changes.contains(where: Self.isWord) ? [] : emptied.lists.compactMap(watch.element)
      }
      guard ContinuousClock.now < end else { break }
      await untilNewEvent(within: TrialRunner.settlingPause)
    }
    return []
  }

  /// AT-SPI's names of what comes with a text to clear it, and says nothing of what was found.
  private static let pressed = Set([Role.button, .icon].map(\.name))

  private static func isWord(_ change: ObservedChange) -> Bool {
    switch change.property {
    case .presence: change.to == "showing" && !pressed.contains(change.role)
    case .name, .description, .text, .role, .window: true
    case .state: change.detail == State.invalidEntry.name
    case .value, .selectedCount: false
    }
  }

  /// Where Control+A chooses nothing of a text: what it opens or changes instead; nil where that is nothing, or goes
  /// on by itself.
  private func changeByChoosingAll(in field: ObjectReference) async throws(DriverError) -> String? {
    guard await reader.text(of: field)?.isEmpty == false else { return nil }
    let moving = await changingByThemselves()
    guard let before = await state() else { return nil }
    trace("Ctrl+A in a text")
    try keyboard.press(KeyBinding("a", .control))
    var patience = patience(forKey: true)
    while await !untilNews(&patience), !patience.hasHeard {}
    await untilRest(&patience)
    guard isInOwnWindow() else {
      return try await closeOpened().map { "opens window[\(Escaped.brief($0))]" }
    }
    guard await reader.selections(of: field) == 0, let after = await state() else { return nil }
    let changes = StateDifference(ids: watch.elements).changes(from: before, to: after)
      .filter { !$0.isOf(moving) && Self.isWord($0) }
    guard let change = changes.first,
      await !changingByThemselves().contains(where: { id in
        changes.contains { $0.element == id }
      })
    else { return nil }
    return "changes \(StateDifference.brief(change))"
  }
}
