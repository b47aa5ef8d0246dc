// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Gestures

extension Scenario {
  static let phases: [Scenario] =
    [
      Scenario(.listener, "second event", "one contact; a second comes", "active,failed") { stage in
        let bench = PhaseBench(freeDrag())
        stage.note(bench.send(.began))
        stage.note(bench.send(.began, id: 1, at: 2))
      },
      Scenario(
        .listener, "midstream", "a contact that moves and never came down", "failed",
        .differs(
          ours: "possible",
          because: "an arena hears of no contact that came down before it; what is unknown changes "
            + "nothing, so that a stray event takes no gesture away")
      ) { stage in
        stage.note(PhaseBench(freeDrag()).send(.moved))
      },
      Scenario(
        .listener, "terminal", "ended; a new contact; reset; a new contact", "ended,ended,active"
      ) { stage in
        let bench = PhaseBench(freeDrag())
        _ = bench.send(.began)
        stage.note(bench.send(.ended, at: 2))
        stage.note(bench.send(.began, id: 1, at: 3))
        bench.reset()
        stage.note(bench.send(.began, id: 1, at: 3))
      },
      Scenario(.listener, "other", "one contact; another's move", "active,active") { stage in
        let bench = PhaseBench(freeDrag())
        stage.note(bench.send(.began))
        stage.note(bench.send(.moved, id: 1, at: 2))
      },
      Scenario(.listener, "failed", "active; taken away; moved", "active,failed,failed") { stage in
        let bench = PhaseBench(freeDrag())
        stage.note(bench.send(.began))
        stage.note(bench.send(.cancelled, at: 2))
        stage.note(bench.send(.moved, at: 3))
      },
      Scenario(
        .exclusive, "second waits", "first failed; second possible(2), possible, ended(2)",
        "possible(nil),possible(second 2),possible(nil),ended(second 2)"
      ) { stage in
        exclusive(
          stage,
          [
            (.failed, .possible(nil)), (.failed, .possible(2)), (.failed, .possible(nil)),
            (.failed, .ended(2)),
          ])
      },
      Scenario(
        .exclusive, "first leads", "both active, then first ended", "active(first 1),ended(first 1)"
      ) { stage in
        exclusive(stage, [(.active(1), .active(2)), (.ended(1), .active(2))])
      },
      Scenario(.exclusive, "both fail", "both failed", "failed") { stage in
        exclusive(stage, [(.failed, .failed)])
      },
      velocity("none", [], "0.000"),
      velocity("one sample", [(1, 1)], "0.000"),
      velocity("an older sample", [(1, 1), (2, 0)], "0.000"),
      velocity("the same moment again, then 1 s later", [(1, 1), (3, 1), (4, 2)], "1.000"),
      velocity("a tenth of a second", [(1, 1), (2, 1.1)], "10.000"),
      velocity("two samples", [(1, 1), (2, 2)], "1.000"),
      velocity("three samples", [(1, 1), (2, 2), (4, 3)], "1.250"),
      velocity("three samples, uneven", [(1, 1), (2, 2), (4, 4)], "1.000"),
    ] + gates

