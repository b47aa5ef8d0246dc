// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Testing
import Views

/// What an application says beside what its views say.
@MainActor
struct AnnouncementTests {
  private func host() -> ViewHost {
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) { Text("Results") }
    host.scene.isActive = true
    host.update()
    _ = host.scene.takeUpdate()
    return host
  }

  private func told(_ host: ViewHost) -> [Announcement] {
    host.update()
    return host.scene.takeUpdate().announcements
  }

  @Test func `an announcement goes to the window that has the keyboard, once`() {
    let host = host()
    AccessibilityNotification.Announcement("3 results").post()
    #expect(host.needsUpdate)
    #expect(told(host) == [Announcement("3 results", source: host.scene.windowID)])
    #expect(told(host).isEmpty)
  }

  @Test func `the priority of the text is that of the announcement`() {
    let host = host()
    var text = AttributedString("Battery low")
    text.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(text).post()
    #expect(
      told(host)
        == [Announcement("Battery low", politeness: .assertive, source: host.scene.windowID)])
  }

  @Test func `an empty announcement says nothing`() {
    let host = host()
    AccessibilityNotification.Announcement("").post()
    #expect(told(host).isEmpty)
  }
}
