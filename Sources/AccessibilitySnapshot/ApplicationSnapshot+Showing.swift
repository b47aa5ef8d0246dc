// SPDX-License-Identifier: Apache-2.0

import Semantics

extension ApplicationSnapshot {
  /// Some toolkits set `showing` for windows alone (GTK 4 up to 4.8), so that nothing in them would be
  /// judged. There, what is visible and has a size in a window that is showing counts as showing: GTK
  /// gives what is on a hidden page the size 0, and puts what slid away beside the window. What is in
  /// a scroll pane may be scrolled there.
  package var withInferredShowing: ApplicationSnapshot {
    isAsked ? withInferredShowing(tree.depthFirst) ?? self : self
  }

  /// The same, or nil where the application exposes what is showing. `elements` are all of the
  /// tree's.
  package func withInferredShowing(_ elements: [Node]) -> ApplicationSnapshot? {
    guard showsWindowsAlone(elements) else { return nil }
    /// Of what is shown, the box outside of which nothing in it is: nil where it scrolls.
    var boxes: [ElementID: Rect?] = [:]
    var copy = self
    for node in elements {
      if node.states[.showing] {
        boxes[node.id] = node.role.isWindow ? node.frame : nil
      } else if isQuietlyOpen(node) {
        boxes[node.id] = node.frame
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      } else if let parent = tree.parent(of: node.id), let box = boxes[parent], isDrawn(node) {
        if let box, let frame = node.frame, !box.overlaps(frame) { continue }
        boxes[node.id] = node.role == .scrollPane ? .some(nil) : box
        copy.tree.setStates(node.states.union(StateSet(.showing)), of: node.id)
      }
    }
    return copy
  }

  /// True where windows are showing and nothing in them is, though some of it is visible and has a
  /// size, and the toolkit may be one that exposes no more: that has to do for `showing`.
  package var showsWindowsAlone: Bool { isAsked && showsWindowsAlone(tree.depthFirst) }

  /// Of most toolkits it is known that they expose more: nobody need go through their elements.
  private var isAsked: Bool { application.toolkit.mayHave(.tellsShowingOfWindowsAlone) }

  private func showsWindowsAlone(_ elements: [Node]) -> Bool {
    guard isAsked else { return false }
    var hasDrawn = false
    for node in elements where node.id != tree.root && !node.role.isWindow {
      if node.states[.showing] { return false }
      guard !hasDrawn, isDrawn(node) else { continue }
      let window = topWindow(of: node)
      hasDrawn = window.states[.showing] || isQuietlyOpen(window)
    }
    return hasDrawn
  }

  /// What an element stands in beside the application's other windows, whatever its role.
  private func topWindow(of node: Node) -> Node {
    var top = node
    while let parent = tree.parent(of: top.id), parent != tree.root, let outer = tree[parent] {
      top = outer
    }
    return top
  }

  /// Whether a window can be seen, also where its toolkit does not say so of a dialog.
  package func isOnScreen(_ window: Node) -> Bool {
    window.states[.showing] || isAsked && isQuietlyOpen(window)
  }

  /// GTK 4.8 says of its plain windows alone that they are showing: not of dialogs, nor of a window that is
  /// published before it is called one, and stays a filler.
  private func isQuietlyOpen(_ node: Node) -> Bool {
    [.dialog, .alert, .filler].contains(node.role) && tree.parent(of: node.id) == tree.root
      && isDrawn(node)
  }

  private func isDrawn(_ node: Node) -> Bool {
    node.states[.visible] && node.frame?.isEmpty == false
  }

  /// Whether a part of a window may look as if it were there, and be on a page that is not: its toolkit
  /// says so of windows alone, and several pages have been left in one place.
  package var hidesPagesUntold: Bool { !pagesInOnePlace.isEmpty }

  /// What holds something and stands where one of its siblings does, by parent, where a toolkit says of
  /// windows alone that they are showing: the pages of a stack that have been shown once.
  package var pagesInOnePlace: [[Node]] {
    guard isAsked, let shown = withInferredShowing(tree.depthFirst)?.tree else { return [] }
    return shown.depthFirst.compactMap { parent in
      guard parent.states[.showing], parent.children.count > 1 else { return nil }
      let parts = parent.children.compactMap { shown[$0] }
        .filter { $0.states[.showing] && !$0.children.isEmpty }
      let pages = Self.inOnePlace(parts)
      return pages.isEmpty ? nil : parts.filter { pages.contains($0.id) }
    }
  }

  /// Goes from the top down, so that the rows of a long list are compared with the next one alone.
  private static func inOnePlace(_ parts: [Node]) -> Set<ElementID> {
    let sorted = parts.sorted { ($0.frame?.y ?? 0) < ($1.frame?.y ?? 0) }
    var found: Set<ElementID> = []
    for (place, part) in sorted.enumerated() {
      let end = part.frame?.maxY ?? 0
      for other in sorted[(place + 1)...].prefix(while: { $0.frame?.y ?? end < end })
      where part.standsInPlace(of: other) {
        found.formUnion([part.id, other.id])
      }
    }
    return found
  }
}

extension Node {
  /// Whether it is in the place of `other`, as the pages of a stack are. One that was left keeps the size
  /// that it had, which may be another one by now.
  package func standsInPlace(of other: Node) -> Bool {
    guard let frame, let other = other.frame else { return false }
    let width = min(frame.maxX, other.maxX) - max(frame.x, other.x)
    let height = min(frame.maxY, other.maxY) - max(frame.y, other.y)
    guard width > 0, height > 0 else { return false }
    // What lies over a part of a page, and is no other one, covers less of it.
    let sharedPart = 0.6
    return width * height
      > sharedPart * max(frame.width * frame.height, other.width * other.height)
  }
}
