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

/// Words that go out with the next update.
struct PendingAnnouncement {
  /// Asked for when the update is made: a place is known once what moved has been laid out.
  let text: @MainActor () -> String
  let politeness: Announcement.Politeness
  weak var element: Element?

  @MainActor
  func append(to update: inout TreeUpdate, _ scene: InteractionScene, _ nodes: [ElementID: Node]) {
    let source = element.flatMap { nodes[$0.id]?.id } ?? scene.windowID
    let announcement = Announcement(text(), politeness: politeness, source: source)
    // Twice the same at once is a slip, not a message.
    guard !announcement.text.isEmpty, !update.announcements.contains(announcement) else { return }
    update.announcements.append(announcement)
  }
}
