// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import EvenhandATSPI

/// The elements as C makes them, against the tree that is published of them.
struct ElementStoreTests {
  private var store = ElementStore()
  private var tree = Tree(root: Node(id: ElementID(.max), role: .application))

  private mutating func publish() -> [TreeChange] {
    guard let update = store.takeUpdate() else { return [] }
    let root = Node(id: tree.root, role: .application, children: store.windows)
    return tree.apply(TreeUpdate(nodes: update.nodes + [root]))
  }

  private mutating func make(_ numbers: UInt64...) throws {
    for number in numbers {
      try store.make(Node(id: ElementID(number), role: .panel, name: "\(number)"))
    }
  }

  private func children(_ number: UInt64) -> [UInt64]? {
    tree[ElementID(number)]?.children.map(\.rawValue)
  }

  @Test mutating func `what is in no window waits until it is`() throws {
    try make(1, 2, 3)
    try store.insert(ElementID(3), into: ElementID(2), at: 0)
    #expect(store.takeUpdate() == nil)
    try store.insert(ElementID(1), into: nil, at: 0)
    _ = publish()
    #expect(tree.count == 2)
    try store.insert(ElementID(2), into: ElementID(1), at: 0)
    _ = publish()
    #expect(children(1) == [2])
    #expect(children(2) == [3])
  }

  @Test mutating func `what holds children to choose from follows what can be done with them`()
    throws
  {
    try make(1, 2, 3)
    try store.insert(ElementID(1), into: nil, at: 0)
    try store.insert(ElementID(2), into: ElementID(1), at: 0)
    try store.insert(ElementID(3), into: ElementID(1), at: 1)
    _ = publish()
    #expect(tree[ElementID(1)]?.holdsChoices == false)
    try store.edit(ElementID(2)) { $0.states[.selectable] = true }
    #expect(publish().contains(.interfaces(ElementID(1))))
    #expect(tree[ElementID(1)]?.holdsChoices == true)
    try store.edit(ElementID(2)) { $0.states[.selected] = true }
    #expect(publish() == [.state(ElementID(2), .selected, true), .choices(ElementID(1))])
    try store.remove(ElementID(2))
    #expect(publish().contains(.choices(ElementID(1))) == false)
    #expect(tree[ElementID(1)]?.holdsChoices == false)
  }

  @Test mutating func `one child more is one change`() throws {
    try make(1)
    try store.insert(ElementID(1), into: nil, at: 0)
    for number: UInt64 in 2..<1002 {
      try make(number)
      try store.insert(ElementID(number), into: ElementID(1), at: -1)
    }
    _ = publish()
    try make(5000)
    try store.insert(ElementID(5000), into: ElementID(1), at: 3)
    #expect(
      publish() == [
        .created(ElementID(5000)), .childAdded(ElementID(5000), to: ElementID(1), at: 3),
      ])
    try store.remove(ElementID(5000))
    #expect(
      publish() == [
        .childRemoved(ElementID(5000), from: ElementID(1), at: 3), .removed(ElementID(5000)),
      ])
    #expect(publish() == [])
  }

  @Test mutating func `what is taken out and put back later is whole`() throws {
    try make(1, 2, 3, 4)
    try store.insert(ElementID(1), into: nil, at: 0)
    try store.insert(ElementID(2), into: ElementID(1), at: 0)
    try store.insert(ElementID(3), into: ElementID(2), at: 0)
    _ = publish()
    try store.insert(ElementID(2), into: ElementID(4), at: 0)
    _ = publish()
    #expect(tree.count == 2)
    try store.insert(ElementID(4), into: ElementID(1), at: 0)
    _ = publish()
    #expect(children(4) == [2])
    #expect(children(2) == [3])
  }

  @Test mutating func `one element has the focus`() throws {
    try make(1, 2, 3)
    for number: UInt64 in 1...3 {
      try store.insert(ElementID(number), into: number == 1 ? nil : ElementID(1), at: -1)
    }
    try store.setFocus(ElementID(2))
    try store.setFocus(ElementID(3))
    _ = publish()
    #expect(tree.focus == ElementID(3))
    #expect(tree[ElementID(2)]?.states[.focused] == false)
    try store.setFocused(ElementID(2), true)
    _ = publish()
    #expect(tree.focus == ElementID(2))
    #expect(tree[ElementID(3)]?.states[.focused] == false)
    try store.setFocused(ElementID(2), false)
    _ = publish()
    #expect(tree.focus == nil)
    try store.remove(ElementID(3))
    try store.setFocus(nil)
    _ = publish()
    #expect(tree.focus == nil)
  }

  @Test(arguments: 1...20)
  mutating func `whatever is made, moved and removed, the tree is the same`(seed: Int) throws {
    var dice = UInt64(seed)
    func roll(_ sides: UInt64) -> UInt64 {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (dice >> 33) % sides
    }
    for step in 0..<2000 {
      let (one, other) = (ElementID(1 + roll(20)), ElementID(1 + roll(20)))
      // What cannot be is refused, and changes nothing.
      switch roll(8) {
      case 0: try? store.make(Node(id: one, role: .panel, name: "\(step)"))
      case 1, 2, 3:
        try? store.insert(one, into: roll(6) == 0 ? nil : other, at: Int(roll(5)) - 1)
      case 4: try? store.remove(one)
      case 5: try? store.edit(one) { $0.name = "\(step)" }
      default: break
      }
      if roll(4) == 0 {
        _ = publish()
        #expect(tree.count == 1 + count(in: store.windows))
        expectSame(store.windows)
      }
    }
  }

  private func count(in ids: [ElementID]) -> Int {
    ids.reduce(0) { $0 + 1 + count(in: store.children(of: $1)) }
  }

  private func expectSame(_ ids: [ElementID]) {
    for id in ids {
      #expect(tree[id]?.name == (try? store[id].name))
      #expect(tree[id]?.children == store.children(of: id))
      expectSame(store.children(of: id))
    }
  }
}
