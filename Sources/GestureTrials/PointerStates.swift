// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction

/// One movement of a hand, for one of an element's gestures.
struct Movement {
  let trace: PointerTrace
  /// Where the gesture is written.
  let source: SourcePosition?
  /// Why it cannot be done without its path, in the author's words; nil where nobody says so.
  let essentialReason: String?
  /// Whether it is the first one of its gesture: the others differ from it in amounts.
  var isFirst = false
}

/// The kinds of states to which gestures of a hand lead an element, breadth first, each from a window
/// made anew.
///
/// That keys and actions lead where a hand does is shown step by step: from each kind of state that a
/// hand reaches, each movement of a hand is compared with what keys and actions make of the same
/// state. So no search has to go further than one movement does.
@MainActor
final class PointerStates {
  /// Where a hand has come to.
  struct Place {
    let path: [PointerTrace]
    let state: WindowState
    /// What is made there once more, as it showed nothing the last time; nil for all.
    var again: Movement?
    /// How often it showed nothing.
    var silences = 0
  }

  /// How often a movement that shows nothing is made once more: it may count.
  private static let mostSilences = 2

  private let limits: Limits
  private let runner: TrialRunner
  private let makeStage: () -> Stage?
  private var signatures: Set<[String]> = []
  /// Where a hand comes to that is of another kind than all before, the first window not among them.
  private(set) var found: [Place] = []
  private var movements = 0
  private var ranOut: String?

  init(limits: Limits, runner: TrialRunner, makeStage: @escaping () -> Stage?) {
    self.runner = runner
    self.limits = limits
    self.makeStage = makeStage
  }

  var coverage: ModelCoverage {
    ModelCoverage(states: signatures.count, movements: movements, ranOut: ranOut)
  }

  /// Calls with each movement from each kind of state that changes something.
  ///
  /// - Parameters:
  ///   - choose: The movements that are made from a place.
  ///   - make: Makes one on a window where a hand has come there, with the state in which it begins as
  ///   its initial one, in the process of the trial.
  ///   - visit: What is made of it.
  func explore<Made: Portable>(
    _ choose: @MainActor (Place) -> [Movement],
    _ make: @MainActor (Place, Movement, Stage) -> Made,
    _ visit: @MainActor (Place, Movement, Made) -> WindowState
  ) {
    guard let initial = runner.run({ makeStage()?.initial }) else { return }
    signatures.insert(initial.signature)
    var queue = [Place(path: [], state: initial)]
    while !queue.isEmpty {
      let place = queue.removeFirst()
      for movement in place.again.map({ [$0] }) ?? choose(place) {
        guard movements < limits.movements else {
          ranOut = "\(limits.movements) movements"
          return
        }
        guard !runner.isOver() else {
          ranOut = "time"
          return
        }
        guard runner.ledger.windows < limits.windows else {
          ranOut = "\(limits.windows) windows"
          return
        }
        guard let made = runner.run({ stage(at: place).map { make(place, movement, $0) } }) else {
          continue
        }
        movements += 1
        let end = visit(place, movement, made)
        guard signatures.insert(end.signature).inserted else {
          if movement.isFirst, place.silences < Self.mostSilences, end.agrees(with: place.state) {
            queue.append(
              Place(
                path: place.path + [movement.trace], state: end, again: movement,
                silences: place.silences + 1))
          }
          continue
        }
        let next = Place(path: place.path + [movement.trace], state: end)
        found.append(next)
        if next.path.count >= limits.row {
          ranOut = "\(limits.row) movements in a row"
        } else if signatures.count > limits.states {
          ranOut = "\(limits.states) kinds of states"
        } else {
          queue.append(next)
        }
      }
    }
  }

  /// Whether a movement leads to the same state whenever it is made.
  func isRepeatable(_ movement: Movement, at place: Place, leadingTo end: WindowState) -> Bool {
    for _ in 0..<Self.repetitions {
      let again = runner.run { () -> WindowState? in
        guard let stage = stage(at: place), stage.make([movement.trace]) else { return nil }
        return stage.state()
      }
      guard let again else { continue }
      guard again.agrees(with: end) else {
        runner.noteDifference()
        return false
      }
    }
    return true
  }

  /// How often a movement is made again that nothing else seems to do.
  private static let repetitions = 4

  /// A window on which a hand has come there.
  func stage(at place: Place) -> Stage? {
    guard let stage = makeStage(), stage.make(place.path) else { return nil }
    guard !place.path.isEmpty else { return stage }
    stage.rebase()
    if !stage.initial.agrees(with: place.state) { runner.noteDifference() }
    return stage
  }
}
