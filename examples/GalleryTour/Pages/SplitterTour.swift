// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The line between two panes: a step is ten points.
enum SplitterTour {
  static let steps = [
    TourStep(
      change: "outline wider", device: .mouse, goal: "260 points", shown: width,
      pointer: { try await $0.mouseDrag("Outline width", x: 60) },
      keys: { try $0.type(.right, times: 6) },
      assistive: { try await $0.setValue(260, of: "Outline width") }),
    TourStep(
      change: "outline closed", device: .finger, goal: "closed", shown: width,
      pointer: { try await $0.fingerDrag("Outline width", x: -300) },
      keys: { try $0.type(.enter) },
      assistive: { try await $0.perform("toggle-collapse", on: "Outline width") }),
  ]

  @Sendable private static func width(_ tree: Tree) -> String {
    tree.depthFirst.first { $0.name == "Outline width" }?.value?.text ?? ""
  }
}
