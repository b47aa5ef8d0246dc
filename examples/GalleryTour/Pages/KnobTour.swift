// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The knob of an author's own words: a pointer goes two points for one percent, a step is ten.
enum KnobTour {
  static let steps = [
    TourStep(
      change: "brightness 40 to 50", device: .mouse, goal: "50 percent", shown: brightness,
      pointer: { try await $0.mouseDrag("Brightness", y: -20) },
      keys: { try $0.type(.up) },
      assistive: { try await $0.perform("increment", on: "Brightness") }),
    TourStep(
      change: "brightness 40 to 10", device: .finger, goal: "10 percent", shown: brightness,
      pointer: { try await $0.fingerDrag("Brightness", x: -60) },
      keys: { try $0.type(.left, times: 3) },
      assistive: { try await $0.setValue(10, of: "Brightness") }),
  ]

  @Sendable private static func brightness(_ tree: Tree) -> String {
    tree.depthFirst.first { $0.name == "Brightness" && $0.value != nil }?.value?.text ?? ""
  }
}
