// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Semantics

struct TreeTests {
  private func node(_ id: UInt64, _ name: String, _ children: [UInt64] = []) -> Node {
    Node(id: ElementID(id), role: .label, name: name, children: children.map { ElementID($0) })
  }

  private func tree() -> Tree {
    Tree(
      root: node(0, "root", [1, 2, 3]),
      nodes: [node(1, "one"), node(2, "two", [4]), node(3, "three"), node(4, "four")])
  }

  @Test func `an element knows its parent and its place`() {
    let tree = tree()
    #expect(tree.parent(of: ElementID(4)) == ElementID(2))
    #expect(tree.index(of: ElementID(3)) == 2)
    #expect(tree.index(of: tree.root) == -1)
    #expect(tree.depthFirst.map(\.name) == ["root", "one", "two", "four", "three"])
  }

  @Test func `an element that leaves its parent is gone with all inside`() {
    var tree = tree()
    let changes = tree.apply(TreeUpdate(nodes: [node(0, "root", [1, 3])]))
    #expect(tree.count == 3)
    #expect(
      changes == [
        .childRemoved(ElementID(2), from: ElementID(0), at: 1), .removed(ElementID(2)),
        .removed(ElementID(4)),
      ])
    #expect(tree.index(of: ElementID(3)) == 1)
  }

  @Test func `a moved child is one removal and one addition`() {
    var tree = tree()
    let changes = tree.apply(TreeUpdate(nodes: [node(0, "root", [3, 1, 2])]))
    #expect(
      changes == [
        .childRemoved(ElementID(3), from: ElementID(0), at: 2),
        .childAdded(ElementID(3), to: ElementID(0), at: 0),
      ])
    #expect(tree.count == 5)
  }

  @Test func `a child that changes its parent stays alive`() {
    var tree = tree()
    tree.apply(TreeUpdate(nodes: [node(2, "two"), node(3, "three", [4])]))
    #expect(tree.parent(of: ElementID(4)) == ElementID(3))
    #expect(tree[ElementID(4)]?.name == "four")
  }

  @Test func `changes come in the order for assistive technologies`() {
    var tree = tree()
    var one = node(1, "uno", [5])
    one.states = StateSet(.focused)
    one.value = RangeValue(minimum: 0, maximum: 1, current: 1, increment: 1)
    let announcement = Announcement("done", source: ElementID(1))
    let changes = tree.apply(
      TreeUpdate(
        nodes: [one, node(5, "five"), node(0, "root", [1, 3])], announcements: [announcement])
    )
    #expect(
      changes == [
        .childRemoved(ElementID(2), from: ElementID(0), at: 1), .removed(ElementID(2)),
        .removed(ElementID(4)), .created(ElementID(5)),
        .childAdded(ElementID(5), to: ElementID(1), at: 0), .interfaces(ElementID(1)),
        .name(ElementID(1)), .value(ElementID(1)),
        .state(ElementID(1), .focused, true), .announcement(announcement),
      ])
  }

  @Test func `the description of an element that loses the focus comes after the new focus`() {
    var tree = tree()
    var one = node(1, "one")
    one.states = StateSet(.focused)
    tree.apply(TreeUpdate(nodes: [one]))
    var left = node(1, "one")
    left.description = "everything"
    var reached = node(3, "three")
    reached.states = StateSet(.focused)
    reached.description = "here"
    let changes = tree.apply(TreeUpdate(nodes: [left, reached]))
    #expect(
      changes == [
        .description(ElementID(3)), .state(ElementID(1), .focused, false),
        .state(ElementID(3), .focused, true), .description(ElementID(1)),
      ])
  }

  @Test func `the caret and the selection of an element that gains the focus come after it`() {
    var tree = tree()
    var field = node(3, "three")
    field.text = TextContent("one two", caret: 0)
    tree.apply(TreeUpdate(nodes: [field]))
    field.text = TextContent("one two", caret: 7, selection: 0..<7)
    field.states = StateSet(.focused)
    #expect(
      tree.apply(TreeUpdate(nodes: [field])) == [
        .state(ElementID(3), .focused, true), .caret(ElementID(3)), .textSelection(ElementID(3)),
      ])
  }

  @Test func `one element under two parents keeps its first place`() {
    var tree = tree()
    tree.apply(TreeUpdate(nodes: [node(1, "one", [4])]))
    #expect(tree.parent(of: ElementID(4)) == ElementID(2))
    #expect(tree[ElementID(1)]?.children.isEmpty == true)
  }

  @Test func `an element cannot be put under itself`() {
    var tree = tree()
    tree.apply(TreeUpdate(nodes: [node(4, "four", [2, 4, 0])]))
    #expect(tree[ElementID(4)]?.children.isEmpty == true)
    #expect(tree.count == 5)
  }

  @Test func `elements that nothing holds do not stay`() {
    var tree = tree()
    let changes = tree.apply(TreeUpdate(nodes: [node(9, "stray")]))
    #expect(tree.count == 5)
    #expect(changes.isEmpty)
  }

  @Test func `the text form keeps hostile names on their line`() {
    let tree = Tree(root: Node(id: ElementID(0), role: .button, name: "a\nb\u{202E}\"\u{1B}[31m"))
    #expect(
      TreeText(tree, detail: []).text
        == "push button \"a\\nb\\u{202e}\\\"\\u{1b}[31m\"\n")
  }
}

