// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Scenario {
  /// Magnifying and turning. The probe played a trackpad's deltas at one point; here two fingers do
  /// the same around that point. The view is 100 by 100 points at (40, 30).
  static let pairs: [Scenario] = [
    Scenario(
      .inputs, "M1", "magnify by 0.1 twice at (20, 20)",
      "changed m=1.100 start=(20,20) anchor=(0.200, 0.200),"
        + "changed m=1.200 start=(20,20) anchor=(0.200, 0.200),ended m=1.200"
    ) { stage in
      magnified(stage)
      stage.down(50, 50, id: 1)
      stage.down(70, 50, id: 2)
      stage.move(72, 50, id: 2)
      stage.move(74, 50, id: 2)
      stage.up(50, 50, id: 1)
    },
    Scenario(
      .inputs, "M2", "magnify by -0.2 at (90, 90)",
      "changed m=0.800 start=(90,90) anchor=(0.900, 0.900),ended m=0.800"
    ) { stage in
      magnified(stage)
      stage.down(125, 120, id: 1)
      stage.down(135, 120, id: 2)
      stage.move(133, 120, id: 2)
      stage.up(125, 120, id: 1)
    },
    Scenario(
      .inputs, "Q1", "turn 10 degrees against the clock twice at (20, 20)",
      "changed r=-10.000deg anchor=(0.200, 0.200) start=(20,20),"
        + "changed r=-20.000deg anchor=(0.200, 0.200) start=(20,20),ended r=-20.000deg"
    ) { stage in
      turned(stage)
      stage.down(50, 50, id: 1)
      stage.down(70, 50, id: 2)
      for degrees in [-10.0, -20] {
        let angle = degrees * .pi / 180
        stage.move(50 + 20 * cos(angle), 50 + 20 * sin(angle), id: 2)
      }
      stage.up(50, 50, id: 1)
    },
  ]

  @MainActor private static func magnified(_ stage: Stage) {
    stage.kind = .touch
    stage.view(
      CGRect(x: 40, y: 30, width: 100, height: 100),
      stage.add(
        MagnifyGesture()
          .onChanged {
            let anchor = text($0.startAnchor)
            let start = Stage.text($0.startLocation)
            stage.note(
              "changed m=\(Stage.decimals($0.magnification)) start=\(start) anchor=\(anchor)")
          }
          .onEnded { stage.note("ended m=\(Stage.decimals($0.magnification))") }))
  }

  @MainActor private static func turned(_ stage: Stage) {
    stage.kind = .touch
    stage.view(
      CGRect(x: 40, y: 30, width: 100, height: 100),
      stage.add(
        RotateGesture()
          .onChanged {
            let anchor = text($0.startAnchor)
            let start = Stage.text($0.startLocation)
            stage.note(
              "changed r=\(Stage.decimals($0.rotation.degrees))deg anchor=\(anchor) start=\(start)")
          }
          .onEnded { stage.note("ended r=\(Stage.decimals($0.rotation.degrees))deg") }))
  }

  private static func text(_ anchor: UnitPoint) -> String {
    "(\(Stage.decimals(anchor.x)), \(Stage.decimals(anchor.y)))"
  }
}
