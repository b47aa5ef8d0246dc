// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

/// What an application reports to assistive technologies beside what its views say.
public enum AccessibilityNotification {
  /// Words for a screen reader: "3 results".
  ///
  /// They go to the window that has the keyboard, as AT-SPI's `Object.Announcement`; to a screen
  /// reader from before there was that event (Orca up to 44), as a change of the focused element's
  /// description. The priority is that of the text's
  /// `accessibilitySpeechAnnouncementPriority`; a high one is assertive.
  public struct Announcement: Sendable {
    private let text: String
    private let politeness: Semantics.Announcement.Politeness

    /// Takes the priority from the text's attributes: high anywhere in it is assertive.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      let isUrgent = announcement.runs.contains {
        $0.accessibilitySpeechAnnouncementPriority == .high
      }
      politeness = isUrgent ? .assertive : .polite
    }

    /// The same without a priority: polite.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ announcement: S) {
      text = String(announcement)
      politeness = .polite
    }

    /// The same without a priority: polite.
    public init(_ announcement: String) {
      text = announcement
      politeness = .polite
    }

    /// Sends the announcement, from any thread; on the main actor, with the update that is next.
    public func post(isolation: isolated (any Actor)? = #isolation) {
      guard isolation === MainActor.shared else {
        Task { @MainActor in send() }
        return
      }
      MainActor.assumeIsolated { send() }
    }

    @MainActor private func send() {
      InteractionScene.current?.announce(text, politeness: politeness)
    }
  }
}

extension AttributeScopes {
  /// What a text can say about how it is spoken.
  public struct AccessibilityAttributes: AttributeScope {
    /// Read from an announcement's text; a high one may interrupt other speech.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How an announcement competes with other speech.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      /// The attribute's name in archives, as SwiftUI spells it.
      public static let name = "accessibilitySpeechAnnouncementPriority"

      /// How urgent an announcement is.
      public enum AnnouncementPriority: String, Hashable, Sendable, Codable {
        /// As ``default``: AT-SPI knows two.
        case low
        case `default`
        /// May interrupt other speech.
        case high
      }
    }
  }

  /// Makes the attributes below known to `AttributedString`.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the accessibility attributes by their names, so that they can be set with a dot.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