extension TreeTests {
  @Test func `an element that comes with the focus is told to have it`() {
    var tree = Tree(root: Node(id: ElementID(1), role: .application, name: "App"))
    var root = tree.rootNode
    root.children = [ElementID(2)]
    let item = Node(id: ElementID(2), role: .menuItem, name: "Open", states: StateSet(.focused))
    let changes = tree.apply(TreeUpdate(nodes: [root, item]))
    #expect(changes.last == .state(ElementID(2), .focused, true))
  }

  @Test func `what stands right below an application is a window, but for what pops up`() {
    func tree(_ top: Role) -> Tree {
      Tree(
        root: Node(id: ElementID(1), role: .application, name: "App", children: [ElementID(2)]),
        nodes: [
          Node(id: ElementID(2), role: top, name: "Top", children: [ElementID(3)]),
          Node(id: ElementID(3), role: .button, name: "OK"),
        ])
    }
    #expect(tree(.frame).window(of: ElementID(3))?.name == "Top")
    #expect(tree(.filler).window(of: ElementID(3))?.name == "Top")
    #expect(tree(.filler).window(of: ElementID(2))?.name == "Top")
    #expect(tree(.toolTip).window(of: ElementID(3)) == nil)
    #expect(tree(.frame).window(of: ElementID(1)) == nil)
    #expect(tree(.frame).window(of: ElementID(4)) == nil)
  }

  @Test func `an element's states are set without a word of the others`() {
    let window = Node(id: ElementID(2), role: .frame, name: "Window")
    var tree = Tree(
      root: Node(id: ElementID(1), role: .application, name: "App", children: [ElementID(2)]),
      nodes: [window])
    var expected = window
    expected.states = StateSet(.showing, .visible)
    tree.setStates(expected.states, of: ElementID(2))
    tree.setStates(expected.states, of: ElementID(3))
    #expect(tree[ElementID(2)] == expected)
    #expect(tree.rootNode.states == [])
    #expect(tree.count == 2)
    #expect(tree.parent(of: ElementID(2)) == ElementID(1))
  }
}

/// What an update costs, in children that are looked at.
extension TreeTests {
  private func wide(_ count: UInt64) -> Tree {
    Tree(
      root: node(0, "root", [1, 2]),
      nodes: [node(1, "list", Array(10..<10 + count)), node(2, "other")]
        + (10..<10 + count).map { node($0, "row") })
  }

  @Test(arguments: [100, 10_000] as [UInt64])
  func `one child less or more looks at that one, however many siblings it has`(count: UInt64) {
    var tree = wide(count)
    var looks = 0
    _ = tree.apply(
      TreeUpdate(nodes: [node(1, "list", Array(11..<10 + count))]), looks: &looks)
    #expect(tree.count == Int(count) + 2)
    let fresh = node(10, "row")
    _ = tree.apply(
      TreeUpdate(nodes: [node(1, "list", Array(10..<10 + count)), fresh]), looks: &looks)
    #expect(tree.index(of: ElementID(9 + count)) == Int(count) - 1)
    #expect(looks < 8)
  }

  @Test(arguments: [100, 10_000] as [UInt64])
  func `a list claimed by another looks at each child a few times`(count: UInt64) {
    var tree = wide(count)
    var looks = 0
    // The first parent keeps them: it still lists them.
    _ = tree.apply(
      TreeUpdate(nodes: [node(2, "other", Array(10..<10 + count))]), looks: &looks)
    #expect(tree[ElementID(2)]?.children == [])
    // It gives them up in the same update.
    _ = tree.apply(
      TreeUpdate(nodes: [node(2, "other", Array(10..<10 + count)), node(1, "list")]),
      looks: &looks)
    #expect(tree[ElementID(2)]?.children.count == Int(count))
    #expect(looks < 8 * Int(count))
    #expect(tree.index(of: ElementID(9 + count)) == Int(count) - 1)
  }
}

