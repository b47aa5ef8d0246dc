// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What stands for the place of a tap: a cursor that arrow keys move.
extension Derivation {
  /// Points of a fine step.
  private static let fineStep: CGFloat = 1

  mutating func addCursor(_ part: DerivedPart) {
    guard case .spatialTap(let tap) = part.gesture, control.cursor == nil else { return }
    control.cursor = tap
    for direction in MoveDirection.allCases {
      let (name, label) = ("move-cursor-" + direction.name, "Move cursor " + direction.name)
      addPlain(name, label, direction.moveCursor, .moveCursor(direction.size(tap.cursorStep)))
    }
    for direction in MoveDirection.allCases {
      let keys = map[direction.moveCursor].map { KeyBinding($0.key, $0.modifiers.union(.shift)) }
      addPlain(
        "move-cursor-" + direction.name + "-less", "Move cursor \(direction.name) a little", nil,
        keys: keys, .moveCursor(direction.size(Self.fineStep)), isAction: false)
    }
  }

  /// The cursor needs neither the fingers nor what leads to the tap.
  private mutating func addPlain(
    _ name: String, _ label: String, _ purpose: KeyMap.Purpose?, keys: [KeyBinding] = [],
    _ play: Play, isAction: Bool = true
  ) {
    plainly {
      $0.add(name, label, for: purpose, keys: keys, play, isAction: isAction)
    }
  }
}
