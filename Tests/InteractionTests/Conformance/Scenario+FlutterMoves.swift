// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  static let flutterMoves: [Scenario] = [
    flutter(
      .flutterScale, "one finger", "moved (20, 30)", "start,1.0",
      .differs(ours: "-", because: "one finger magnifies nothing; its way is a drag's")
    ) { stage in
      magnified(stage)
      stage.down(0, 0)
      stage.move(20, 30)
    },
    flutter(.flutterScale, "zoom in", "fingers twice as far apart", "2.0") { stage in
      twoFingers(stage)
      stage.move(0, 10, id: 2)
    },
    flutter(.flutterScale, "zoom out", "then half as far", "2.0,0.5") { stage in
      twoFingers(stage)
      stage.move(0, 10, id: 2)
      stage.move(15, 25, id: 2)
    },
    flutter(
      .flutterScale, "third finger", "a third finger comes", "2.0,end",
      .differs(
        ours: "2.0", because: "a pair stays a pair: a third finger neither ends nor changes it")
    ) { stage in
      twoFingers(stage)
      stage.move(0, 10, id: 2)
      stage.down(25, 35, id: 3)
    },
    flutter(.flutterScale, "end", "one finger leaves", "2.0,end") { stage in
      twoFingers(stage)
      stage.move(0, 10, id: 2)
      stage.up(20, 30, id: 1)
    },
    flutter(.flutterScale, "turn", "an eighth of a turn with the clock", "0.785") { stage in
      turned(stage)
      stage.down(0, 0, id: 1)
      stage.down(10, 10, id: 2)
      stage.move(0, 10, id: 2)
    },
    flutter(
      .flutterScale, "half a turn", "to the other side in one event", "3.142",
      .differs(
        ours: "-3.142", because: "half a turn in one event has no direction; ours is the other one")
    ) { stage in
      turned(stage)
      stage.down(20, 30, id: 1)
      stage.down(30, 40, id: 2)
      stage.move(40, 50, id: 2)
      stage.move(0, 10, id: 2)
    },
    flutter(.flutterDrag, "before a tap", "moved 22 points, back 5, up", "start,(10,15),end") {
      stage in
      panned(stage)
      stage.down(10, 10)
      stage.move(20, 30)
      stage.move(20, 25)
      stage.up(20, 25)
    },
    flutter(
      .flutterDrag, "behind a tap", "a tap inside; moved 22 points, back 5, up",
      "start,(10,15),end"
    ) { stage in
      panned(stage, tapIsInside: true)
      stage.down(10, 10)
      stage.move(20, 30)
      stage.move(20, 25)
      stage.up(20, 25)
    },
    flutter(
      .flutterDrag, "slop", "moved 14 points", "-",
      .differs(ours: "start", because: "SwiftUI's drag begins at 10 points (B17), not at 18")
    ) { stage in
      panned(stage)
      stage.down(10, 10)
      stage.move(20, 20)
    },
    flutter(
      .flutterDrag, "alone", "down, nothing competes", "start",
      .differs(
        ours: "-", because: "SwiftUI's drag needs its distance, whether anything competes or not")
    ) { stage in
      panned(stage)
      stage.down(10, 10)
    },
    flutter(.flutterDrag, "moment", "reported at 0.2 and 0.3 s", "0.2,0.3") { stage in
      stage.view(
        stage.add(
          DragGesture(minimumDistance: 1).onChanged {
            stage.note(String(format: "%.1f", $0.time.timeIntervalSinceReferenceDate))
          }))
      stage.down(10, 10)
      stage.wait(0.2)
      stage.move(20, 25)
      stage.wait(0.1)
      stage.move(20, 25)
    },
  ]

  @MainActor private static func magnified(_ stage: Stage) {
    stage.view(
      stage.add(
        MagnifyGesture()
          .onChanged { stage.note(String(format: "%.1f", $0.magnification)) }
          .onEnded { _ in stage.note("end") }))
  }

  @MainActor private static func twoFingers(_ stage: Stage) {
    magnified(stage)
    stage.down(0, 0, id: 1)
    stage.move(20, 30, id: 1)
    stage.down(10, 20, id: 2)
  }

  @MainActor private static func turned(_ stage: Stage) {
    stage.view(
      stage.add(
        RotateGesture().onChanged { stage.note(Stage.decimals($0.rotation.radians)) }))
  }

  @MainActor private static func panned(_ stage: Stage, tapIsInside: Bool = false) {
    final class Told { var hasBegun = false }
    let told = Told()
    let drag = stage.add(
      DragGesture()
        .onChanged {
          stage.note(told.hasBegun ? Stage.text($0.translation) : "start")
          told.hasBegun = true
        }
        .onEnded { _ in stage.note("end") })
    if tapIsInside {
      stage.view(stage.tap("tap"), drag)
    } else {
      stage.view(drag, stage.tap("tap"))
    }
  }
}
