// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Traps that are gone past in one window.
  private static let mostTraps = 12
  /// Elements in a row that do not take the focus.
  private static let mostRefusals = 4

  /// Puts the focus on the next element that no key has led to, so that what lies behind a trap is
  /// looked at too. nil where there is none, and on the way back.
  func goOn(
    from seen: [FocusPlace], _ key: KeyBinding, _ record: inout KeyboardWalk
  ) async throws(DriverError) -> FocusPlace? {
    try await refuseWindowBehindDialog()
    guard key == Self.tab, let scene, record.resumed.count < Self.mostTraps, !isOutOfTime else {
      return nil
    }
    let known = Set(seen.compactMap(\.element)).union(record.reached).union(record.resumed)
    var refusals = 0
    for node in unvisited(in: scene.node, besides: known, after: seen.last?.element) {
      guard refusals < Self.mostRefusals, !isOutOfTime else { return nil }
      if let place = await put(on: node) {
        record.resumed.append(node.id)
        return place
      }
      refusals += 1
    }
    return nil
  }

  /// In the order of the tree, first what follows the trap. Of items that lie side by side one is
  /// enough: arrows lead to the others.
  func unvisited(
    in window: Node, besides known: Set<ElementID>, after trap: ElementID?
  ) -> [Node] {
    let all = snapshot.tree.depthFirst.filter { snapshot.tree.window(of: $0.id)?.id == window.id }
    let place = trap.flatMap { id in all.firstIndex { $0.id == id } } ?? 0
    return (all[place...] + all[..<place]).filter { node in
      node.states[.focusable] && node.states[.showing] && node.states[.sensitive]
        && node.id != window.id && !known.contains(node.id) && !Self.grounds.contains(node.role)
        && !node.children.contains(where: known.contains)
        && !(Self.items.contains(node.role)
          && snapshot.tree.parent(of: node.id).flatMap { snapshot.tree[$0] }?.children
            .contains(where: known.contains) ?? false)
    }
  }

  /// Java's take the focus when they are asked to, and no key leads to them, nor away.
  private static let grounds: Set<Role> = [
    .rootPane, .layeredPane, .glassPane, .panel, .filler, .label, .menuBar,
  ]

  private static let items: Set<Role> = [
    .listItem, .treeItem, .tableCell, .tableRow, .tableRowHeader, .tableColumnHeader, .pageTab,
  ]

  private func put(on node: Node) async -> FocusPlace? {
    guard let reference = watch.reference(node.id) else { return nil }
    trace("the focus is put on \(Self.text(node))")
    try? await reader.request(.focus, of: reference)
    let end = ContinuousClock.now + limits.settling
    repeat {
      scene?.look = await watch.look()
      scene?.stranger = nil
      if let place, place.element == node.id { return place }
      await watch.untilNews(within: .milliseconds(20))
    } while ContinuousClock.now < end
    return nil
  }
}
