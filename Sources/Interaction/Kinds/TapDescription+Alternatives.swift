// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What stands for taps.
extension TapDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    derivation.addTaps(count, rank)
  }

  public var leads: [PlayedLead] { [.taps(count)] }
  public var pointerShape: PointerShape? { .link }
}

/// What stands for taps that ask where: a cursor that arrow keys move, and the taps.
extension SpatialTapDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    derivation.addTaps(count, rank)
    if rank == .cursor { derivation.addCursor(self) }
  }

  public var leads: [PlayedLead] { [.taps(count)] }
  public var pointerShape: PointerShape? { .link }
}

/// What stands for a press on a control.
extension PressDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    if rank == .click, derivation.isPlain {
      derivation.addClick(.gesture(PressPlay()))
    } else if rank == .press {
      derivation.addTaps(1, rank)
    }
  }

  public var leads: [PlayedLead] { [.taps(1)] }
  public var pointerShape: PointerShape? { .link }
}

extension Derivation {
  /// A single tap is the click, where nothing leads to it and one bare finger does it.
  fileprivate mutating func addTaps(_ count: Int, _ rank: KeyRank) {
    switch rank {
    case .click: if count == 1, isPlain { addClick() }
    case .press:
      if count > 1 {
        addMultipleTap(count)
      } else if !isPlain {
        addOtherTap()
      }
    case .cursor, .carrying, .value, .move: break
    }
  }

  /// A tap that asks for more than one bare finger, or that comes after something else.
  private mutating func addOtherTap() {
    propose(.button, as: .press)
    if hasLeads {
      add("tap", "Tap", for: .click, TapPlay(), isWhole: true)
    } else {
      add("click", "Press", for: .click, TapPlay(), isWhole: true)
    }
  }

  private mutating func addMultipleTap(_ count: Int) {
    propose(.button, as: .press)
    let (name, label) =
      count == 2 ? ("double-tap", "Double tap") : ("tap-\(count)", "Tap \(count) times")
    add(
      name, label, for: .multipleTap, keys: clickKeysLeft, TapPlay(count: count), isWhole: true)
  }

  // MARK: The cursor

  /// Points of a fine step.
  private static let fineStep: CGFloat = 1

  /// The cursor needs neither the fingers nor what leads to the tap.
  fileprivate mutating func addCursor(_ tap: SpatialTapDescription) {
    guard control.cursor == nil else { return }
    control.cursor = tap
    // What is picked up has the arrows, and the cursor goes along.
    guard !situation.isCarried else { return }
    plainly { derivation in
      for direction in MoveDirection.allCases {
        derivation.add(
          "move-cursor-" + direction.name, "Move cursor " + direction.name,
          for: direction.moveCursor, Play.moveCursor(direction.size(tap.cursorStep)))
      }
      for direction in MoveDirection.allCases {
        derivation.add(
          "move-cursor-" + direction.name + "-less", "Move cursor \(direction.name) a little",
          keys: derivation.keyMap[direction.moveCursor].with(.shift),
          Play.moveCursor(direction.size(Self.fineStep)), isAction: false)
      }
    }
  }
}
