// SPDX-License-Identifier: Apache-2.0

import Semantics

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
