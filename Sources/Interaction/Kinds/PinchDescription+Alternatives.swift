// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What stands for two fingers that move apart or together.
extension MagnifyDescription: ValueGesture {
  /// What one key magnifies by: a quarter of the size.
  private static let step: CGFloat = 1.25

  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .move else { return }
    derivation.add("zoom-in", "Zoom in", for: .zoomIn, PinchPlay(magnification: Self.step))
    derivation.add("zoom-out", "Zoom out", for: .zoomOut, PinchPlay(magnification: 1 / Self.step))
  }

  public func addNamedSteps(of value: Int, to derivation: inout Derivation) {
    derivation.add("zoom-in", "Zoom in", for: .zoomIn, of: value, by: .steps(1))
    derivation.add("zoom-out", "Zoom out", for: .zoomOut, of: value, by: .steps(-1))
    derivation.add("zoom-reset", "Actual size", for: .zoomReset, of: value, by: .to(1))
  }

  public func play(_ change: ValueChange) -> (any GesturePlay)? {
    guard change.current != 0, change.target / change.current > 0 else { return nil }
    return PinchPlay(magnification: CGFloat(change.target / change.current))
  }

  public var leads: [PlayedLead] {
    [PlayedLead("zoom", "Zoom", PinchPlay(magnification: Self.step))]
  }

  public func wheelPlay(_ notches: CGFloat) -> (any ContinuousPlay)? {
    PinchPlay(magnification: pow(Self.step, notches))
  }
}

/// What stands for two fingers that turn round each other.
extension RotateDescription: ValueGesture {
  /// What one key turns by.
  private static let step = Angle.degrees(5)

  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .move else { return }
    let turns: [(String, String, KeyMap.Purpose, KeyMap.Purpose, Double)] = [
      ("rotate-clockwise", "Rotate clockwise", .rotateClockwise, .moveRight, 1),
      (
        "rotate-counterclockwise", "Rotate counterclockwise", .rotateCounterclockwise, .moveLeft,
        -1
      ),
    ]
    for (name, label, purpose, arrow, sign) in turns {
      let arrows = derivation.hasOneDirection ? derivation.keyMap[arrow] : []
      let turn = Self.step.degrees * sign
      derivation.add(name, label, for: purpose, keys: arrows, PinchPlay(turn: .degrees(turn)))
      derivation.add(
        name + "-more", label + " three times as far", keys: arrows.with(.shift),
        PinchPlay(turn: .degrees(turn * 3)), isAction: false)
    }
  }

  public func addNamedSteps(of value: Int, to derivation: inout Derivation) {
    derivation.add(
      "rotate-clockwise", "Rotate clockwise", for: .rotateClockwise, of: value, by: .steps(1))
    derivation.add(
      "rotate-counterclockwise", "Rotate counterclockwise", for: .rotateCounterclockwise,
      of: value, by: .steps(-1))
    derivation.add(
      "rotate-reset", "Turn upright", for: .rotateReset,
      keys: derivation.hasOneDirection ? derivation.keyMap[.minimum] : [], of: value, by: .to(0))
  }

  public func play(_ change: ValueChange) -> (any GesturePlay)? {
    PinchPlay(turn: .degrees(change.target - change.current))
  }

  public var leads: [PlayedLead] { [PlayedLead("rotate", "Rotate", PinchPlay(turn: Self.step))] }
}
