// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The tasks, 58 points apart: swiped away, and held first, then dragged.
enum TasksTour {
  static let steps = [
    TourStep(
      change: "delete the first", device: .finger, goal: "4, Call Pay Mend", shown: order,
      pointer: { try await $0.fingerDrag(plants, x: -140) },
      keys: { try $0.type(.delete) },
      assistive: { try await $0.perform("swipe-left", on: plants) }),
    TourStep(
      change: "Pay to the first place", device: .finger, goal: "5, Pay Water Call",
      shown: order,
      pointer: { try await $0.fingerCarry(rent, y: -116) },
      keys: { try $0.type(.down, .down, .space, .up, .up, .space) },
      assistive: { gallery in
        for action in ["pick-up", "move-up", "move-up", "drop"] {
          try await gallery.perform(action, on: rent)
        }
      }),
    TourStep(
      change: "Water to the last place", device: .mouse, goal: "5, Call Pay Mend",
      shown: order,
      pointer: { try await $0.mouseCarry(plants, y: 232) },
      keys: { try $0.type(.end, with: [.leftAlt]) },
      assistive: { try await $0.perform("move-to-end", on: plants) }),
  ]

  private static let plants = "Water the plants"
  private static let rent = "Pay the rent"

  /// How many there are, and the first three by their first words.
  @Sendable private static func order(_ tree: Tree) -> String {
    let rows = tree.depthFirst.filter { $0.role == .listItem }
    let words = rows.prefix(3).map { String($0.name.prefix { $0 != " " }) }
    return "\(rows.count), \(words.joined(separator: " "))"
  }
}
