// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityDriver

/// Toolkits say of several elements at once that they have the focus.
@Suite struct FocusChoiceTests {
  private static let shown = StateSet(.showing, .visible)
  private static let focused = StateSet(.showing, .visible, .focusable, .focused)

  @Test func `of more elements than can be asked, those on the screen are asked first`() {
    let nodes = [
      node(2, .filler, Self.shown), node(3, .button, []), node(4, .pageTabList, Self.shown),
    ]
    #expect(FocusWatch.inOrderOfNeed(nodes).map(\.id.rawValue) == [2, 4, 3])
  }

  @Test func `nothing has the focus where nothing says so`() {
    #expect(choice([node(2, .button, Self.shown)]) == nil)
  }

  @Test func `the part of what has the focus is meant, as an item of a list`() {
    let list = node(2, .list, Self.focused, children: [3])
    #expect(choice([list, node(3, .listItem, Self.focused)]) == 3)
  }

  @Test func `an item alone may have it`() {
    let list = node(2, .list, Self.shown, children: [3])
    #expect(choice([list, node(3, .listItem, Self.focused)]) == 3)
  }

  @Test func `the current item of a view that has lost it comes last`() {
    let table = node(2, .table, Self.shown, children: [3])
    let cell = node(3, .tableCell, Self.focused)
    #expect(choice([table, cell, node(4, .button, Self.focused)], windowHolds: [2, 4]) == 4)
  }

  @Test func `in a dialog of GTK 4 an item of a menu behind it has not got it`() {
    let window = node(2, .frame, Self.shown.union(StateSet(.active)), children: [3])
    let item = node(3, .menuItem, Self.focused)
    let dialog = node(4, .dialog, Self.shown, children: [5])
    let field = node(5, .entry, Self.focused)
    let root = Node(id: ElementID(1), role: .application, children: [window.id, dialog.id])
    let nodes = [window, item, dialog, field]
    var choice = FocusChoice(
      tree: Tree(root: root, nodes: nodes),
      states: Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.states) }))
    #expect(choice.element == item.id)
    choice.front = dialog.id
    #expect(choice.element == field.id)
  }

  @Test func `a link of a label that has not got it comes last`() {
    let link = node(3, .link, Self.focused)
    let button = node(4, .button, Self.focused)
    func label(_ states: StateSet) -> Node { node(2, .label, states, children: [3]) }
    #expect(choice([label(Self.shown), link, button], windowHolds: [2, 4]) == 4)
    #expect(choice([label(Self.focused), link]) == 3)
  }

  @Test func `what is round a view has the focus for something beside it`() {
    let box = node(2, .filler, Self.focused, children: [3, 4])
    let field = node(3, .text, Self.focused)
    let table = node(4, .table, Self.shown, children: [5])
    #expect(choice([box, field, table, node(5, .tableCell, Self.focused)]) == 3)
  }

  @Test func `what is round a view and says so alone has the focus for its item`() {
    let box = node(2, .filler, Self.focused, children: [3])
    let list = node(3, .list, Self.shown, children: [4])
    #expect(choice([box, list, node(4, .listItem, Self.focused)]) == 4)
  }

  @Test func `a window in which nothing has the focus has it, and not the current tab of a list`() {
    let list = node(2, .pageTabList, Self.shown, children: [3])
    let tab = node(3, .pageTab, Self.focused)
    #expect(choice([list, tab], window: StateSet(.focused)) == 1)
    #expect(choice([list, tab]) == 3)
  }

  @Test func `a view that tells of its focus by an event alone has it`() {
    let tabs = node(2, .pageTabList, Self.shown, children: [3])
    let tree = node(4, .tree, Self.shown, children: [5])
    let nodes = [tabs, node(3, .pageTab, Self.focused), tree, node(5, .treeItem, Self.shown)]
    let all = nodes + [node(6, .button, Self.shown)]
    #expect(choice(all, windowHolds: [2, 4, 6], told: [4]) == 4)
    // Its own item is meant, and no element that says so itself is outdone.
    #expect(choice(all, windowHolds: [2, 4, 6], told: [2]) == 3)
    #expect(choice(all, windowHolds: [2, 4, 6], told: [6]) == 3)
    #expect(choice([tree, node(5, .treeItem, Self.shown)], windowHolds: [4], told: [4]) == 4)
    let button = [node(6, .button, Self.focused)]
    #expect(choice(nodes + button, windowHolds: [2, 4, 6], told: [4]) == 6)
  }

  @Test func `what is hidden comes last, itself or with what holds it`() {
    let hidden = StateSet(.focusable, .focused)
    let page = node(2, .panel, StateSet(), children: [3])
    let nodes = [page, node(3, .entry, Self.focused), node(4, .entry, hidden)]
    #expect(choice(nodes + [node(5, .button, Self.focused)], windowHolds: [2, 4, 5]) == 5)
  }

  @Test func `what takes no focus is a part of what has it`() {
    let text = node(2, .text, Self.focused, children: [3])
    let area = node(3, .filler, StateSet(.showing, .visible, .focused))
    #expect(choice([text, area]) == 2)
  }

  @Test func `the states of this moment count`() {
    let nodes = [node(2, .button, Self.focused), node(3, .button, Self.shown)]
    let tree = tree(nodes, windowHolds: [2, 3])
    let states: [ElementID: StateSet] = [
      ElementID(1): StateSet(.active, .showing), ElementID(2): Self.shown,
      ElementID(3): Self.focused,
    ]
    #expect(FocusChoice(tree: tree, states: states).element == ElementID(3))
  }

  @Test(arguments: 6..<30 as Range<UInt64>)
  func `of two windows the active one has it`(button: UInt64) {
    let nodes = [
      node(1, .frame, StateSet(.showing, .visible), children: [2]),
      node(2, .button, Self.focused),
      node(5, .frame, StateSet(.active, .showing, .visible), children: [button]),
      node(button, .button, Self.focused),
    ]
    let tree = Tree(root: node(0, .application, StateSet(), children: [1, 5]), nodes: nodes)
    let states = tree.depthFirst.map { ($0.id, $0.states) }
    #expect(
      FocusChoice(tree: tree, states: Dictionary(uniqueKeysWithValues: states)).element
        == ElementID(button))
  }

  private func choice(
    _ nodes: [Node], windowHolds children: [UInt64] = [2], told: [UInt64] = [],
    window: StateSet = []
  ) -> UInt64? {
    let tree = tree(nodes, windowHolds: children, window)
    let states = tree.depthFirst.map { ($0.id, $0.states) }
    return FocusChoice(tree: tree, states: Dictionary(uniqueKeysWithValues: states))
      .element(told: told.map(ElementID.init))?.rawValue
  }

  private func tree(
    _ nodes: [Node], windowHolds children: [UInt64], _ states: StateSet = []
  ) -> Tree {
    let shown = StateSet(.active, .showing, .visible)
    let window = node(1, .frame, shown.union(states), children: children)
    return Tree(root: node(0, .application, StateSet(), children: [1]), nodes: [window] + nodes)
  }

  private func node(
    _ id: UInt64, _ role: Role, _ states: StateSet, children: [UInt64] = []
  ) -> Node {
    Node(id: ElementID(id), role: role, states: states, children: children.map(ElementID.init))
  }
}
