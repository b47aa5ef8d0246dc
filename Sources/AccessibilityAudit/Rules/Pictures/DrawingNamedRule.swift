// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a program paints by itself is an empty box to an assistive technology.
struct DrawingNamedRule: Rule {
  let id = "drawing-named"
  let help = "What is drawn in an empty box is said in words"
  let advice =
    "Give the drawing the role of what it is (an image, a slider, a list) and a name; take one that only"
    + " decorates out of the tree."
  let impact = Impact.serious
  let kind = RuleKind.pixels
  let standards: [Standard] = [
    .wcag("1.1.1"), .wcag("4.1.2"), .en("11.1.1.1.1"), .section508("502.3.1"),
  ]
  let applicability =
    Condition(
      "is a box, a frame in a window, a label without words, or a cell of a table without them that nobody has"
        + " chosen; in GTK 4 no plain box"
    ) {
      node, context in
      // GTK 4 leaves what only decorates out of the tree, so that a box seems to hold nothing.
      mayBeDrawnIn(node) && !(isCell(node) && isMarked(node))
        && (node.role != .frame || context.isInnerFrame(node))
        && (node.role != .panel || !context.toolkit.has(.namesByClass))
    } && .isShowing && .hasPlaceOfContent
    && Condition(
      "holds nothing, takes no focus and has no action where it is no cell, and was looked at in a picture of its"
        + " window"
    ) { node, context in
      context.evidence.appearances[node.id]?.edges != nil && (isCell(node) || !isOperated(node))
        && node.value == nil && !context.children(of: node).contains { $0.states[.showing] }
    }
    && Condition(
      "is larger than a handle or a line, and in no control, text or bar; a small drawing has no words behind it,"
        + " and of the cells of a table it is the first in which anything is drawn"
    ) { node, context in
      guard let frame = node.frame else { return false }
      if isCell(node) { return context.index(DrawnCells.self).counts[node.id] != nil }
      let least = node.role == .drawingArea ? leastDrawing : leastSide
      let isSmall = min(frame.width, frame.height) < leastSide
      let others = isSmall ? context.parent(of: node).map(context.children) ?? [] : []
      return min(frame.width, frame.height) >= least && !UnrelatedLabels.decorates(node, others)
        && !context.isPartOfControl(node) && context.parent(of: node)?.role != .splitPane
        && !context.isInside(node) {
          $0.interfaces.contains(.text) || holders.contains($0.role)
        }
    }
    && Condition("is covered by no other element, and did not answer to the pointer") {
      node, context in
      context.index(PointerIndex.self).places(of: node).isEmpty && !isCovered(node, context)
    }

  let expectations = [
    Expectation(
      "no-words",
      Condition("shows nothing, or has a name or a description") { node, context in
        !isDrawn(node, context) || !context.name(of: node).isEmpty && !context.isNamedByGroup(node)
          || !node.description.trimmed.isEmpty
      },
      review: .always,
      message: { node, context in
        if let count = context.index(DrawnCells.self).counts[node.id], count > 1 {
          return
            "something is drawn in this cell and in \(count - 1) more of its table, and nothing says"
            + " what"
        }
        let size = node.frame.map { "\(Int($0.width)) by \(Int($0.height)) points" } ?? ""
        return "something is drawn in this \(node.role.name) of \(size), and nothing says what"
          + context.index(UnrelatedLabels.self).hint(beside: node.id, context)
      }),
    Expectation(
      "kind-alone",
      Condition(
        "shows nothing, or has a name or a description that says more than its kind (chart, map)"
      ) { node, context in
        !isDrawn(node, context) || !RoleWords.isWord(context.name(of: node), for: .image)
          || ComparedText(node.description).words.count > 1
      },
      review: .always,
      message: { node, context in
        "its name \"\(Escaped.brief(context.name(of: node)))\" says only what it is"
      }),
  ]

  private static func isDrawn(_ node: Node, _ context: AuditContext) -> Bool {
    let edges = context.evidence.appearances[node.id]?.edges ?? 0
    return edges >= (node.role == .drawingArea ? fewEdges / 2 : fewEdges)
  }

  /// What may be drawn on, and says nothing of what that is. A program's own subclass of Qt's frame or
  /// label has that one's role.
  static func mayBeDrawnIn(_ node: Node) -> Bool {
    boxes.contains(node.role) || (node.role == .label || isCell(node)) && node.name.trimmed.isEmpty
  }

  /// It shows that it is chosen, or a box to tick, of which its states tell.
  fileprivate static func isMarked(_ node: Node) -> Bool {
    node.states[.selected] || node.states[.focused] || node.states[.checkable]
  }

  fileprivate static func isCell(_ node: Node) -> Bool { node.role == .tableCell }

  private static func isOperated(_ node: Node) -> Bool {
    node.states[.focusable] || node.actions.contains { ActionNames.isClickLike($0.name) }
  }

  private static let boxes: RoleSet = [.panel, .filler, .drawingArea, .canvas, .unknown, .frame]
  /// Their parts are the toolkit's own: headers, corners.
  private static let holders: RoleSet = [
    .table, .treeTable, .tree, .list, .listBox, .scrollBar, .menuBar, .titleBar,
  ]
  /// The handle of a splitter, a line and a size grip are smaller.
  private static let leastSide = 20.0
  /// A program draws in nothing else: GTK has boxes for handles and lines.
  private static let leastDrawing = 10.0
  /// Fewer are the corner of something else.
  static let fewEdges = 24

  /// Whether another element without parts is drawn in its place.
  private static func isCovered(_ node: Node, _ context: AuditContext) -> Bool {
    guard let frame = node.frame, let window = context.window(of: node.id) else { return true }
    // Qt calls cells showing on a page that is not.
    var stack = context.children(of: window)
    while let other = stack.popLast() {
      guard other.states[.showing] else { continue }
      let parts = context.children(of: other)
      stack += parts
      guard other.id != node.id, let place = other.frame, !place.isEmpty,
        place.x < frame.maxX, place.maxX > frame.x, place.y < frame.maxY, place.maxY > frame.y,
        !parts.contains(where: { $0.states[.showing] })
      else { continue }
      return true
    }
    return false
  }
}

/// Cells without words in which something is drawn: how many of a table, by the first of them.
private struct DrawnCells: AuditIndex {
  let counts: [ElementID: Int]

  init(_ context: AuditContext) {
    var firsts: [ElementID: ElementID] = [:]
    var counts: [ElementID: Int] = [:]
    for (id, appearance) in context.evidence.appearances
      .sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where appearance.edges ?? 0 >= DrawingNamedRule.fewEdges {
      guard let node = context[id], DrawingNamedRule.isCell(node), !DrawingNamedRule.isMarked(node),
        node.description.trimmed.isEmpty, node.name.trimmed.isEmpty,
        let table = context.ancestors(of: node).first(where: {
          RoleGroups.composites.contains($0.role)
        })?.id
      else { continue }
      let first = firsts[table] ?? id
      firsts[table] = first
      counts[first, default: 0] += 1
    }
    self.counts = counts
  }
}
