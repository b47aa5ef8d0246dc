// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what two lists of marks have in common in the same order; where the others lie is damage.
///
/// Any such pairing is right: outside of the boxes of marks without a partner, both lists leave the
/// same marks one above the other. A good one leaves little.
struct MarkDifference {
  /// How many marks further a partner is looked for, in both lists together.
  private static let reach = 24
  /// How often nothing may be found there before all the rest counts as changed.
  private static let patience = 64

  let old: [DrawnMark]
  let new: [DrawnMark]

  func damage(in bounds: PixelRect) -> Damage {
    var damage = Damage(bounds: bounds)
    var failures = 0
    var (oldIndex, newIndex) = (0, 0)
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > 0, newEnd > 0, old[oldEnd - 1].looks(like: new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    while oldIndex < oldEnd, newIndex < newEnd, !damage.isEverything {
      if old[oldIndex].looks(like: new[newIndex]) {
        oldIndex += 1
        newIndex += 1
        continue
      }
      var step = (old: 1, new: 1)
      if let found = nextPair(oldIndex, newIndex, oldEnd, newEnd) {
        step = found
      } else {
        failures += 1
        if failures > Self.patience { step = (oldEnd - oldIndex, newEnd - newIndex) }
      }
      for mark in old[oldIndex..<oldIndex + step.old] { damage.add(mark.box) }
      for mark in new[newIndex..<newIndex + step.new] { damage.add(mark.box) }
      oldIndex += step.old
      newIndex += step.new
    }
    if !damage.isEverything {
      for mark in old[min(oldIndex, oldEnd)..<oldEnd] { damage.add(mark.box) }
      for mark in new[min(newIndex, newEnd)..<newEnd] { damage.add(mark.box) }
    }
    return damage
  }

  /// The fewest marks of both lists to leave out until two are equal.
  private func nextPair(
    _ oldIndex: Int, _ newIndex: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> (old: Int, new: Int)? {
    for total in 1...Self.reach {
      for oldStep in max(0, total - (newEnd - newIndex) + 1)...total {
        guard oldIndex + oldStep < oldEnd else { break }
        let newStep = total - oldStep
        if old[oldIndex + oldStep].looks(like: new[newIndex + newStep]) {
          return (oldStep, newStep)
        }
      }
    }
    return nil
  }
}
