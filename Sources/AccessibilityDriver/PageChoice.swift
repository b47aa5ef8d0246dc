// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// A row of tabs, or a list, with the one choice that it had at first, as it may be that which shows what
/// else is in the window.
struct PageChoice: Sendable {
  let list: Node
  let page: Node
  /// Among the list's children.
  let place: Int

  /// Whether another choice stands there now, by the states of the page's item and the list's name.
  func hasLeft(_ states: StateSet, listIsCalled name: String) -> Bool {
    let mark = [State.selected, .focused].first { page.states[$0] }
    return mark.map { !states[$0] } ?? (name != page.name)
  }

  static func all(of snapshot: ApplicationSnapshot) -> [PageChoice] {
    snapshot.tree.depthFirst.compactMap { list in
      let pages = list.children.compactMap { snapshot.tree[$0] }
      guard lists.contains(list.role) || isListOfCells(list, pages), list.states[.showing],
        pages.count == list.children.count
      else { return nil }
      let selected = pages.indices.filter { pages[$0].states[.selected] }
      // Qt says of no tab that it is selected, and of the current one of each list that it is focused;
      // it calls the list like that one.
      let place =
        list.role == .pageTabList
        ? selected.first ?? pages.firstIndex { $0.states[.focused] }
          ?? pages.firstIndex { $0.name == list.name }
        : list.interfaces.contains(.selection) && selected.count == 1 ? selected[0] : nil
      return place.map { PageChoice(list: list, page: pages[$0], place: $0) }
    }
  }

  private static let lists: Set<Role> = [.pageTabList, .list, .listBox]

  /// GTK 3's lists of one column are tables, and so are wxWidgets' list boxes.
  static func isListOfCells(_ table: Node, _ children: [Node]) -> Bool {
    guard table.role == .table, table.interfaces.contains(.selection) else { return false }
    let cells = children.filter { $0.role == .tableCell }
    let columns = children.count { $0.role == .tableColumnHeader }
    return columns == 1 && cells.count > 1 && columns + cells.count == children.count
  }
}
