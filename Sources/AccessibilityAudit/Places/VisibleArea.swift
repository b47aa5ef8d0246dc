// SPDX-License-Identifier: Apache-2.0

import Semantics

/// For each element, what is left of the window when everything that holds the element is cut off at
/// its edges.
struct VisibleArea: Sendable {
  /// Where all the areas overlap; without end where there is none.
  private struct Overlap: Sendable {
    var left = -Double.infinity
    var top = -Double.infinity
    var right = Double.infinity
    var bottom = Double.infinity

    mutating func cut(to area: Rect) {
      left = max(left, area.x)
      top = max(top, area.y)
      right = min(right, area.maxX)
      bottom = min(bottom, area.maxY)
    }

    func contains(x: Double, y: Double) -> Bool { x >= left && x < right && y >= top && y < bottom }
  }

  /// By place.
  private let overlaps: [Overlap]

  /// Only ancestors that fit cut.
  init(_ context: AuditContext, cuttingAt fits: (Node) -> Bool) {
    var overlaps = Array(repeating: Overlap(), count: context.nodes.count)
    for place in context.nodes.indices {
      guard let above = context.parentPlace(of: place) else { continue }
      overlaps[place] = overlaps[above]
      if fits(context.nodes[above]), let area = context.nodes[above].frame,
        !area.isEmpty
      {
        overlaps[place].cut(to: area)
      }
    }
    self.overlaps = overlaps
  }

  /// True where no ancestor ends before the middle of the element, or it has no place.
  func holdsMiddle(of node: Node, _ context: AuditContext) -> Bool {
    guard let frame = node.frame, let place = context.place(of: node.id) else { return true }
    return overlaps[place].contains(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }
}

/// What scrolls and holds the element.
struct ScrolledArea: AuditIndex {
  let area: VisibleArea

  static let scrollers: RoleSet = [
    .scrollPane, .viewport, .list, .listBox, .tree, .treeTable, .table, .toolBar, .pageTabList,
    .text, .terminal, .documentFrame, .documentText, .documentSpreadsheet, .layeredPane,
  ]

  init(_ context: AuditContext) {
    area = VisibleArea(context) { Self.scrolls($0, in: context.tree) }
  }

  /// Qt calls what scrolls a filler: its scroll bars tell it, each of which may stand in a box.
  static func scrolls(_ node: Node, in tree: Tree) -> Bool {
    if scrollers.contains(node.role) { return true }
    guard node.role == .filler || node.role == .panel else { return false }
    return node.children.contains { id in
      guard let child = tree[id] else { return false }
      return child.role == .scrollBar
        || child.role == .filler && !child.children.isEmpty
          && child.children.allSatisfy { tree[$0]?.role == .scrollBar }
    }
  }
}

/// Everything that holds the element.
struct ContainingArea: AuditIndex {
  let area: VisibleArea

  init(_ context: AuditContext) {
    area = VisibleArea(context, cuttingAt: { _ in true })
  }
}
