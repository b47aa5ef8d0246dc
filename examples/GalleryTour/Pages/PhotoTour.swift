// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The photo: one finger moves it, two enlarge and turn it.
enum PhotoTour {

  static let steps = [
    TourStep(
      change: "move right by 20", device: .mouse, goal: "20 across, 0 down", shown: place,
      pointer: { try await $0.mouseDrag("Photo", x: 20) },
      keys: { try $0.type(.right, times: 2) },
      assistive: { gallery in
        for _ in 1...2 { try await gallery.perform("move-right", on: "Photo") }
      }),
    TourStep(
      change: "move down by 30", device: .finger, goal: "0 across, 30 down", shown: place,
      pointer: { try await $0.fingerDrag("Photo", y: 30) },
      keys: { try $0.type(.down, times: 3) },
      assistive: { gallery in
        for _ in 1...3 { try await gallery.perform("move-down", on: "Photo") }
      }),
    TourStep(
      change: "zoom to 150 %", device: .fingers, goal: "150 %",
      tolerance: TourStep.fingerTolerance, shown: zoom,
      pointer: { try await $0.pinch("Photo", scale: 1.5) },
      keys: { try $0.type(.equals, times: 2) },
      assistive: { try await $0.setValue(1.5, of: "Zoom") }),
    TourStep(
      change: "turn by 45 degrees", device: .fingers, goal: "45 degrees",
      tolerance: TourStep.fingerTolerance, shown: rotation,
      pointer: { try await $0.pinch("Photo", degrees: 45) },
      keys: { try $0.type(.rightBracket, times: 9) },
      assistive: { try await $0.setValue(45, of: "Rotation") }),
    .enlargeAndTurn(
      "Photo", change: "both at once", goal: "150 %, 45 degrees",
      shown: { "\(zoom($0)), \(rotation($0))" }),
  ]

  @Sendable private static func place(_ tree: Tree) -> String {
    let photo = tree.depthFirst.first { $0.role == .image }
    return photo?.description.split(separator: ", ").prefix(2).joined(separator: ", ") ?? ""
  }

  @Sendable private static func zoom(_ tree: Tree) -> String {
    number(tree.value(of: "Zoom") * 100) + " %"
  }

  @Sendable private static func rotation(_ tree: Tree) -> String {
    number(tree.value(of: "Rotation")) + " degrees"
  }

  /// One digit after the point, where there is one.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded()
      ? String(format: "%.0f", tenths) : String(format: "%.1f", tenths)
  }
}
