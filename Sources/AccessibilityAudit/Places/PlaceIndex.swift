// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which controls have exactly the same place in one window.
struct PlaceIndex: AuditIndex {
  private struct Place: Hashable {
    let window: ElementID
    let frame: Rect
  }

  /// Each control that lies where an earlier one lies, with that one, unless one holds the other.
  private(set) var twins: [ElementID: ElementID] = [:]

  init(_ context: AuditContext) {
    var first: [Place: ElementID] = [:]
    first.reserveCapacity(context.nodes.count)
    for node in context.nodes where RoleGroups.controls.contains(node.role) {
      guard let frame = node.frame, !frame.isEmpty, node.states[.showing],
        !context.webContent.contains(node.id)
      else { continue }
      let window = context.window(of: node.id)?.id ?? context.tree.root
      let place = Place(window: window, frame: frame)
      guard let earlier = first[place] else {
        first[place] = node.id
        continue
      }
      if context.isInside(node, where: { $0.id == earlier }) { continue }
      if let other = context[earlier], Self.areValuesOfOne(node, other, context) { continue }
      twins[node.id] = earlier
    }
  }

  /// Two values of one control (a picture's zoom and its rotation) have its place, both of them.
  private static func areValuesOfOne(_ one: Node, _ other: Node, _ context: AuditContext) -> Bool {
    guard let owner = owner(ofValue: one, context) else { return false }
    return owner.id == PlaceIndex.owner(ofValue: other, context)?.id
  }

  /// What the element is a value of, and has the place of; nil for an element with its own.
  static func owner(ofValue node: Node, _ context: AuditContext) -> Node? {
    guard RoleGroups.adjustables.contains(node.role), let parent = context.parent(of: node),
      node.frame != nil, node.frame == parent.frame, !parent.actions.isEmpty
    else { return nil }
    return parent
  }
}
