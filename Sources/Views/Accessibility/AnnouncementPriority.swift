// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AttributeScopes {
  /// What a text can say about how it is spoken.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// How an announcement competes with other speech.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "accessibilitySpeechAnnouncementPriority"

      public enum AnnouncementPriority: String, Hashable, Sendable, Codable {
        /// As ``default``: AT-SPI knows two.
        case low
        case `default`
        /// May interrupt other speech.
        case high
      }
    }
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}
