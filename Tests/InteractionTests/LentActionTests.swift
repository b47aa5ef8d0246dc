// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics
import Testing

@testable import Interaction

/// Actions that are declared about a plain container.
@MainActor
struct LentActionTests {
  /// A container with an action of its own, and what is inside.
  private func desk(_ inside: (Desk, Element) -> Void) -> Desk {
    let desk = Desk()
    let box = desk.add("Box")
    box.hitShape = .none
    box.declarations[0].actions = [.init(label: "Archive") { desk.log.append("archived") }]
    inside(desk, box)
    return desk
  }

  private func actions(_ name: String, _ desk: Desk) -> [String] {
    desk.node(name).actions.map(\.name).filter { $0 != "show-context-menu" }
  }

  @Test func `each control inside offers them, and the container does not`() {
    let desk = desk { desk, box in
      for name in ["One", "Two"] { desk.add(name, to: box, [GestureAttachment(TapGesture())]) }
    }
    #expect(actions("Box", desk) == [])
    #expect(actions("One", desk) == ["click", "archive"])
    #expect(actions("Two", desk) == ["click", "archive"])
    #expect(desk.perform("archive", on: "Two"))
    #expect(desk.log == ["archived"])
  }

  @Test func `where there is no control inside they are the container's own`() {
    let desk = desk { desk, box in desk.add("Words", to: box) }
    #expect(actions("Box", desk) == ["archive"])
    #expect(actions("Words", desk) == [])
  }
}
