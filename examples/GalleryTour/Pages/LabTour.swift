// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What becomes of a touch, a key and a request on the samples.
enum LabTour {
  static let steps = [
    TourStep(
      change: "tap", device: .mouse, goal: "tap recognized", roleOfWay: .heading,
      shown: { verdict(tap, $0) },
      pointer: { try await $0.click(tap) },
      keys: { try $0.type(.enter) },
      assistive: { try await $0.perform("click", on: tap) }),
    TourStep(
      change: "double tap", device: .finger, goal: "2 taps recognized", roleOfWay: .heading,
      shown: { verdict(tap, $0) },
      pointer: { try await $0.tap(tap, times: 2) },
      keys: { try $0.type(.enter, with: [.leftShift]) },
      assistive: { try await $0.perform("double-tap", on: tap) }),
    TourStep(
      change: "swipe to the left", device: .finger, goal: "swipe recognized", roleOfWay: .heading,
      shown: { verdict("Swipe", $0) },
      pointer: { try await $0.fingerDrag("Swipe", x: -160) },
      keys: { gallery in
        try gallery.type(.tab, times: 3)
        try gallery.type(.left, with: [.leftAlt])
      },
      assistive: { try await $0.perform("swipe-left", on: "Swipe") }),
  ]

  private static let tap = "Tap or double tap"

  private static func verdict(_ sample: String, _ tree: Tree) -> String {
    tree.depthFirst.first { $0.name == sample && $0.role != .label }?.description ?? ""
  }
}
