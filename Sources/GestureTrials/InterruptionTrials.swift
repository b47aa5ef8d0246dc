// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Simulation
import Foundation
import Semantics

/// Breaks a gesture off at each of its moments, and looks whether all is then as before.
@MainActor
struct InterruptionTrials {
  let trace: PointerTrace
  /// What a hand does before.
  let after: [String]
  let source: SourcePosition
  let point: CGPoint
  let pictures: TrialPictures?
  let makeStage: () -> Stage?

  private struct Cut {
    let moment: ModelInterruption.Moment
    /// How many beats are played.
    let beats: Int
  }

  func run() -> [ModelInterruption] {
    guard trace.leadingTaps == 0, var stage = makeStage() else { return [] }
    let start = trace.start(on: stage) ?? point
    var interruptions: [ModelInterruption] = []
    for cut in cuts(trace.beats(from: start)) {
      for means in ModelInterruption.Means.allCases {
        guard means.isTried(at: cut.moment) else { continue }
        for beat in trace.beats(from: start).prefix(cut.beats) { beat.play(stage.tester) }
        stage.breakOff(by: means)
        let state = stage.state()
        var leftover = stage.initial.leftover(in: state) ?? ""
        if !leftover.isEmpty, isLead(state) { leftover = "" }
        var interruption = ModelInterruption(
          after: after, gesture: trace.text, source: source, means: means, moment: cut.moment,
          leftover: leftover)
        if let pictures {
          interruption.pictures = pictures.pictures(
            of: trace, from: start, beats: cut.beats, in: interruption, makeStage: makeStage)
        }
        interruptions.append(interruption)
        guard !leftover.isEmpty else { continue }
        guard let next = makeStage() else { return interruptions }
        stage = next
      }
    }
    return interruptions
  }

  /// Whether it is what came of the hold that leads to the gesture: that was over as it began.
  private func isLead(_ state: WindowState) -> Bool {
    guard trace.heldSeconds > 0, let stage = makeStage() else { return false }
    var lead = PointerTrace(motion: .hold(trace.heldSeconds))
    lead.fingers = trace.fingers
    lead.modifiers = trace.modifiers
    return stage.make([lead]) && stage.state().agrees(with: state)
  }

  private func cuts(_ beats: [PointerTrace.Beat]) -> [Cut] {
    guard let down = beats.firstIndex(where: { $0.part == .down }) else { return [] }
    var cuts = [Cut(moment: .down, beats: down + 1)]
    // The first of two taps is a whole tap.
    if case .taps = trace.motion { return cuts }
    let moves = beats.indices.filter { $0 > down && beats[$0].part == .move }
    guard let first = moves.first, let last = moves.last else { return cuts }
    if last > first { cuts.append(Cut(moment: .firstMove, beats: first + 1)) }
    cuts.append(Cut(moment: .halfWay, beats: moves[moves.count / 2] + 1))
    if last > first { cuts.append(Cut(moment: .beforeRelease, beats: last + 1)) }
    return cuts
  }
}

extension ModelInterruption.Means {
  fileprivate func isTried(at moment: ModelInterruption.Moment) -> Bool {
    switch self {
    case .cancel: true
    case .escape: moment == .down || moment == .halfWay
    case .focusLoss, .disable: moment == .halfWay
    }
  }
}

extension Stage {
  func breakOff(by means: ModelInterruption.Means) {
    switch means {
    case .cancel: scene.cancelAll(at: tester.clock)
    case .escape: tester.press(.escape)
    case .focusLoss:
      scene.isActive = false
      tester.settle()
      scene.isActive = true
    case .disable:
      element.isEnabled = false
      tester.settle()
      scene.cancelAll(at: tester.clock)
      element.isEnabled = true
    }
    tester.settle()
    // Nothing may be down in the next trial.
    scene.cancelAll(at: tester.clock)
    tester.settle()
  }
}
