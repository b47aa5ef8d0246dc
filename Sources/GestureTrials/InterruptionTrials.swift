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
  let source: SourcePosition?
  let point: CGPoint
  let pictures: TrialPictures?
  let runner: TrialRunner
  let makeStage: () -> Stage?

  private struct Cut {
    let moment: ModelInterruption.Moment
    /// How many beats are played.
    let beats: Int
    let means: ModelInterruption.Means
  }

  func run() -> [ModelInterruption] {
    guard trace.isGesture, trace.leadingTaps.isEmpty else { return [] }
    var leads: [WindowState]?
    var alone: [ModelInterruption.Means: WindowState] = [:]
    var interruptions: [ModelInterruption] = []
    var cut = 0
    while let found = runner.run({ attempt(from: cut, leads ?? []) }) {
      let cuts = cuts(trace.beats(from: found.start))
      var leftovers = found.leftovers
      // The hold that leads to the gesture was over as it began: what came of it stays.
      if let end = found.end, leads == nil {
        let ends = leadEnds()
        leads = ends
        if ends.contains(where: { $0.agrees(with: end) }), let last = leftovers.indices.last {
          leftovers[last] = ""
        }
      }
      // Escape closes a menu, whether something was begun in it or not.
      if let end = found.end, let last = leftovers.indices.last, !leftovers[last].isEmpty,
        cuts.indices.contains(cut + last)
      {
        let means = cuts[cut + last].means
        let without = alone[means] ?? withoutGesture(means)
        alone[means] = without
        if without?.agrees(with: end) ?? false { leftovers[last] = "" }
      }
      for leftover in leftovers where cuts.indices.contains(cut) {
        var interruption = ModelInterruption(
          after: after, gesture: trace.text, source: source, means: cuts[cut].means,
          moment: cuts[cut].moment, leftover: leftover)
        if let pictures {
          interruption.pictures = pictures.pictures(
            of: trace, from: found.start, beats: cuts[cut].beats, in: interruption, runner,
            makeStage: makeStage)
        }
        interruptions.append(interruption)
        cut += 1
      }
      guard cuts.indices.contains(cut), !leftovers.isEmpty else { break }
    }
    return interruptions
  }

  /// What a gesture that was broken off leaves without a sign of it: a hand goes on, and comes elsewhere
  /// than one that has done nothing.
  func hidden(from continuations: ContinuationTrials) -> [ModelInterruption] {
    guard trace.isGesture, trace.leadingTaps.isEmpty, trace.heldSeconds == 0 else { return [] }
    let after = continuations.ends(like: trace) { stage in
      let start = trace.start(on: stage) ?? point
      let beats = trace.beats(from: start)
      for beat in beats.prefix(while: { $0.part != .up }) { beat.play(stage.tester) }
      stage.breakOff(by: .cancel)
      return stage.state().agrees(with: stage.initial)
    }
    let without = continuations.ends(like: trace) { _ in true }
    guard let difference = continuations.difference(after, to: without, after: trace) else {
      return []
    }
    return [
      ModelInterruption(
        after: self.after, gesture: trace.text, source: source, means: .cancel,
        moment: .beforeRelease, leftover: "nothing of it shows, but then \(difference)")
    ]
  }

  /// Breaks off on one window until something stays behind; where each trial has a process of its
  /// own, once.
  ///
  /// - Parameter leads: What may stay of the hold that leads to the gesture.
  private func attempt(from first: Int, _ leads: [WindowState]) -> Attempt? {
    guard let stage = makeStage() else { return nil }
    let start = trace.start(on: stage) ?? point
    var leftovers: [String] = []
    var end: WindowState?
    for cut in cuts(trace.beats(from: start)).dropFirst(first) {
      stage.onStep?(trace.text + ", broken off")
      for beat in trace.beats(from: start).prefix(cut.beats) { beat.play(stage.tester) }
      stage.breakOff(by: cut.means)
      let state = stage.state()
      var leftover = stage.initial.leftover(in: state) ?? ""
      if !leftover.isEmpty, leads.contains(where: { $0.agrees(with: state) }) { leftover = "" }
      leftovers.append(leftover)
      if !leftover.isEmpty { end = state }
      if !leftover.isEmpty || runner.isApart { break }
    }
    return Attempt(start: start, leftovers: leftovers, end: end)
  }

  /// What comes of the means alone, where nothing was begun.
  private func withoutGesture(_ means: ModelInterruption.Means) -> WindowState? {
    runner.run {
      guard let stage = makeStage() else { return nil }
      stage.breakOff(by: means)
      return stage.state()
    }
  }

  /// What may stay of the hold that leads to the gesture; empty without one.
  private func leadEnds() -> [WindowState] {
    trace.heldSeconds > 0
      ? [liftedLead(), endedLead(isAlone: true), endedLead(isAlone: false)].compactMap { $0 } : []
  }

  /// What comes of the hold alone.
  private func liftedLead() -> WindowState? {
    var lead = PointerTrace(motion: .hold(trace.heldSeconds))
    lead.fingers = trace.fingers
    lead.modifiers = trace.modifiers
    lead.inputKinds = trace.inputKinds
    return runner.run {
      guard let stage = makeStage(), stage.make([lead]) else { return nil }
      return stage.state()
    }
  }

  /// What an action of `onEnded` has made of the hold by its end; nil where none has run.
  ///
  /// - Parameter isAlone: Whether a gesture that an earlier movement began is broken off before.
  private func endedLead(isAlone: Bool) -> WindowState? {
    runner.run {
      guard let stage = makeStage() else { return nil }
      if isAlone { stage.breakOff(by: .cancel) }
      let observation = stage.scene.explainGestures { _ in }
      defer { observation.cancel() }
      // Where something else waited for the contact too, the hold is over when that has failed.
      for beat in trace.beats(from: trace.start(on: stage) ?? point).prefix(while: {
        $0.part != .up
      }) {
        beat.play(stage.tester)
        guard stage.scene.endedActions > 0 else { continue }
        stage.breakOff(by: .cancel)
        return stage.state()
      }
      return nil
    }
  }

  /// In order, each moment with all that breaks off then.
  private func cuts(_ beats: [PointerTrace.Beat]) -> [Cut] {
    moments(beats).flatMap { moment, beats in
      ModelInterruption.Means.allCases.filter { $0.isTried(at: moment) }
        .map { Cut(moment: moment, beats: beats, means: $0) }
    }
  }

  private func moments(
    _ beats: [PointerTrace.Beat]
  ) -> [(moment: ModelInterruption.Moment, beats: Int)] {
    guard let down = beats.firstIndex(where: { $0.part == .down }) else { return [] }
    var moments: [(moment: ModelInterruption.Moment, beats: Int)] = [(.down, down + 1)]
    // The first of two taps is a whole tap.
    if case .taps = trace.motion { return moments }
    let moves = beats.indices.filter { $0 > down && beats[$0].part == .move }
    guard let first = moves.first, let last = moves.last else { return moments }
    if last > first { moments.append((.firstMove, first + 1)) }
    moments.append((.halfWay, moves[moves.count / 2] + 1))
    if last > first { moments.append((.beforeRelease, last + 1)) }
    return moments
  }
}

/// What stayed behind on one window.
private struct Attempt: Portable {
  /// Where the contact came down, in points of the window.
  let start: CGPoint
  /// For each time that the gesture was broken off; empty where all was as before.
  let leftovers: [String]
  /// What the window showed where something stayed behind; nil where all was as before.
  let end: WindowState?

  init(start: CGPoint, leftovers: [String], end: WindowState?) {
    self.start = start
    self.leftovers = leftovers
    self.end = end
  }

  func write(to writer: inout PortableWriter) {
    writer.write(start)
    writer.write(leftovers)
    writer.write(end)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    start = try reader.value()
    leftovers = try reader.value()
    end = try reader.value()
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
