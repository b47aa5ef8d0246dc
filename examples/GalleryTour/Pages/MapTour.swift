// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The map: an arrow key shows what lies 40 points further.
enum MapTour {
  private static let map = "Map of Lantern Bay"

  static let steps = [
    TourStep(
      change: "to the west", device: .finger, goal: "80 metres west", shown: place,
      pointer: { try await $0.fingerDrag(map, x: 80) },
      keys: { try $0.type(.left, .left) },
      assistive: { gallery in
        for _ in 1...2 { try await gallery.perform("pan-left", on: map) }
      }),
    TourStep(
      change: "to the Harbour", device: .mouse, goal: "Harbour", shown: place,
      pointer: { try await $0.click("Harbour") },
      keys: { gallery in
        // Zoom, Rotation and the Lighthouse come before.
        try gallery.type(.tab, times: 4)
        try gallery.type(.enter)
      },
      assistive: { try await $0.perform("click", on: "Harbour") }),
    .enlargeAndTurn(map, change: "larger and turned", goal: "150, 45", shown: zoomAndRotation),
  ]

  @Sendable private static func place(_ tree: Tree) -> String {
    let text = tree.depthFirst.first { $0.name == map }?.description ?? ""
    let place = text.split(separator: ", ").first.map(String.init) ?? ""
    return place.components(separatedBy: " of ")[0]
  }

  @Sendable private static func zoomAndRotation(_ tree: Tree) -> String {
    String(format: "%.1f, %.1f", tree.value(of: "Zoom") * 100, tree.value(of: "Rotation"))
      .replacingOccurrences(of: ".0", with: "")
  }
}
