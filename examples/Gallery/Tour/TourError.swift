// SPDX-License-Identifier: Apache-2.0

/// Why a way of the tour came to no end.
enum TourError: Error, CustomStringConvertible {
  /// The session has no finger, keyboard or mouse.
  case noDevices
  /// The window did not come up; the gallery's last words.
  case notStarted(String)
  case notOnBus
  case noElement(String)
  /// The element has no place on the screen.
  case noPlace(String)

  var description: String {
    switch self {
    case .noDevices: "the session has no fingers, keyboard and mouse"
    case .notStarted(let words):
      "the gallery's window did not come up" + (words.isEmpty ? "" : "; it said: " + words)
    case .notOnBus: "the gallery is not on the accessibility bus"
    case .noElement(let what): "there is no \(what)"
    case .noPlace(let name): "\(name) has no place on the screen"
    }
  }
}
