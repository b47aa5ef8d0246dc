// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics
import Testing

@testable import Interaction

/// A value of words, whose author gives steps up and down, is set by those steps.
@MainActor
struct SpokenValueTests {
  /// What an author keeps, and the steps that were taken.
  private final class Model {
    var value: Int
    var steps = 0

    init(_ value: Int) {
      self.value = value
    }
  }

  /// - Parameter words: What the author says of the value.
  private func volume(
    _ start: Int, by size: Int = 10, upTo limit: Int = 100,
    words: @escaping (Int) -> String = { "\($0) percent" }
  ) -> (Desk, Model) {
    let (desk, model) = (Desk(), Model(start))
    let element = desk.add("Volume")
    element.declarations[0].value = words(start)
    element.declarations[0].adjustableAction = { [weak element] direction in
      let next = model.value + (direction == .increment ? size : -size)
      model.value = min(max(next, 0), limit)
      model.steps += 1
      element?.declarations[0].value = words(model.value)
    }
    return (desk, model)
  }

  @Test(arguments: [(70.0, 3), (10.0, 3), (100.0, 6), (40.0, 0)])
  func `it is stepped until it is there`(wanted: Double, steps: Int) {
    let (desk, model) = volume(40)
    #expect(desk.set(wanted, on: "Volume"))
    #expect(Double(model.value) == wanted)
    #expect(model.steps == steps)
  }

  @Test(arguments: [(72.0, 70), (78.0, 80), (1e9, 100), (-5.0, 0)])
  func `between two steps it comes to the nearer, and beyond an end to that end`(
    wanted: Double, end: Int
  ) {
    let (desk, model) = volume(40)
    #expect(desk.set(wanted, on: "Volume"))
    #expect(model.value == end)
  }

  @Test(arguments: [42.0, 38.0, 45.0])
  func `where no step brings it nearer it is refused, and left as it was`(wanted: Double) {
    let (desk, model) = volume(40)
    #expect(!desk.set(wanted, on: "Volume"))
    #expect(model.value == 40)
  }

  @Test func `steps that change nothing are not repeated`() {
    let (desk, model) = volume(40, by: 0)
    #expect(!desk.set(70, on: "Volume"))
    #expect(model.steps == 1)
  }

  @Test func `what is many steps away is left on the way`() {
    let (desk, model) = volume(0, by: 1, upTo: 1000) { "\($0) of 1000" }
    #expect(desk.set(900, on: "Volume"))
    #expect(model.value == 128)
  }

  @Test func `where the words stop being a number it is refused`() {
    let (desk, model) = volume(40) { $0 == 50 ? "louder" : "\($0) percent" }
    #expect(!desk.set(70, on: "Volume"))
    #expect(model.steps == 1)
  }

  @Test func `words that are no number cannot be set`() {
    let (desk, model) = volume(40) { _ in "loud" }
    #expect(!desk.set(70, on: "Volume"))
    #expect(model.steps == 0)
  }

  @Test func `a disabled one cannot be set`() {
    let (desk, model) = volume(40)
    desk.scene.root.children[0].isEnabled = false
    #expect(!desk.set(70, on: "Volume"))
    #expect(model.steps == 0)
  }
}
