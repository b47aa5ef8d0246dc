// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Views

extension Scenario {
  static let presses: [Scenario] = [
    Scenario(.interaction, "G6a", "long press of 0.3 s; held 0.6 s", "long,|held") { stage in
      stage.view(stage.long("long"))
      stage.hold(0.6)
    },
    Scenario(.interaction, "G6b", "long press; click", "-") { stage in
      stage.view(stage.long("long"))
      stage.click()
    },
    Scenario(.interaction, "G6c", "long press; moved 30 points and held", "-") { stage in
      stage.view(stage.long("long"))
      moveAndHold(stage, 130)
    },
    Scenario(.interaction, "G6d", "long press; moved 5 points and held", "long") { stage in
      stage.view(stage.long("long"))
      moveAndHold(stage, 105)
    },
    Scenario(
      .interaction, "G6e", "onLongPressGesture with onPressingChanged; held 0.6 s",
      "pressing=true,perform,|held,pressing=false"
    ) { stage in
      let window = longPress(stage)
      let finger = window.makeContact()
      window.send(.began, finger, at: CGPoint(x: 100, y: 100))
      window.advance(by: 0.6)
      stage.note("|held")
      window.send(.ended, finger, at: CGPoint(x: 100, y: 100))
    },
    Scenario(
      .interaction, "G6f", "onLongPressGesture with onPressingChanged; click",
      "pressing=true,pressing=false"
    ) { stage in longPress(stage).click() },
    Scenario(.interaction, "G7a", "tap inside a long press; click", "tap") { stage in
      stage.view(stage.tap("tap"), stage.long("long"))
      stage.click()
    },
    Scenario(.interaction, "G7b", "tap inside a long press; held 0.6 s", "|held,tap") { stage in
      stage.view(stage.tap("tap"), stage.long("long"))
      stage.hold(0.6)
    },
    Scenario(.interaction, "H16a", "tap beside a long press; click", "tap") { stage in
      tapBesideLong(stage)
      stage.click()
    },
    Scenario(.interaction, "H16b", "tap beside a long press; held 0.6 s", "long,|held,tap") {
      stage in
      tapBesideLong(stage)
      stage.hold(0.6)
    },
  ]

  @MainActor private static func moveAndHold(_ stage: Stage, _ x: Double) {
    stage.down(100, 100)
    stage.wait(0.05)
    stage.move(x, 100)
    stage.wait(0.6)
    stage.up(x, 100)
    stage.wait(0.15)
  }

  @MainActor private static func longPress(_ stage: Stage) -> ViewTester {
    stage.window {
      Color.blue.onLongPressGesture(minimumDuration: 0.3) {
        stage.note("perform")
      } onPressingChanged: { isPressing in
        stage.note("pressing=\(isPressing)")
      }
    }
  }

  @MainActor private static func tapBesideLong(_ stage: Stage) {
    stage.view(
      stage.add(
        TapGesture().onEnded { stage.note("tap") }
          .simultaneously(
            with: LongPressGesture(minimumDuration: 0.3).onEnded { _ in stage.note("long") })))
  }
}
