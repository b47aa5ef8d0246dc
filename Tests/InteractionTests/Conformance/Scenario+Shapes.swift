// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Views

@testable import Interaction

extension Scenario {
  /// Where a view can be hit. What a modifier makes of its shape is the views' part.
  static let shapes: [Scenario] =
    hits("C0", "a colour", .bounds, center: "hit", corner: "hit")
    + hits("C1, C2, C5, C10, C13", "a circle", .ellipse(Stage.whole), center: "hit", corner: "-")
    + hits(
      "C6, C11", "a rectangle with corners of 60 points", .test(isInRounded), center: "hit",
      corner: "-")
    + hits("C7", "the stroke of a circle, 10 points", .test(isOnStroke), center: "-", corner: "-")
    + [
      Scenario(.interaction, "C7b", "the stroke of a circle; click (100, 5)", "hit") { stage in
        stage.view(shape: .test(isOnStroke), stage.tap("hit"))
        stage.click(100, 5)
      },
      Scenario(.interaction, "C12", "a plain circle over a tap; click the middle", "-") { stage in
        circleOverTap(stage)
        stage.click()
      },
      Scenario(.interaction, "C12", "a plain circle over a tap; click the corner", "under") {
        stage in
        circleOverTap(stage)
        stage.click(12, 12)
      },
      clip("C3, C4", "a tap with a clip shape of a circle") { $0.clipShape(Circle()) },
      clip("C8", "a tap on what is clipped") { $0.clipped() },
      clip("C9", "a tap with corners of 60 points") { $0.cornerRadius(60) },
    ]

  private static func hits(
    _ id: String, _ what: String, _ shape: @autoclosure @escaping @Sendable () -> HitShape,
    center: String, corner: String
  ) -> [Scenario] {
    [("the middle", 100.0, center), ("the corner", 12.0, corner)].map { place, x, recorded in
      Scenario(.interaction, id, "a tap on \(what); click \(place)", recorded) { stage in
        stage.view(shape: shape(), stage.tap("hit"))
        stage.click(x, x)
      }
    }
  }

  private static func clip<Clipped: View>(
    _ id: String, _ what: String, _ clip: @escaping @MainActor @Sendable (Color) -> Clipped
  ) -> Scenario {
    Scenario(.interaction, id, "\(what); click the middle, then the corner", "hit,hit") { stage in
      let window = stage.window { clip(Color.blue).onTapGesture { stage.note("hit") } }
      window.click()
      window.click(12, 12)
    }
  }

  @MainActor private static func circleOverTap(_ stage: Stage) {
    let parent = stage.view(shape: .none)
    stage.view(in: parent, stage.tap("under"))
    stage.view(in: parent, shape: .ellipse(Stage.whole))
  }

  private static func isInRounded(_ point: CGPoint) -> Bool {
    let x = max(0, abs(point.x - 100) - 40)
    let y = max(0, abs(point.y - 100) - 40)
    return x * x + y * y <= 60 * 60
  }

  private static func isOnStroke(_ point: CGPoint) -> Bool {
    let x = point.x - 100
    let y = point.y - 100
    return abs((x * x + y * y).squareRoot() - 100) <= 5
  }
}
