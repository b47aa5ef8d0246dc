// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A press, a tap, a double tap and a long press.
enum ButtonsTour {
  static let steps = [
    TourStep(
      change: "press the bell", device: .mouse, goal: "rang once",
      shown: { description(of: "Ring the bell", $0) },
      pointer: { try await $0.click("Ring the bell") },
      keys: { try $0.type(.enter) },
      assistive: { try await $0.perform("click", on: "Ring the bell") }),
    TourStep(
      change: "tap the postcard", device: .finger, goal: "open",
      shown: { description(of: "Postcard", $0) },
      pointer: { try await $0.tap("Postcard") },
      keys: { try $0.type(.tab, .enter) },
      assistive: { try await $0.perform("click", on: "Postcard") }),
    TourStep(
      change: "double tap the postcard", device: .finger, goal: "closed, liked once",
      shown: { description(of: "Postcard", $0) },
      pointer: { try await $0.tap("Postcard", times: 2) },
      keys: { gallery in
        try gallery.type(.tab)
        try gallery.type(.enter, with: [.leftShift])
      },
      assistive: { try await $0.perform("double-tap", on: "Postcard") }),
    TourStep(
      change: "hold to erase a mark", device: .finger, goal: "2 marks",
      shown: { description(of: "Hold to erase", $0) },
      pointer: { try await $0.longPress("Hold to erase") },
      keys: { try $0.type(.tab, .tab, .enter) },
      assistive: { try await $0.perform("long-press", on: "Hold to erase") }),
  ]

  private static func description(of name: String, _ tree: Tree) -> String {
    tree.depthFirst.first { $0.name == name && $0.role != .label }?.description ?? ""
  }
}
