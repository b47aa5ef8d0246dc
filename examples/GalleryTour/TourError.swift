// SPDX-License-Identifier: Apache-2.0

/// Why a way of the tour came to no end.
enum TourError: Error, CustomStringConvertible {
  /// The session has no finger, keyboard or mouse.
  case noDevices
  /// The window did not come up; the gallery's first words.
  case notStarted(String)
  /// The gallery is gone; its first words.
  case ended(String)
  case noElement(String)
  /// The element has no place on the screen.
  case noPlace(String)

  var description: String {
    switch self {
    case .noDevices: "the session has no fingers, keyboard and mouse"
    case .notStarted(let words): "the gallery's window did not come up" + Self.said(words)
    case .ended(let words): "the gallery has ended" + Self.said(words)
    case .noElement(let what): "there is no \(what)"
    case .noPlace(let name): "\(name) has no place on the screen"
    }
  }

  private static func said(_ words: String) -> String {
    words.isEmpty ? "" : "; it said: " + words
  }
}
