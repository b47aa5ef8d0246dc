// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The cards, 60 points apart: held first, then dragged.
enum CardsTour {
  static let steps = [
    TourStep(
      change: "Ace to place 3", device: .finger, goal: "K Q Ace J Ten", shown: order,
      pointer: { try await $0.fingerCarry("Ace", y: 120) },
      keys: { try $0.type(.space, .down, .down, .space) },
      assistive: { gallery in
        for action in ["pick-up", "move-down", "move-down", "drop"] {
          try await gallery.perform(action, on: "Ace")
        }
      }),
    TourStep(
      change: "Ten to place 1", device: .mouse, goal: "Ten Ace K Q J", shown: order,
      pointer: { try await $0.mouseCarry("Ten", y: -240) },
      keys: { gallery in
        // From the Ace, which has the focus at first.
        try gallery.type(.down, times: 4)
        try gallery.type(.home, with: [.leftAlt])
      },
      assistive: { gallery in
        // A screen reader's user is on the card that they move.
        try await gallery.grabFocus("Ten")
        try await gallery.perform("move-to-start", on: "Ten")
      }),
  ]

  /// The order, with the three cards between Ace and Ten by their first letters.
  @Sendable private static func order(_ tree: Tree) -> String {
    let cards = tree.depthFirst.filter { $0.role == .listItem }.map(\.name)
    return cards.map { ["Ace", "Ten"].contains($0) ? $0 : String($0.prefix(1)) }
      .joined(separator: " ")
  }
}
