// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  /// Where a tap was. The probe's view is 100 by 100 points at (40, 30).
  static let places: [Scenario] = [
    Scenario(.inputs, "T1", "spatial tap at (20, 10) of the view", "loc (20.000, 10.000)") {
      stage in
      tapped(stage, SpatialTapGesture())
      stage.click(60, 40)
    },
    Scenario(
      .inputs, "T2", "spatial tap at (20, 10) of the view, reported in the window",
      "loc (60.000, 72.000)",
      .differs(
        ours: "loc (60.000, 40.000)",
        because: "the window's content begins below its title, so nothing is added for the title")
    ) { stage in
      tapped(stage, SpatialTapGesture(coordinateSpace: .global))
      stage.click(60, 40)
    },
    Scenario(.inputs, "T3", "spatial tap at (70, 55) of the view", "loc (70.000, 55.000)") {
      stage in
      tapped(stage, SpatialTapGesture(count: 1, coordinateSpace: .local))
      stage.click(110, 85)
    },
    Scenario(.inputs, "T4", "spatial double tap at (20, 10)", "loc (20.000, 10.000)") { stage in
      tapped(stage, SpatialTapGesture(count: 2))
      stage.doubleClick(60, 40)
    },
  ]

  @MainActor private static func tapped(_ stage: Stage, _ gesture: SpatialTapGesture) {
    stage.view(
      CGRect(x: 40, y: 30, width: 100, height: 100),
      stage.add(
        gesture.onEnded {
          let (x, y) = (Stage.decimals($0.location.x), Stage.decimals($0.location.y))
          stage.note("loc (\(x), \(y))")
        }))
  }
}
