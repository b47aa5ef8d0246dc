// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// One recognizer's way through a touch.
struct LabLane: Identifiable, Equatable {
  /// What a recognizer shows between two decisions, or at its end.
  enum Phase: Equatable {
    case possible, active
    /// Ready, but somebody of higher rank must fail first.
    case held
    case ended, failed
  }

  struct Step: Equatable {
    var time: Double
    var phase: Phase
  }

  let id: Int
  let name: String
  private(set) var steps: [Step]
  /// The last phase in words.
  private(set) var words = "possible"

  init(_ competitor: GestureDecision.Competitor, at time: Double) {
    id = competitor.recognizer
    name = competitor.name
    steps = [Step(time: time, phase: .possible)]
  }

  var phase: Phase { steps.last?.phase ?? .possible }
  var isOver: Bool { phase == .ended || phase == .failed }

  mutating func take(_ decision: GestureDecision) {
    switch decision.outcome {
    case .active: add(.active, decision.time, "active")
    case .held(let names):
      add(.held, decision.time, "waits for \(LabTimeline.list(names)) to fail")
    case .ended: add(.ended, decision.time, "recognized")
    case .failed(let reason): add(.failed, decision.time, "failed: \(reason)")
    case .began, .won, .waits: break
    }
  }

  private mutating func add(_ phase: Phase, _ time: Double, _ words: String) {
    steps.append(Step(time: time, phase: phase))
    self.words = words
  }
}
