// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

/// What is declared against what arrived on the bus.
@Suite struct ModelBusComparisonTests {
  private func window(_ children: [Node]) -> Tree {
    Tree(
      root: Node(
        id: ElementID(1), role: .frame, name: "Main", children: children.map(\.id)),
      nodes: children)
  }

  private var volume: Node {
    var node = Node(
      id: ElementID(2), role: .slider, name: "Volume", states: StateSet(.enabled, .focusable))
    node.value = RangeValue(minimum: 0, maximum: 100, current: 30, increment: 1)
    node.actions = [Action(name: "increment", label: "Increase", keyBinding: ";;Up")]
    return node
  }

  private func differences(of arrived: Node) -> [String] {
    ModelBusComparison(declared: window([volume]), arrived: window([arrived]))
      .differences[ElementID(2)] ?? []
  }

  @Test func `the same tree has no differences`() {
    let comparison = ModelBusComparison(declared: window([volume]), arrived: window([volume]))
    #expect(comparison.differences == [ElementID(1): [], ElementID(2): []])
  }

  @Test func `each part that differs is told`() {
    var arrived = volume
    arrived.name = "Loudness"
    #expect(differences(of: arrived) == ["name \"Volume\" is \"Loudness\""])
    arrived = volume
    arrived.value?.current = 31
    #expect(
      differences(of: arrived) == ["value \"30.0 in 0.0...100.0\" is \"31.0 in 0.0...100.0\""])
    arrived = volume
    arrived.actions = []
    #expect(differences(of: arrived) == ["actions \"increment (;;Up)\" is \"\""])
    arrived = volume
    arrived.states[.enabled] = false
    #expect(differences(of: arrived) == ["states \"enabled focusable\" is \"focusable\""])
  }

  @Test func `who has the focus does not count`() {
    var arrived = volume
    arrived.states[.focused] = true
    #expect(differences(of: arrived) == [])
  }

  @Test func `an element that is missing or added is told`() {
    let missing = ModelBusComparison(declared: window([volume]), arrived: window([]))
    #expect(missing.differences[ElementID(2)] == ["it is not there"])
    let added = ModelBusComparison(declared: window([]), arrived: window([volume]))
    #expect(added.differences[ElementID(1)] == ["it has slider[Volume] more inside"])
  }
}
