// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  static let drags: [Scenario] = [
    Scenario(
      .interaction, "G8a", "drag; 50 points right in 10 steps",
      "chg(10,0),chg(15,0),chg(20,0),chg(25,0),chg(30,0),chg(35,0),chg(40,0),chg(45,0),chg(50,0),"
        + "end(50,0) start(100,100)"
    ) { stage in
      stage.view(stage.loggedDrag())
      stage.drag(to: 150)
    },
    Scenario(
      .interaction, "G8b", "drag; 50 points up in 10 steps",
      "chg(0,-10),chg(0,-15),chg(0,-20),chg(0,-25),chg(0,-30),chg(0,-35),chg(0,-40),chg(0,-45),"
        + "chg(0,-50),end(0,-50) start(100,100)"
    ) { stage in
      stage.view(stage.loggedDrag())
      stage.drag(to: 100, 50)
    },
    Scenario(.interaction, "G8c", "drag; 6 points", "-") { stage in
      stage.view(stage.loggedDrag())
      stage.drag(to: 106, steps: 3)
    },
    Scenario(.interaction, "G8d", "drag; click", "-") { stage in
      stage.view(stage.loggedDrag())
      stage.click()
    },
    Scenario(.interaction, "G8e", "drag without minimum distance; click", "chg,end") { stage in
      stage.view(
        stage.add(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in stage.note("chg") }.onEnded { _ in stage.note("end") }))
      stage.click()
    },
    Scenario(
      .interaction, "G8f", "drag; out of the window in 10 steps, released outside",
      "chg(16,0),chg(32,0),chg(48,0),chg(64,0),chg(80,0),chg(96,0),chg(112,0),chg(128,0),"
        + "chg(144,0),chg(160,0),end(160,0) start(100,100)"
    ) { stage in
      stage.view(stage.loggedDrag())
      stage.drag(to: 260)
    },
    Scenario(.interaction, "G9a", "tap inside a drag; click", "tap") { stage in
      stage.view(stage.tap("tap"), stage.drag("dragEnd"))
      stage.click()
    },
    Scenario(.interaction, "G9b", "tap inside a drag; 50 points", "dragEnd") { stage in
      stage.view(stage.tap("tap"), stage.drag("dragEnd"))
      stage.drag(to: 150)
    },
    byButton("R0", .primary, "4 callbacks, first=chg(20,30) last=end(60,40)"),
    byButton("R2", .middle, "-"),
    byButton("R4", .secondary, "-"),
  ]

  /// The probe's positions: a view of 100 by 100 at (40, 30).
  private static func byButton(
    _ id: String, _ button: PointerEvent.Button, _ recorded: String
  ) -> Scenario {
    Scenario(
      .inputs, id, "drag without minimum distance; the \(button) button from (20, 30) to (60, 40)",
      recorded
    ) { stage in
      final class Told { var lines: [String] = [] }
      let told = Told()
      stage.view(
        CGRect(x: 40, y: 30, width: 100, height: 100),
        stage.add(
          DragGesture(minimumDistance: 0)
            .onChanged { told.lines.append("chg\(Stage.text($0.location))") }
            .onEnded { told.lines.append("end\(Stage.text($0.location))") }))
      stage.drag(from: (60, 60), to: (100, 70), steps: 2, button: button)
      guard let first = told.lines.first, let last = told.lines.last else { return }
      stage.note("\(told.lines.count) callbacks, first=\(first) last=\(last)")
    }
  }
}
