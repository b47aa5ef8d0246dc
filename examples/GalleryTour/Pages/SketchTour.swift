// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The sheet, on which a place matters.
enum SketchTour {
  static let steps = [
    TourStep(
      change: "dot beside the middle", device: .mouse, goal: "360, 130", shown: place,
      pointer: { try await $0.click("Sketch", x: 40, y: -20) },
      keys: { gallery in
        try gallery.type(.right, times: 4)
        try gallery.type(.up, times: 2)
        try gallery.type(.enter)
      },
      assistive: { gallery in
        for _ in 1...4 { try await gallery.perform("move-cursor-right", on: "Sketch") }
        for _ in 1...2 { try await gallery.perform("move-cursor-up", on: "Sketch") }
        try await gallery.perform("click", on: "Sketch")
      }),
    TourStep(
      change: "line to the right", device: .mouse, goal: "330, 150", shown: place,
      pointer: { try await $0.mouseDrag("Sketch", x: 10) },
      keys: { try $0.type(.right, with: [.leftControl]) },
      assistive: { try await $0.perform("move-right", on: "Sketch") }),
  ]

  /// Of the last dot or line's end, from the status line.
  @Sendable private static func place(_ tree: Tree) -> String {
    let text = tree.depthFirst.first { $0.identifier == "status" }?.name ?? ""
    return text.split { !$0.isNumber }.suffix(2).joined(separator: ", ")
  }
}
