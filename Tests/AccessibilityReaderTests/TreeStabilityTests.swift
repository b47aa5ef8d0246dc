// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@Suite struct TreeStabilityTests {
  private let start = ContinuousClock.now

  @Test func `two equal reads that are far enough apart are rest`() {
    var stability = TreeStability()
    let read1 = stability.take(tree(), readAt: time(0))
    #expect(!read1)
    let read2 = stability.take(tree(), readAt: time(100))
    #expect(!read2)
    let read3 = stability.take(tree(), readAt: time(200))
    #expect(read3)
  }

  @Test func `a new element, a name and a state are no rest`() {
    for other in [
      tree(extra: true), tree(status: "Loading"), tree(states: StateSet(.showing, .enabled)),
    ] {
      var stability = TreeStability()
      let read4 = stability.take(tree(), readAt: time(0))
      #expect(!read4)
      let read5 = stability.take(other, readAt: time(200))
      #expect(!read5)
      let read6 = stability.take(other, readAt: time(400))
      #expect(read6)
    }
  }

  @Test func `values, places and the focus move by nature`() {
    var stability = TreeStability()
    let read7 = stability.take(tree(), readAt: time(0))
    #expect(!read7)
    let moved = tree(value: 7, x: 40, states: StateSet(.showing, .focused))
    let read8 = stability.take(moved, readAt: time(200))
    #expect(read8)
  }

  @Test func `an element whose name always changes is left aside after three changes`() {
    var stability = TreeStability()
    let rests = (0..<6).map { index in
      stability.take(tree(status: "12:00:0\(index)"), readAt: time(index * 200))
    }
    #expect(rests == [false, false, false, true, true, true])
  }

  @Test func `a tree that always grows never rests`() {
    var stability = TreeStability()
    let rests = (0..<6).map { index in
      stability.take(tree(extra: index % 2 == 0), readAt: time(index * 200))
    }
    #expect(!rests.contains(true))
  }

  @Test func `another application is no rest`() {
    var stability = TreeStability()
    let read9 = stability.take(tree(busName: ":1.1"), readAt: time(0))
    #expect(!read9)
    let read10 = stability.take(tree(busName: ":1.2"), readAt: time(200))
    #expect(!read10)
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  private func tree(
    value: Double = 0, x: Double = 0, status: String = "Ready",
    states: StateSet = StateSet(.showing), extra: Bool = false, busName: String = ":1.1"
  ) -> ApplicationSnapshot {
    let slider = Node(
      id: ElementID(3), role: .slider, name: "Volume", states: states,
      frame: Rect(x: x, y: 0, width: 10, height: 10),
      value: RangeValue(minimum: 0, maximum: 10, current: value, increment: 1))
    let label = Node(id: ElementID(4), role: .label, name: status)
    let more = extra ? [Node(id: ElementID(5), role: .label, name: "More")] : []
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", children: ([slider, label] + more).map(\.id))
    let root = Node(id: ElementID(1), role: .application, name: "Sample", children: [window.id])
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: busName, path: "/root"), name: "Sample"),
      tree: Tree(root: root, nodes: [window, slider, label] + more))
  }
}
