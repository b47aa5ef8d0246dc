// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// Which places of an element count as one.
@Suite struct ParitySubjectTests {
  private func subject(
    _ measure: ParityTrial.Measure, _ role: Role = .slider, _ states: StateSet = StateSet(),
    step: Double = 0, upTo maximum: Double = 100
  ) -> ParitySubject {
    var node = Node(id: ElementID(1), role: role, states: states)
    node.value = RangeValue(minimum: 0, maximum: maximum, current: 50, increment: step)
    let object = ObjectReference(busName: ":1.1", path: "/1")
    let application = ApplicationReference(
      object: object, name: "Sample", pid: 1, toolkitName: "", toolkitVersion: "")
    let snapshot = ApplicationSnapshot(
      application: application, tree: Tree(root: node), references: [node.id: object])
    return ParitySubject(
      node: node, object: object, measure: measure, start: 50, before: ApplicationState(snapshot),
      window: nil)
  }

  @Test(arguments: [
    (4.0, 52.0, true), (4, 52.25, false), (4, 47.75, false), (0, 50.0625, true), (0, 50.25, false),
    (-4, 52, false), (.infinity, 52, false),
  ])
  func `half a step away is the same place, or a thousandth of the range`(
    step: Double, place: Double, isSame: Bool
  ) {
    #expect(subject(.value, step: step).isAt(place, 50) == isSame)
  }

  @Test func `chosen and not chosen are two places`() {
    #expect(subject(.choice, step: 4).isAt(1, 1))
    #expect(!subject(.choice, step: 4).isAt(0, 1))
  }

  @Test(arguments: [
    (Role.toggleButton, StateSet(.expandable), 110.0, 210.0),
    (.toggleButton, StateSet(), 200, 230), (.listItem, StateSet(.expandable), 200, 230),
  ])
  func `what folds is clicked at its arrow, and all else in its middle`(
    role: Role, states: StateSet, x: Double, y: Double
  ) {
    let spot = subject(.choice, role, states).spot(
      in: Rect(x: 100, y: 200, width: 200, height: 60))
    #expect(spot == (x, y))
  }

  @Test func `what tells no place is nowhere`() {
    #expect(!subject(.value).isAt(nil, 50))
  }
}