  private static let gates: [Scenario] = [
    Scenario(
      .repeats, "deadline", "the first of two ends at 3 s", "deadline = end + delay"
    ) { stage in
      let bench = PhaseBench(tap(count: 2))
      _ = bench.send(.began, at: 2.9)
      _ = bench.send(.ended, at: 3)
      let delay = (bench.deadline ?? 0) - 3
      let known = DeviceProfile.mouse.tapMaximumInterval
      if abs(delay - known) < 1e-9 { stage.note("deadline = end + delay") }
    },
    Scenario(.repeats, "at the deadline", "the second comes at the deadline", "ended") { stage in
      let bench = PhaseBench(tap(count: 2))
      _ = bench.send(.began, at: 0)
      _ = bench.send(.ended, at: 0)
      let deadline = bench.deadline ?? 0
      _ = bench.send(.began, at: deadline)
      stage.note(bench.send(.ended, at: deadline))
    },
    Scenario(
      .repeats, "after the deadline", "the second comes before the deadline, stays beyond it",
      "failed",
      .differs(
        ours: "ended",
        because: "as SwiftUI's own repeat has it, a touch clears the deadline; the time of one tap "
          + "bounds it")
    ) { stage in
      let bench = PhaseBench(tap(count: 2))
      _ = bench.send(.began, at: 0)
      _ = bench.send(.ended, at: 0)
      _ = bench.send(.began, at: 0.3)
      _ = bench.pass(0.4)
      stage.note(bench.send(.ended, at: 0.5))
    },
    Scenario(
      .thresholds, "consumed", "a threshold of 5; (3, 4), end at (6, 8)", "chg(0,0),end(3,4)",
      .differs(
        ours: "chg(3,4),end(6,8) start(100,100)",
        because: "SwiftUI's drag tells the whole way from the touch (measured, interaction G8a)")
    ) { stage in
      stage.view(stage.loggedDrag(minimumDistance: 5))
      stage.down(100, 100)
      stage.move(103, 104)
      stage.up(106, 108)
    },
    Scenario(.thresholds, "too short", "a threshold of 5; end at (0, 0)", "-") { stage in
      stage.view(stage.loggedDrag(minimumDistance: 5))
      stage.down(100, 100)
      stage.up(100, 100)
    },
    Scenario(.durations, "before", "at least 2 s; looked at after 1 s", "deadline 2, -") { stage in
      let bench = PhaseBench(press(2))
      let phase = bench.send(.began, at: 0)
      _ = bench.pass(1)
      if phase != "ended" { stage.note("deadline \(Int(bench.deadline ?? 0)), -") }
    },
    Scenario(.durations, "too early", "at least 2 s; end after 1 s", "failed") { stage in
      let bench = PhaseBench(press(2))
      _ = bench.send(.began, at: 0)
      stage.note(bench.send(.ended, at: 1))
    },
    Scenario(.durations, "at most", "began at 3 s", "deadline = start + maximum") { stage in
      let bench = PhaseBench(tap(count: 1))
      _ = bench.send(.began, at: 3)
      let known = 3 + DeviceProfile.mouse.tapMaximumDuration
      if bench.deadline == known { stage.note("deadline = start + maximum") }
    },
    Scenario(.movements, "at least 6", "(3, 4), end at (6, 8)", "end(6,8) start(100,100)") {
      stage in
      stage.view(stage.loggedDrag(minimumDistance: 6))
      stage.down(100, 100)
      stage.move(103, 104)
      stage.up(106, 108)
    },
    Scenario(
      .movements, "at most 5", "(3, 4), then (6, 0)", "active,failed",
      .differs(
        ours: "failed,failed",
        because: "SwiftUI's distance must stay below the maximum; the maximum itself is too far")
    ) { stage in
      let bench = PhaseBench(press(2, within: 5))
      _ = bench.send(.began, at: 0)
      stage.note(bench.send(.moved, 3, 4, at: 0.1))
      stage.note(bench.send(.moved, 6, 0, at: 0.2))
    },
  ]

  @MainActor private static func freeDrag() -> Recognizer<DragGesture.Value> {
    DragGesture(minimumDistance: 0)._makeRecognizer(reusing: nil)
  }

  @MainActor private static func tap(count: Int) -> Recognizer<Void> {
    TapGesture(count: count)._makeRecognizer(reusing: nil)
  }

  @MainActor private static func press(
    _ minimumDuration: Double, within maximumDistance: CGFloat = 10
  ) -> Recognizer<Bool> {
    LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      ._makeRecognizer(reusing: nil)
  }

  private static func velocity(
    _ id: String, _ samples: [(x: Double, time: Double)], _ recorded: String
  ) -> Scenario {
    let list = samples.map { "\($0.x) at \($0.time) s" }.joined(separator: ", ")
    return Scenario(.velocity, id, list.isEmpty ? "no sample" : list, recorded) { stage in
      var sampler = VelocitySampler()
      for sample in samples { sampler.add(x: sample.x, time: sample.time) }
      stage.note(Stage.decimals(sampler.velocity.x))
    }
  }

  private typealias Step = (GesturePhase<Int>, GesturePhase<Int>)

  @MainActor private static func exclusive(_ stage: Stage, _ steps: [Step]) {
    let (first, second) = (ToldRecognizer(), ToldRecognizer())
    let recognizer = ExclusiveRecognizer(
      first, second, makeFirst: { "first \($0)" }, makeSecond: { "second \($0)" })
    let bench = PhaseBench(recognizer)
    for (one, two) in steps {
      first.next = one
      second.next = two
      let name = bench.pass()
      let value = recognizer.phase.value
      switch name {
      case "failed": stage.note(name)
      default: stage.note("\(name)(\(value ?? "nil"))")
      }
    }
  }
}
