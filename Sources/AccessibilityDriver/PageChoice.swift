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

  /// Buttons of one list as they show pages where a program has made its side bar itself: one of them stays
  /// down, or there are as many as a stack in their window has pages.
  static func ofButtons(in snapshot: ApplicationSnapshot) -> [PageChoice] {
    let tree = snapshot.tree
    let nodes = tree.depthFirst
    let stacks = nodes.compactMap { stack -> (window: ElementID, pages: Int, shown: Int)? in
      let pages = stack.children.compactMap { tree[$0] }
      guard stack.role != .pageTabList, stack.states[.showing], pages.count > 1,
        pages.allSatisfy({ !$0.children.isEmpty && $0.role == pages[0].role }),
        pages.count(where: { $0.states[.showing] }) == 1, let window = tree.window(of: stack.id)
      else { return nil }
      return (window.id, pages.count, pages.firstIndex { $0.states[.showing] } ?? 0)
    }
    return nodes.compactMap { list in
      let items = list.children.compactMap { tree[$0] }
      for role in buttons {
        let places = items.indices.filter { items[$0].role == role && items[$0].states[.showing] }
        guard places.count >= (role == .button ? fewestButtons : 2),
          !places.contains(where: { ClosingWords.close(items[$0].name) })
        else { continue }
        let down = places.filter { items[$0].states[.checked] || items[$0].states[.pressed] }
        let window = tree.window(of: list.id)?.id
        let stack = stacks.first { $0.window == window && $0.pages == places.count }
        let first = stack.map { places[$0.shown] }
        if let place = down.count == 1 && role != .checkBox ? down[0] : first {
          return PageChoice(list: list, page: items[place], place: place)
        }
      }
      return nil
    }
  }

  /// Qt calls a button that stays down a check box.
  private static let buttons: [Role] = [.toggleButton, .radioButton, .checkBox, .button]
  /// Of those that do not stay down: two may be anything.
  private static let fewestButtons = 3

  private static let lists: Set<Role> = [.pageTabList, .list, .listBox]

  /// GTK 3's lists of one column are tables, and so are wxWidgets' list boxes.
  static func isListOfCells(_ table: Node, _ children: [Node]) -> Bool {
    guard table.role == .table, table.interfaces.contains(.selection) else { return false }
    let cells = children.filter { $0.role == .tableCell }
    let columns = children.count { $0.role == .tableColumnHeader }
    return columns == 1 && cells.count > 1 && columns + cells.count == children.count
  }
}
