// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// Input that makes no sense, in every order of two events, and in the middle of a gesture.
@MainActor
struct StrayInputTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 0]
  private static let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]

  private static var events: [PointerEvent] {
    phases.flatMap { phase in
      numbers.flatMap { number in
        [
          PointerEvent(
            id: .init(1), phase: phase, location: CGPoint(x: number, y: 100), time: 0.1),
          PointerEvent(
            id: .init(2), phase: phase, location: CGPoint(x: 100, y: 100), time: number),
        ]
      }
    }
  }

  private func stage() -> Stage {
    let stage = Stage()
    stage.view(stage.loggedDrag(), stage.tap("tap", .simultaneous), stage.long("long"))
    return stage
  }

  @Test func `no order of two senseless events traps`() {
    for first in Self.events {
      for second in Self.events {
        let stage = stage()
        stage.scene.handle(first)
        stage.scene.handle(second)
        stage.scene.cancelAll(at: .nan)
        #expect(!stage.scene.isInGesture)
      }
    }
  }

  @Test func `a number that is none changes nothing about the gesture, and is counted`() {
    let stage = stage()
    stage.down(100, 100)
    stage.move(.nan, 100)
    stage.move(100, .infinity)
    stage.move(130, 100)
    stage.up(130, 100)
    #expect(stage.log == "chg(30,0),end(30,0) start(100,100)")
    #expect(stage.scene.droppedEvents == 2)
  }

  @Test func `time that goes back is taken for the latest time`() {
    let stage = stage()
    stage.wait(5)
    stage.down(100, 100)
    stage.wait(0.1)
    stage.scene.handle(
      PointerEvent(id: .init(1), phase: .moved, location: CGPoint(x: 120, y: 100), time: 1))
    stage.up(120, 100)
    #expect(stage.log == "chg(20,0),end(20,0) start(100,100)")
  }

  @Test func `a contact that comes down twice, and one that never did, end no gesture`() {
    let stage = Stage()
    stage.view(stage.loggedDrag())
    stage.move(120, 100, id: 7)
    stage.up(120, 100, id: 7)
    #expect(stage.log == "-")
    stage.down(100, 100)
    stage.down(100, 100)
    stage.move(140, 100)
    stage.up(140, 100)
    #expect(stage.log == "-")
    stage.drag(to: 150, steps: 1)
    #expect(stage.log == "chg(50,0),end(50,0) start(100,100)")
  }
}