/// What moves from a parent to another, and copies from before an update.
extension TreeTests {
  @Test func `a child of a parent that goes is taken over by the one that claims it`() {
    var tree = tree()
    let changes = tree.apply(
      TreeUpdate(nodes: [node(0, "root", [1, 5, 3]), node(5, "five", [6, 4]), node(6, "six")]))
    #expect(tree.parent(of: ElementID(4)) == ElementID(5))
    #expect(tree[ElementID(5)]?.children == [ElementID(6), ElementID(4)])
    #expect(tree.index(of: ElementID(4)) == 1)
    #expect(!tree.contains(ElementID(2)))
    #expect(!changes.contains(.removed(ElementID(4))))
  }

  @Test func `an element that goes with a new parent which nothing holds is said to be gone`() {
    var tree = tree()
    let changes = tree.apply(TreeUpdate(nodes: [node(2, "two"), node(9, "stray", [4])]))
    #expect(changes.contains(.removed(ElementID(4))))
    #expect(tree.count == 4)
  }

  @Test func `a child listed twice is there once, and its neighbours are told their places`() {
    var tree = tree()
    let changes = tree.apply(
      TreeUpdate(nodes: [node(0, "root", [1, 1, 2, 5, 77, 3, 1]), node(5, "five")]))
    #expect(tree.rootNode.children == [1, 2, 5, 3].map { ElementID($0) })
    #expect(
      changes == [
        .created(ElementID(5)), .childAdded(ElementID(5), to: ElementID(0), at: 2),
      ])
  }

  @Test func `an element that gains its first action is told to answer another interface`() {
    var tree = tree()
    var one = node(1, "one")
    one.actions = [Action(name: "click", label: "Press")]
    #expect(tree.apply(TreeUpdate(nodes: [one])) == [.interfaces(ElementID(1))])
    one.actions.append(Action(name: "other", label: "Other"))
    #expect(tree.apply(TreeUpdate(nodes: [one])) == [])
  }

  @Test func `the same element twice in an update is as it comes last`() {
    var tree = tree()
    let changes = tree.apply(TreeUpdate(nodes: [node(1, "uno"), node(1, "one")]))
    #expect(changes.isEmpty)
    #expect(tree[ElementID(1)]?.name == "one")
  }

  @Test func `a copy from before stays as it was`() {
    var tree = wide(1000)
    let before = tree
    tree.apply(TreeUpdate(nodes: [node(1, "list", [10]), node(10, "another")]))
    #expect(before.count == 1003 && tree.count == 4)
    #expect(before[ElementID(10)]?.name == "row")
    #expect(before.index(of: ElementID(1009)) == 999)
    #expect(before != tree)
  }

  /// Random updates, and after each the tree as one that is built from nothing has it.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a tree after many updates is the one that its elements describe`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var wanted: [UInt64: [UInt64]] = [0: []]
    var tree = Tree(root: node(0, "root"))
    var next: UInt64 = 1
    for _ in 0..<60 {
      var touched: Set<UInt64> = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        guard let parent = wanted.keys.sorted().randomElement(using: &random) else { continue }
        var children = wanted[parent] ?? []
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let id = next * (seed.isMultiple(of: 2) ? 1 : 0x1_0000_0001)
          next += 1
          children.insert(id, at: Int.random(in: 0...children.count, using: &random))
          wanted[id] = []
          touched.insert(id)
        case 2: children.shuffle(using: &random)
        default:
          guard !children.isEmpty else { continue }
          let gone = children.remove(at: Int.random(in: 0..<children.count, using: &random))
          var stack = [gone]
          while let id = stack.popLast() { stack += wanted.removeValue(forKey: id) ?? [] }
        }
        wanted[parent] = children
        touched.insert(parent)
      }
      tree.apply(
        TreeUpdate(
          nodes: touched.sorted().compactMap { id in
            wanted[id].map { node(id, "n\(id)", $0) }
          }))
      let fresh = Tree(
        root: tree.rootNode,
        nodes: wanted.sorted { $0.key < $1.key }.filter { $0.key != 0 }
          .map { node($0.key, "n\($0.key)", $0.value) })
      #expect(tree == fresh)
      let isInPlace = wanted.allSatisfy { id, children in
        children.indices.allSatisfy { index in
          tree.index(of: ElementID(children[index])) == index
            && tree.parent(of: ElementID(children[index])) == ElementID(id)
        }
      }
      #expect(isInPlace)
    }
  }
}

/// Numbers that look random and are the same each time.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
