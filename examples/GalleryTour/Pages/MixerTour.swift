// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The mixing desk: three points for one decibel, one point for one step of the pan.
enum MixerTour {
  static let steps = [
    TourStep(
      change: "Voice from 0 to -10 dB", device: .mouse, goal: "-10 dB", shown: level,
      pointer: { try await $0.mouseDrag("Level", y: 30) },
      keys: { try $0.type(.down, times: 10) },
      assistive: { try await $0.setValue(-10, of: "Level") }),
    TourStep(
      change: "Voice by 20 to the left", device: .finger, goal: "20 left", shown: pan,
      pointer: { try await $0.fingerDrag("Pan", x: -20) },
      keys: { try $0.type(.tab, .pageDown, .pageDown) },
      assistive: { gallery in
        for _ in 1...2 { try await gallery.perform("page-decrement", on: "Pan") }
      }),
    TourStep(
      change: "mute the voice", device: .finger, goal: "muted", shown: mute,
      pointer: { try await $0.tap("Mute") },
      keys: { try $0.type(.tab, .tab, .space) },
      assistive: { try await $0.perform("click", on: "Mute") }),
  ]

  /// Of the first channel, as are all of these.
  @Sendable private static func level(_ tree: Tree) -> String { text("Level", tree) }

  @Sendable private static func pan(_ tree: Tree) -> String { text("Pan", tree) }

  @Sendable private static func mute(_ tree: Tree) -> String {
    let mute = tree.depthFirst.first { $0.name == "Mute" }
    return mute?.states[.pressed] == true ? "muted" : "heard"
  }

  private static func text(_ name: String, _ tree: Tree) -> String {
    tree.depthFirst.first { $0.name == name && $0.value != nil }?.value?.text ?? ""
  }
}
