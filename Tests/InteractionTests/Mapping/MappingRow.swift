// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

@testable import Interaction

/// One row of the mapping from gestures to keys and actions: a gesture on an element called "Thing"
/// of 100 by 50 points at (10, 10), and three ways to do the same.
@MainActor
struct MappingRow {
  /// What the gestures of a row change.
  @MainActor
  final class State {
    var value = 30.0
    var angle = Angle.zero
    var zoom = 1.0
    var place = 2
  }

  /// A desk with the row's gesture on it.
  @MainActor
  final class Bench {
    let desk = Desk()
    let state = State()

    func log(_ text: String) { desk.log.append(text) }

    var value: Binding<Double> {
      Binding(get: { self.state.value }, set: { self.state.value = $0 })
    }
    var zoom: Binding<Double> {
      Binding(get: { self.state.zoom }, set: { self.state.zoom = $0 })
    }
    var angle: Binding<Angle> {
      Binding(get: { self.state.angle }, set: { self.state.angle = $0 })
    }

    /// Everything that could have changed, in one line.
    var outcome: String {
      func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
      return "\(rounded(state.value)) \(rounded(state.angle.degrees)) \(rounded(state.zoom)) "
        + "\(state.place)"
    }
  }

  let name: String
  let gesture: (Bench) -> GestureAttachment
  let hand: (Desk) -> Void
  let keys: (Desk) -> Void
  let actions: [String]
  let log: [String]
  /// On which element the actions are; the values of an element with several are its children.
  var actionsOn = "Thing"

  init(
    _ name: String, _ gesture: @escaping (Bench) -> some Gesture, log: [String],
    hand: @escaping (Desk) -> Void, keys: @escaping (Desk) -> Void, actions: [String],
    on actionsOn: String = "Thing"
  ) {
    self.name = name
    self.gesture = { GestureAttachment(gesture($0)) }
    self.log = log
    self.hand = hand
    self.keys = keys
    self.actions = actions
    self.actionsOn = actionsOn
  }

  /// The log and the state after each of the three ways.
  func outcomes() -> [(way: String, log: [String], state: String)] {
    ["hand", "keys", "actions"].map { way in
      let bench = Bench()
      bench.desk.add("Thing", x: 10, y: 10, [gesture(bench)])
      bench.desk.publish()
      switch way {
      case "hand": hand(bench.desk)
      case "keys":
        bench.desk.focus("Thing")
        keys(bench.desk)
      default:
        for action in actions where !bench.desk.perform(action, on: actionsOn) {
          bench.log("\(action) refused")
        }
      }
      bench.desk.wait(2)
      return (way, bench.desk.log, bench.outcome)
    }
  }
}

extension Desk {
  func tap(_ x: Double = 60, _ y: Double = 35) {
    down(x, y)
    up(x, y)
  }

  func hold(_ seconds: Double, x: Double = 60, y: Double = 35) {
    down(x, y)
    wait(seconds)
  }

  func drag(x: Double = 0, y: Double = 0) {
    down(60, 35)
    move(60 + x, 35 + y)
    up(60 + x, 35 + y)
  }

  /// Two fingers, the second of which goes further away and round.
  func pinch(_ magnification: Double = 1, degrees: Double = 0) {
    down(40, 35, id: 1)
    down(60, 35, id: 2)
    let angle = degrees * .pi / 180
    let end = (x: 40 + 20 * magnification * cos(angle), y: 35 + 20 * magnification * sin(angle))
    move(end.x, end.y, id: 2)
    up(end.x, end.y, id: 2)
    up(40, 35, id: 1)
  }
}
