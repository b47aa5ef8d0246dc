// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The knob: a mouse or finger goes two points for one percent.
enum DialTour {
  static let steps = [
    TourStep(
      change: "volume from 30 to 40", device: .mouse, goal: "40 percent", shown: volume,
      pointer: { try await $0.mouseDrag("Volume", y: -20) },
      keys: { try $0.type(.up, times: 10) },
      assistive: { try await $0.setValue(40, of: "Volume") }),
    TourStep(
      change: "volume from 30 to 10", device: .finger, goal: "10 percent", shown: volume,
      pointer: { try await $0.fingerDrag("Volume", y: 40) },
      keys: { try $0.type(.pageDown, times: 2) },
      assistive: { gallery in
        for _ in 1...2 { try await gallery.perform("page-decrement", on: "Volume") }
      }),
    TourStep(
      change: "volume to the top", device: .mouse, goal: "100 percent", shown: volume,
      pointer: { try await $0.mouseDrag("Volume", y: -160) },
      keys: { try $0.type(.end) },
      assistive: { try await $0.perform("set-maximum", on: "Volume") }),
  ]

  @Sendable private static func volume(_ tree: Tree) -> String {
    tree.depthFirst.first { $0.role == .dial }?.value?.text ?? ""
  }
}
