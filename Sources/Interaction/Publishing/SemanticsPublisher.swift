// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Turns the elements into the accessibility tree, looking only at what may have changed.
@MainActor
final class SemanticsPublisher {
  private unowned let scene: InteractionScene
  private var nodes: [ElementID: Node] = [:]
  private var published: [ElementID: Node] = [:]
  private var targets: [ElementID: FocusTarget] = [:]
  private var rebuilt: Set<ElementID> = []
  private var lastFocusOrder: [FocusTarget] = []

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// What Tab walks through, in order.
  var focusOrder: [FocusTarget] { scene.root.cache.focusOrder }

  func target(_ id: ElementID) -> FocusTarget? { targets[id] }

  func name(of target: FocusTarget) -> String {
    guard let element = target.element else { return "" }
    let id = target.facet.map(element.facetID) ?? element.id
    return nodes[id]?.name ?? ""
  }

  func takeUpdate() -> TreeUpdate {
    refresh()
    var update = TreeUpdate()
    for id in rebuilt.sorted() {
      guard let node = nodes[id], published[id] != node else { continue }
      published[id] = node
      update.nodes.append(node)
    }
    rebuilt.removeAll(keepingCapacity: true)
    return update
  }

  /// Brings the nodes up to date with the elements.
  func refresh() {
    // A second time where the focus had to move: that changes the elements it left and reached.
    for _ in 0..<2 where isDirty {
      let countBefore = nodes.count
      let builtBefore = rebuilt.count
      visit(scene.root, isForced: false)
      if nodes.count != countBefore || rebuilt.count != builtBefore { forgetUnreachable() }
      keepFocus()
    }
  }

  private var isDirty: Bool {
    let cache = scene.root.cache
    return cache.isDirty || cache.hasDirtyDescendant || cache.isSubtreeDirty
  }

  private func visit(_ element: Element, isForced: Bool) {
    let cache = element.cache
    guard isForced || cache.isDirty || cache.hasDirtyDescendant || cache.isSubtreeDirty else {
      return
    }
    let isForced = isForced || cache.isSubtreeDirty
    // Cleared first: building may ask for focus or names, which look at the flags.
    element.cache.isDirty = false
    element.cache.hasDirtyDescendant = false
    element.cache.isSubtreeDirty = false
    if cache.isDirty || isForced { scene.forgetControl(of: element) }
    guard element.isShowing, element.declaration.isHidden != true else {
      element.cache.nodes = []
      element.cache.focusOrder = []
      return
    }
    for child in element.children { visit(child, isForced: isForced) }
    let builder = NodeBuilder(element, scene: scene, nodes: nodes)
    let result = element === scene.root ? builder.window() : builder.ordinary()
    for (index, node) in result.nodes.enumerated() {
      // The element's own node comes first, then its values.
      targets[node.id] = FocusTarget(element, facet: index == 0 ? nil : index - 1)
      if nodes[node.id] != node {
        nodes[node.id] = node
        rebuilt.insert(node.id)
      }
    }
    element.cache.nodes = result.topmost
    element.cache.focusOrder = result.focusOrder
  }

  private func forgetUnreachable() {
    var reached: Set<ElementID> = []
    var stack = [scene.root.id]
    while let id = stack.popLast() {
      guard let node = nodes[id], reached.insert(id).inserted else { continue }
      stack.append(contentsOf: node.children)
    }
    guard reached.count != nodes.count else { return }
    for id in Array(nodes.keys) where !reached.contains(id) {
      nodes[id] = nil
      published[id] = nil
      targets[id] = nil
      rebuilt.remove(id)
    }
  }

  /// Where what had the focus is gone, the next one that is still there has it.
  private func keepFocus() {
    let order = focusOrder
    defer { lastFocusOrder = focusOrder }
    guard let target = scene.focusTarget, !order.contains(where: { $0 == target }) else { return }
    guard target.element == nil || !lastFocusOrder.isEmpty else { return }
    let place = lastFocusOrder.firstIndex { $0 == target } ?? 0
    let candidates = lastFocusOrder[place...] + lastFocusOrder[..<place].reversed()
    let nearest = candidates.first { candidate in order.contains { $0 == candidate } }
    scene.focusLeft(nearest: nearest ?? order.first)
  }
}
