// SPDX-License-Identifier: Apache-2.0

import Semantics

extension AuditContext {
  /// Roles that a screen reader passes over on its way to the container that gives the context.
  private static let transparent: RoleSet = [
    .panel, .filler, .section, .static, .viewport, .scrollPane, .layeredPane, .rootPane,
    .glassPane, .grouping, .form, .redundantObject, .unknown, .extended, .invalid,
  ]

  /// The nearest ancestor that is more than a box for layout.
  func container(of node: Node) -> Node? {
    ancestors(of: node).first { !Self.transparent.contains($0.role) }
  }
}

/// The elements that hold something focusable.
struct FocusableInside: AuditIndex {
  private let holders: [Bool]

  init(_ context: AuditContext) {
    var holders = Array(repeating: false, count: context.nodes.count)
    for place in context.nodes.indices.reversed()
    where holders[place] || context.nodes[place].states[.focusable] {
      if let above = context.parentPlace(of: place) { holders[above] = true }
    }
    self.holders = holders
  }

  /// `place` as `AuditContext.nodes` counts.
  subscript(place: Int) -> Bool { holders[place] }
}

extension AuditContext {
  func holdsFocusable(_ node: Node) -> Bool {
    place(of: node.id).map { index(FocusableInside.self)[$0] } ?? false
  }
}

extension AuditContext {
  /// Whether it stands in a control, or in an item. The page that GTK 3 and Swing put into its tab is none: of
  /// a tab only what lies right below it is a part.
  func isPartOfControl(_ node: Node, orOfItem: Bool = true, within levels: Int = .max) -> Bool {
    isInside(node, within: levels) { ancestor in
      ancestor.role == .pageTab
        ? ancestor.id == parent(of: node)?.id
        : RoleGroups.controls.contains(ancestor.role)
          || orOfItem && RoleGroups.items.contains(ancestor.role)
    }
  }

  /// Whether it is a link in a label: each of the two may say that it has the focus.
  func isLinkInLabel(_ node: Node) -> Bool {
    node.role == .link && parent(of: node)?.role == .label
  }
}
