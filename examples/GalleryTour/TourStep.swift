// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One change of a page's state, and how each way brings it about, from a page as it starts.
struct TourStep: Sendable {
  /// What the pointer's way is done with.
  enum Device: String, Sendable {
    case mouse, finger, fingers
  }

  typealias Drive = @Sendable (TourGallery) async throws -> Void

  /// In words, at most 23 letters.
  let change: String
  let device: Device
  /// What `shown` reads when the change is done, at most 18 letters.
  let goal: String
  /// How far numbers may be apart, as a part of the greater one (of 1 where both are smaller).
  var tolerance = 0.0
  /// What says by which way it was done, and so cannot be the same by all.
  var roleOfWay: Role?
  /// What stands in the table.
  let shown: @Sendable (Tree) -> String
  let pointer: Drive
  let keys: Drive
  let assistive: Drive

  /// Makes something half as large again, and turns it by an eighth, at once.
  static func enlargeAndTurn(
    _ name: String, change: String, goal: String, shown: @escaping @Sendable (Tree) -> String
  ) -> TourStep {
    TourStep(
      change: change, device: .fingers, goal: goal, tolerance: fingerTolerance,
      shown: shown,
      pointer: { try await $0.pinch(name, scale: 1.5, degrees: 45) },
      keys: { gallery in
        try gallery.type(.equals, times: 2)
        try gallery.type(.rightBracket, times: 9)
      },
      assistive: { gallery in
        try await gallery.setValue(1.5, of: "Zoom")
        try await gallery.setValue(45, of: "Rotation")
      })
  }

  /// Fingers stand on whole pixels, so what they measure is not exact.
  static let fingerTolerance = 0.01

  func isReached(_ tree: Tree) -> Bool { isGoal(shown(tree)) }

  func isReached(by end: TourRow.End?) -> Bool {
    (try? end?.get()).map { isGoal($0.shown) } ?? false
  }

  /// Whether what is shown is the goal, but for the tolerance.
  func isGoal(_ shown: String) -> Bool {
    NumberedText(goal).equals(NumberedText(shown), within: tolerance)
  }

  func drive(_ way: TourWay, _ gallery: TourGallery) async throws {
    switch way {
    case .pointer: try await pointer(gallery)
    case .keys: try await keys(gallery)
    case .assistive: try await assistive(gallery)
    }
  }
}
