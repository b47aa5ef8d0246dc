// SPDX-License-Identifier: Apache-2.0

import Foundation

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
