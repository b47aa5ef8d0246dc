// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InteractionScene {
  /// Has a screen reader say something that no property of the focused element says: "3 results".
  ///
  /// - Parameters:
  ///   - politeness: An assertive announcement may interrupt other speech.
  ///   - element: What it is about; nil for the window.
  public func announce(
    _ text: String, politeness: Announcement.Politeness = .polite, about element: Element? = nil
  ) {
    announce(about: element, politeness: politeness) { text }
  }

  /// - Parameter text: Asked for when the next update is made.
  func announce(
    about element: Element?, politeness: Announcement.Politeness = .polite,
    _ text: @escaping @MainActor () -> String
  ) {
    publisher.announce(
      PendingAnnouncement(text: text, politeness: politeness, element: element))
    changed()
  }
}
