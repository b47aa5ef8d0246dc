// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  static let taps: [Scenario] = [
    Scenario(.interaction, "G0", "tap; click", "tap") { stage in
      stage.view(stage.tap("tap"))
      stage.click()
    },
    Scenario(.interaction, "G1", "tap; down, then up", "|down,tap") { stage in
      stage.view(stage.tap("tap"))
      stage.down(100, 100)
      stage.wait(0.2)
      stage.note("|down")
      stage.up(100, 100)
    },
    Scenario(.interaction, "G2a", "tap; move 60 points inside, release inside", "-") { stage in
      stage.view(stage.tap("tap"))
      stage.drag(to: 160)
    },
    tapAfterMove("G2b", 5, steps: 2, "-"),
    tapAfterMove("G2e", 1, steps: 1, "tap"),
    tapAfterMove("G2f", 0, steps: 1, "tap"),
    tapAfterMove("G2g/2", 2, steps: 1, "tap"),
    tapAfterMove("G2g/3", 3, steps: 1, "tap"),
    tapAfterMove("G2g/4", 4, steps: 1, "tap"),
    Scenario(.interaction, "G2c", "tap on a child; drag out, release outside", "-") { stage in
      stage.view()
      stage.view(Stage.middle, stage.tap("tap"))
      stage.drag(to: 190)
    },
    Scenario(.interaction, "G2d", "tap on a child; out and back, release inside", "-") { stage in
      stage.view()
      stage.view(Stage.middle, stage.tap("tap"))
      stage.down(100, 100)
      stage.wait(0.05)
      stage.move(190, 100)
      stage.wait(0.05)
      stage.move(101, 100)
      stage.wait(0.05)
      stage.up(101, 100)
      stage.wait(0.15)
    },
    Scenario(.interaction, "G3a", "double tap; one click", "-") { stage in
      stage.view(stage.tap("double", count: 2))
      stage.click()
      stage.wait(0.6)
    },
    Scenario(.interaction, "G3b", "double tap; double click", "double") { stage in
      stage.view(stage.tap("double", count: 2))
      stage.doubleClick()
    },
    Scenario(.interaction, "G4a", "double inside single; one click", "single") { stage in
      doubleInside(stage)
      stage.click()
      stage.wait(0.8)
    },
    Scenario(.interaction, "G4b", "double inside single; double click", "double") { stage in
      doubleInside(stage)
      stage.doubleClick()
    },
    Scenario(.interaction, "G5a", "single inside double; one click", "single") { stage in
      stage.view(stage.tap("single"), stage.tap("double", count: 2))
      stage.click()
      stage.wait(0.8)
    },
    Scenario(.interaction, "G5b", "single inside double; double click", "double") { stage in
      stage.view(stage.tap("single"), stage.tap("double", count: 2))
      stage.doubleClick()
    },
    Scenario(
      .interaction, "G5c", "double inside single; one click, looked at after 0.15 s",
      "|0.15s,single"
    ) { stage in
      doubleInside(stage)
      stage.click(hold: 0.03)
      stage.note("|0.15s")
      stage.wait(0.65)
    },
    Scenario(
      .interaction, "G5d", "the same, looked at after 0.25, 0.45 and 0.65 s",
      "|0.25s,single,|0.45s,|0.65s"
    ) { stage in
      doubleInside(stage)
      stage.click(hold: 0.03)
      stage.wait(0.1)
      stage.note("|0.25s")
      stage.wait(0.2)
      stage.note("|0.45s")
      stage.wait(0.2)
      stage.note("|0.65s")
    },
    Scenario(
      .interaction, "G5e", "the same, looked at every 0.04 s from 0.27 s",
      "|0.27s,|0.31s,single,|0.35s,|0.39s,|0.43s"
    ) { stage in
      doubleInside(stage)
      stage.down(100, 100)
      stage.wait(0.03)
      stage.up(100, 100)
      stage.wait(0.27)
      stage.note("|0.27s")
      for mark in ["0.31", "0.35", "0.39", "0.43"] {
        // A hair more than the probe's 0.04 s, as its run loop had it.
        stage.wait(0.0401)
        stage.note("|\(mark)s")
      }
    },
    Scenario(.interaction, "H15a", "double exclusively before single; one click", "single") {
      stage in
      doubleThenSingle(stage)
      stage.click()
      stage.wait(0.8)
    },
    Scenario(.interaction, "H15b", "double exclusively before single; double click", "double") {
      stage in
      doubleThenSingle(stage)
      stage.doubleClick()
    },
  ]

  private static func tapAfterMove(
    _ id: String, _ distance: Double, steps: Int, _ recorded: String
  ) -> Scenario {
    Scenario(.interaction, id, "tap; move \(Int(distance)) points, release", recorded) { stage in
      stage.view(stage.tap("tap"))
      stage.drag(to: 100 + distance, steps: steps)
    }
  }

  @MainActor private static func doubleInside(_ stage: Stage) {
    stage.view(stage.tap("double", count: 2), stage.tap("single"))
  }

  @MainActor private static func doubleThenSingle(_ stage: Stage) {
    stage.view(
      stage.add(
        TapGesture(count: 2).onEnded { stage.note("double") }
          .exclusively(before: TapGesture().onEnded { stage.note("single") })))
  }
}
