// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Compares pictures of the window before and after the focus came.
struct FocusVisibleRule: Rule {
  let id = "focus-visible"
  let help = "The element that has the focus looks different"
  let advice = "Draw a ring round the element that has the focus, or change its colours."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.4.7"), .en("11.2.4.7")]
  let applicability = Condition.isArrival

  let expectations = [
    Expectation(
      "no-change",
      Condition(
        "makes a pixel of the window change when it gets the focus, beside those of the element that"
          + " lost it"
      ) { node, context in
        try measured(node, context).contains { $0.changedOutsideOfLast + $0.changedInside > 0 }
      },
      // What has the focus may be a part of what had it, with one ring for both.
      review: Condition(
        "belongs to a toolkit that gives wrong places, or is a view without items"
      ) {
        node, context in
        !context.trustsPlaces
          || views.contains(node.role)
            && !context.children(of: node).contains { items.contains($0.role) }
      },
      message: { _, _ in "nothing in the window looks different when it has the focus" }),
    Expectation(
      "little-change",
      Condition(
        "changes at least half as many pixels as a line round it has, or shows a text cursor"
      ) { node, context in
        try measured(node, context).contains { appearance in
          appearance.changesHalf(of: Self.needed(node, appearance))
            || (appearance.changedInside > 0
              && (node.isEditableText || RoleGroups.entries.contains(node.role)
                || node.role == .spinButton || node.role == .terminal))
            || (appearance.changedInside >= Self.cursor && Self.isTextView(node))
        }
      },
      review: .always,
      message: { node, context in
        let most = (try? measured(node, context))?.max { $0.changedInside < $1.changedInside }
        return "\(most?.changedInside ?? 0) pixels of it look different when it has the focus; a"
          + " line round it has \(most?.outline ?? 0)"
      }),
  ]

  /// They draw the focus on an item.
  private static let views: RoleSet = [.list, .listBox, .tree, .treeTable, .table]
  private static let items = RoleGroups.items.union([.tableCell, .tableRow])

  /// A group shows the focus on one of its items; 24 by 24 is the smallest target of WCAG 2.2.
  private static func needed(_ node: Node, _ appearance: FocusAppearance) -> Int {
    RoleGroups.composites.contains(node.role) || node.role == .scrollPane
      ? min(appearance.outline, 4 * 24) : appearance.outline
  }

  /// The pixels of a text cursor that is a pixel wide, in the smallest text that is read.
  private static let cursor = 10

  /// GTK 3 shows the cursor also in what is only read.
  private static func isTextView(_ node: Node) -> Bool {
    node.role == .text && node.states[.multiLine] && node.interfaces.contains(.text)
  }

  private static func measured(
    _ node: Node, _ context: AuditContext
  ) throws -> [FocusAppearance] {
    let arrivals = context.keyboard.arrivals[node.id] ?? []
    // That it is out of view is focus-not-obscured's finding.
    let inView = arrivals.filter { $0.isOutOfView != true }
    if inView.isEmpty { throw NotTested("it lies outside of what is on the screen") }
    let all = inView.map(\.appearance)
    let measured = all.compactMap(\.self).filter { $0.gap == nil }
    if measured.isEmpty {
      throw NotTested(all.lazy.compactMap { $0?.gap }.first ?? "no picture was taken")
    }
    return measured
  }
}
