// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  static let buttons: [Scenario] = [
    Scenario(
      .interaction, "B0", "button; down, wait, up", "pressed=true,|down,action,pressed=false"
    ) { stage in
      button(stage)
      stage.down(100, 100)
      stage.wait(0.2)
      stage.note("|down")
      stage.up(100, 100)
    },
    Scenario(
      .interaction, "B1", "button; down, out, back, up inside",
      "pressed=true,|down,pressed=false,|out,pressed=true,|back,action,pressed=false"
    ) { stage in
      button(stage)
      stage.down(100, 100)
      stage.note("|down")
      stage.move(190, 100)
      stage.note("|out")
      stage.move(101, 100)
      stage.note("|back")
      stage.up(101, 100)
    },
    Scenario(
      .interaction, "B2", "button; down, out, up outside", "pressed=true,pressed=false,|out"
    ) { stage in
      button(stage)
      stage.down(100, 100)
      stage.move(190, 100)
      stage.note("|out")
      stage.up(190, 100)
    },
    Scenario(
      .interaction, "B3", "button; held 0.8 s, up", "pressed=true,|held,action,pressed=false"
    ) { stage in
      button(stage)
      stage.hold(0.8)
    },
  ]

  /// Tells whether it is pressed as a view sees it: after each event.
  @MainActor private static func button(_ stage: Stage) {
    let state = GestureState(initialValue: false)
    var seen = false
    stage.view()
    stage.view(
      Stage.middle,
      stage.add(
        PressGesture()
          .updating(state) { isOver, pressed, _ in pressed = isOver }
          .onEnded { _ in stage.note("action") }))
    stage.afterEvent = {
      guard state.wrappedValue != seen else { return }
      seen = state.wrappedValue
      stage.note("pressed=\(seen)")
    }
  }
}
