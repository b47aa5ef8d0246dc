// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The cards of the board, dragged from list to list.
enum BoardTour {
  static let steps = [
    TourStep(
      change: "fence to Doing", device: .mouse, goal: "bike, fence",
      shown: { shown("Doing", $0) },
      pointer: { try await $0.mouseDrag("Paint the fence", onto: "Doing") },
      keys: { try $0.type(.enter, .tab, .enter) },
      assistive: { gallery in
        try await gallery.perform("start-drag", on: "Paint the fence")
        try await gallery.perform("drop-here", on: "Doing")
      }),
    TourStep(
      change: "plants to Done", device: .finger, goal: "seeds, plants",
      shown: { shown("Done", $0) },
      pointer: { try await $0.fingerCarry("Water the plants", onto: "Done") },
      keys: { try $0.type(.down, .enter, .tab, .tab, .enter) },
      assistive: { gallery in
        try await gallery.perform("start-drag", on: "Water the plants")
        try await gallery.perform("drop-here", on: "Done")
      }),
    TourStep(
      change: "planned for next week", device: .mouse, goal: "next week",
      shown: { tree in tree.depthFirst.first { $0.role == .spinButton }?.description ?? "" },
      pointer: { try await $0.click("Planned for") },
      keys: { gallery in
        try gallery.type(.tab, times: 3)
        try gallery.type(.right)
      },
      assistive: { try await $0.perform("increment", on: "Planned for") }),
  ]

  /// The last words of a list's cards.
  @Sendable private static func shown(_ list: String, _ tree: Tree) -> String {
    let node = tree.depthFirst.first { $0.role == .list && $0.name == list }
    let cards = (node?.children ?? []).compactMap { tree[$0] }.filter { $0.role == .listItem }
    return cards.map { String($0.name.split(separator: " ").last ?? "") }.joined(separator: ", ")
  }
}
