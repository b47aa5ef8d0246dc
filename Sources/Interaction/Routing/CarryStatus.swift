// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What just happened to an element that can be carried.
enum CarryStatus {
  case pickedUp, carried, moved, dropped, putBack
  /// Points from where it was picked up.
  case carriedFreely(CGSize)

  /// What is said of it, beside its name and its place among others.
  var parts: [String] {
    switch self {
    case .pickedUp: ["picked up"]
    case .carried: []
    case .moved: ["moved"]
    case .dropped: ["dropped"]
    case .putBack: ["put back"]
    case .carriedFreely(let way):
      [
        Self.text(way.width, ("left", "right")), Self.text(way.height, ("up", "down")),
      ].compactMap { $0 }
    }
  }

  /// "20 right"; nil where there is no way.
  private static func text(_ points: CGFloat, _ words: (back: String, forth: String)) -> String? {
    guard let whole = Int(exactly: points.rounded()), whole != 0 else { return nil }
    return "\(abs(whole)) \(whole < 0 ? words.back : words.forth)"
  }
}
