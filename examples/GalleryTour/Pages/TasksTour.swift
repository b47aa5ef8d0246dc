// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The tasks, 58 points apart: swiped away, and held first, then dragged.
enum TasksTour {
  static let steps = [
    TourStep(
      change: "delete the first", device: .finger, goal: "Call Pay Mend Write", shown: order,
      pointer: { try await $0.fingerDrag(plants, x: -140) },
      keys: { try $0.type(.delete) },
      assistive: { try await $0.perform("swipe-left", on: plants) }),
    TourStep(
      change: "Pay to the first place", device: .finger, goal: "Pay Water Call Mend",
      shown: order,
      pointer: { try await $0.fingerCarry(rent, y: -116) },
      keys: { try $0.type(.down, .down, .space, .up, .up, .space) },
      assistive: { gallery in
        for action in ["pick-up", "move-up", "move-up", "drop"] {
          try await gallery.perform(action, on: rent)
        }
      }),
    TourStep(
      change: "Water to the last place", device: .mouse, goal: "Call Pay Mend Write",
      shown: order,
      pointer: { try await $0.mouseCarry(plants, y: 232) },
      keys: { try $0.type(.end, with: [.leftAlt]) },
      assistive: { try await $0.perform("move-to-end", on: plants) }),
  ]

  private static let plants = "Water the plants"
  private static let rent = "Pay the rent"

  /// The first four, by their first words.
  @Sendable private static func order(_ tree: Tree) -> String {
    let rows = tree.depthFirst.filter { $0.role == .listItem }.prefix(4)
    return rows.map { String($0.name.prefix { $0 != " " }) }.joined(separator: " ")
  }
}
