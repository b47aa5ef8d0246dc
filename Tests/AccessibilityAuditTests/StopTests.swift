// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

/// Several looks at one application, of which each may find what another one has found.
@Suite struct StopTests {
  private static let seen = StateSet(.enabled, .sensitive, .showing, .visible)

  /// A window with a button that has no name, between two labels.
  private func look(
    button path: String, at x: Double, between words: [String]
  ) -> AuditResult {
    var button = Node(id: ElementID(4), role: .button, name: "", states: Self.seen)
    button.frame = Rect(x: x, y: 10, width: 80, height: 30)
    let labels = words.enumerated().map { place, word in
      Node(id: ElementID(UInt64(3 + 2 * place)), role: .label, name: word, states: Self.seen)
    }
    let frame = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Self.seen,
      children: [3, 4, 5].map { ElementID($0) })
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [frame.id])
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", pid: 1,
      toolkitName: "Qt", toolkitVersion: "6.4.2")
    return Audit(rules: [ControlNameRule()]).run(
      ApplicationSnapshot(
        application: application,
        tree: Tree(root: root, nodes: [frame, labels[0], button, labels[1]]),
        references: [button.id: ObjectReference(busName: ":1.1", path: path)]))
  }

  private func stops(of looks: [AuditResult]) -> [String?]? {
    let named = looks.enumerated().map { (name: "look \($0.offset + 1)" as String?, $0.element) }
    return AuditResult(stops: named)?.violations.map(\.stop)
  }

  @Test func `two elements without a name on two pages are two findings`() {
    let first = look(button: "/7", at: 10, between: ["Ticket", "Pay"])
    #expect(
      stops(of: [first, look(button: "/9", at: 200, between: ["Price", "Board"])])
        == ["look 1", "look 2"])
  }

  @Test func `one element is one finding, when words beside it change, it moves or is made anew`() {
    let first = look(button: "/7", at: 10, between: ["Ticket", "Pay"])
    let others = [
      look(button: "/7", at: 200, between: ["Price", "Board"]),
      look(button: "/9", at: 10, between: ["Price", "Board"]),
      look(button: "/9", at: 200, between: ["Ticket", "Pay"]),
    ]
    for other in others { #expect(stops(of: [first, other]) == ["look 1"]) }
  }
}
