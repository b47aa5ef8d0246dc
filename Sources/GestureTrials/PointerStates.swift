// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction

/// One movement of a hand, for one of an element's gestures.
struct Movement {
  let gesture: DeclaredGesture
  let trace: PointerTrace
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
  }

  private let limits: Limits
  private let windows: () -> Int
  private let makeStage: () -> Stage?
  private var signatures: Set<[String]> = []
  private var movements = 0
  private var ranOut: String?
  /// Whether a state was another one when it was led to again.
  private(set) var differs = false

  /// - Parameter windows: How many were made for the element until now.
  init(limits: Limits, windows: @escaping () -> Int, makeStage: @escaping () -> Stage?) {
    self.windows = windows
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
  ///   - visit: Gets the stage after the movement, before it has come to rest, with the state in
  ///   which it began as its initial one.
  func explore(
    _ choose: @MainActor (Stage, Place) -> [Movement],
    _ visit: @MainActor (Place, Movement, Stage) -> WindowState
  ) {
    guard let first = makeStage() else { return }
    signatures.insert(first.initial.signature)
    var queue = [Place(path: [], state: first.initial)]
    while !queue.isEmpty {
      let place = queue.removeFirst()
      guard let stage = stage(at: place) else { continue }
      for movement in choose(stage, place) {
        guard movements < limits.movements else {
          ranOut = "\(limits.movements) movements"
          return
        }
        guard windows() < limits.windows else {
          ranOut = "\(limits.windows) windows"
          return
        }
        guard let stage = self.stage(at: place) else { continue }
        movements += 1
        let end = visit(place, movement, stage)
        guard signatures.insert(end.signature).inserted else { continue }
        if place.path.count + 1 >= limits.row {
          ranOut = "\(limits.row) movements in a row"
        } else if signatures.count > limits.states {
          ranOut = "\(limits.states) kinds of states"
        } else {
          queue.append(Place(path: place.path + [movement.trace], state: end))
        }
      }
    }
  }

  /// Whether a movement leads to the same state whenever it is made.
  func isRepeatable(_ movement: Movement, at place: Place, leadingTo end: WindowState) -> Bool {
    for _ in 0..<Self.repetitions {
      guard let stage = stage(at: place), stage.make([movement.trace]) else { continue }
      guard stage.state().agrees(with: end) else {
        differs = true
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
    if !stage.initial.agrees(with: place.state) { differs = true }
    return stage
  }
}
