// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Flutter's scenarios, with touch. Its thresholds are other ones (18 points for a tap, 300 ms
/// between taps), and we have SwiftUI's: where they tell in the outcome, the row says so.
extension Scenario {
  static let flutterTaps: [Scenario] = [
    flutter(.flutterArena, "by accepting", "two drags; moved", "first") { stage in
      stage.view(stage.drag("first"), stage.drag("second"))
      stage.drag(to: 140)
    },
    flutter(.flutterArena, "by sweep", "two taps; click", "first") { stage in
      stage.view(stage.tap("first"), stage.tap("second"))
      stage.click()
    },
    flutter(.flutterArena, "hold, sweep, release", "a double tap holds two taps; click", "first") {
      stage in
      stage.view(stage.tap("double", count: 2), stage.tap("first"), stage.tap("second"))
      stage.click()
      stage.wait(1)
    },
    flutter(.flutterArena, "the second accepts first", "long press, drag; moved", "second") {
      stage in
      stage.view(stage.long("first"), stage.drag("second"))
      stage.drag(to: 140)
    },
    flutter(.flutterTap, "tap", "down, up a point beside", "tap") { stage in
      stage.view(stage.tap("tap"))
      tapAt(stage, 10)
    },
    flutter(.flutterTap, "no duplicates", "two taps", "tap,tap") { stage in
      stage.view(stage.tap("tap"))
      tapAt(stage, 10)
      tapAt(stage, 30)
    },
    flutter(
      .flutterTap, "overlapping", "two fingers down, both up", "tap",
      .differs(ours: "-", because: "a second finger fails a tap, as in SwiftUI (B2, B42)")
    ) { stage in
      stage.view(stage.tap("tap"))
      overlap(stage)
    },
    flutter(
      .flutterTap, "distance", "moved 21 points", "-",
      .differs(ours: "tap", because: "SwiftUI's touch passes up to 45 points (B3)")
    ) { stage in
      stage.view(stage.tap("tap"))
      tapMoved(stage, 15)
    },
    flutter(.flutterTap, "short distance", "moved 17 points", "tap") { stage in
      stage.view(stage.tap("tap"))
      tapMoved(stage, 12)
    },
    flutter(.flutterTap, "timeout", "held 0.5 s", "tap") { stage in
      stage.view(stage.tap("tap"))
      tapAt(stage, 10, hold: 0.5)
    },
    flutter(.flutterTap, "yields", "a high priority tap and a tap", "other") { stage in
      stage.view(stage.tap("tap"), stage.tap("other", .high))
      tapAt(stage, 10)
    },
    flutter(.flutterTap, "cancel", "down, cancelled", "-") { stage in
      stage.view(stage.tap("tap"))
      stage.down(10, 10)
      stage.scene.cancelAll(at: stage.time)
      stage.up(10, 10)
    },
    flutter(.flutterTap, "loses", "tap beside a drag; moved 21 points", "drag") { stage in
      stage.view(stage.tap("tap"), stage.drag("drag", .high))
      tapMoved(stage, 15)
    },
  ]

  static let flutterHolds: [Scenario] =
    [
      double("double", "0.1 s between", "double") { stage in
        tapAt(stage, 10)
        stage.wait(0.1)
        tapAt(stage, 12)
      },
      double("apart", "the second 170 points away", "-") { stage in
        tapAt(stage, 10)
        tapAt(stage, 130)
      },
      double(
        "moved", "the first moves 21 points", "-",
        .differs(ours: "double", because: "SwiftUI's touch passes up to 45 points (B3)")
      ) { stage in
        tapMoved(stage, 15)
        tapAt(stage, 12)
      },
      double("late", "5 s between", "-") { stage in
        tapAt(stage, 10)
        stage.wait(5)
        tapAt(stage, 12)
      },
      double("the third", "5 s, then 0.1 s between", "double") { stage in
        tapAt(stage, 10)
        stage.wait(5)
        tapAt(stage, 12)
        stage.wait(0.1)
        tapAt(stage, 10)
      },
      double(
        "slow", "the first held 1 s", "double",
        .differs(ours: "-", because: "each tap of SwiftUI's is over within 0.75 s (B3)")
      ) { stage in
        tapAt(stage, 10, hold: 1)
        tapAt(stage, 12)
      },
      double("overlapping", "two fingers down, both up", "-") { stage in overlap(stage) },
      double(
        "overlapping, then one", "two fingers down, both up, a tap", "double",
        .differs(ours: "-", because: "a second finger fails the whole gesture (B2, B42)")
      ) { stage in
        overlap(stage)
        stage.wait(0.1)
        tapAt(stage, 10)
      },
      double(
        "rapid", "0.01 s between", "-",
        .differs(ours: "double", because: "no shortest pause is on record of SwiftUI")
      ) { stage in
        tapAt(stage, 10)
        stage.wait(0.01)
        tapAt(stage, 12)
      },
      flutter(.flutterDoubleTap, "passive", "beside a tap; one tap, 5 s", "passive") { stage in
        stage.view(stage.tap("double", count: 2), stage.tap("passive"))
        tapAt(stage, 10)
        stage.wait(5)
      },
      flutter(.flutterLongPress, "long press", "held 0.3 s, 1 s", "|0.3s,long") { stage in
        stage.view(stage.long("long", 0.5))
        stage.down(10, 10)
        stage.wait(0.3)
        stage.note("|0.3s")
        stage.wait(0.7)
      },
      flutter(.flutterLongPress, "up", "released after 0.3 s", "-") { stage in
        stage.view(stage.long("long", 0.5))
        tapAt(stage, 10, hold: 0.3)
        stage.wait(1)
      },
      flutter(.flutterLongPress, "moved before", "moved far after 0.3 s", "-") { stage in
        stage.view(stage.long("long", 0.5))
        stage.down(10, 10)
        stage.wait(0.3)
        stage.move(100, 200)
        stage.wait(1)
        stage.up(11, 9)
      },
      flutter(.flutterLongPress, "moved after", "moved far after 1 s", "long") { stage in
        stage.view(stage.long("long", 0.5))
        stage.down(10, 10)
        stage.wait(1)
        stage.move(100, 200)
        stage.up(11, 9)
      },
      Scenario(
        .flutterLongPress, "device", "for a mouse only; touch, then mouse", "|touch,long",
        absent: "no gesture is limited to a kind of device"),
    ]

  static func flutter(
    _ origin: Origin, _ id: String, _ input: String, _ recorded: String,
    _ verdict: Verdict = .agrees, run: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    Scenario(origin, id, input, recorded, verdict) { stage in
      stage.kind = .touch
      run(stage)
    }
  }

  private static func double(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    run: @escaping @MainActor @Sendable (Stage) -> Void
  ) -> Scenario {
    flutter(.flutterDoubleTap, id, "double tap; \(input)", recorded, verdict) { stage in
      stage.view(stage.tap("double", count: 2))
      run(stage)
      stage.wait(1)
    }
  }

  @MainActor private static func tapAt(_ stage: Stage, _ x: Double, hold: Double = 0) {
    stage.down(x, x)
    stage.wait(hold)
    stage.up(x + 1, x - 1)
  }

  @MainActor private static func tapMoved(_ stage: Stage, _ distance: Double) {
    stage.down(10, 10)
    stage.move(10 + distance, 10 + distance)
    stage.up(10 + distance, 10 + distance)
  }

  @MainActor private static func overlap(_ stage: Stage) {
    stage.down(10, 10, id: 1)
    stage.down(12, 12, id: 2)
    stage.up(11, 9, id: 1)
    stage.up(13, 11, id: 2)
  }
}
