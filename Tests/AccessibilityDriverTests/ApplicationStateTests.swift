// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What an application says of itself at one moment.
@Suite struct ApplicationStateTests {
  @Test(arguments: [
    (isWindow: false, role: Role.listItem, hasFocus: true),
    (isWindow: true, role: .listItem, hasFocus: false),
    (isWindow: true, role: .text, hasFocus: true),
  ])
  func `the current item of a list has no focus where the whole window says that it has it`(
    isWindow: Bool, role: Role, hasFocus: Bool
  ) {
    let element = Node(id: ElementID(3), role: role, states: StateSet(.showing, .focused))
    let window = Node(
      id: ElementID(2), role: .frame,
      states: isWindow ? StateSet(.showing, .focused) : StateSet(.showing),
      children: [element.id])
    let root = Node(id: ElementID(1), role: .application, children: [window.id])
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Book"),
      tree: Tree(root: root, nodes: [window, element]), references: [:])
    #expect(ApplicationState(snapshot).hasFocus == hasFocus)
  }
}
