// SPDX-License-Identifier: Apache-2.0

import Gestures
import Testing

@testable import Interaction

/// Who is told about the touches of a window, and for how long.
@MainActor
struct ExplanationTests {
  @Test func `a played gesture is explained like a hand's, with the element's name`() {
    let desk = Desk()
    desk.add("Plate", [GestureAttachment(TapGesture())])
    var lines: [String] = []
    desk.scene.explainGestures { lines.append($0.description) }
    desk.perform("click", on: "Plate")
    #expect(lines.first == "touch 1 at 0.000 s: began at 50.0, 25.0: Plate: tap")
    #expect(lines.last == "touch 1 at 0.000 s: Plate: gesture won")
  }

  @Test(arguments: ["click", "double-tap"])
  func `what a request passes over says that another gesture was asked for`(action: String) {
    let desk = Desk()
    desk.add(
      "Plate", [GestureAttachment(TapGesture(count: 2).exclusively(before: TapGesture()))])
    var failures: [String] = []
    desk.scene.explainGestures { decision in
      if case .failed(let reason) = decision.outcome {
        failures.append("\(decision.name): \(reason)")
      }
    }
    desk.perform(action, on: "Plate")
    #expect(
      failures
        == (action == "click"
          ? ["2 taps: another gesture was asked for"] : ["tap: 2 taps recognized first"]))
  }

  @Test func `a touch where no gesture is says so`() {
    let desk = Desk()
    var lines: [String] = []
    desk.scene.explainGestures { lines.append($0.description) }
    desk.down(300, 200)
    #expect(lines == ["touch 1 at 0.000 s: began at 300.0, 200.0, no gesture there"])
  }

  @Test func `each listener hears until it wants to hear no more`() {
    let desk = Desk()
    desk.add("Plate", [GestureAttachment(TapGesture())])
    var (first, second) = (0, 0)
    let explanation = desk.scene.explainGestures { _ in first += 1 }
    let other = desk.scene.explainGestures { _ in second += 1 }
    desk.perform("click", on: "Plate")
    #expect(first > 0 && first == second)
    explanation.cancel()
    desk.perform("click", on: "Plate")
    #expect(second == 2 * first)
    other.cancel()
    #expect(desk.scene.gestureTrace == nil)
  }
}
