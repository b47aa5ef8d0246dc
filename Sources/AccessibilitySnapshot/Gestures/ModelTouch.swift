// SPDX-License-Identifier: Apache-2.0

/// What came of a contact on an element, while it was there.
public struct ModelTouch: Codable, Hashable, Sendable {
  /// Whether anything was drawn otherwise while the contact was down, held or moved.
  public var isSeen: Bool
  /// Whether the element covers all that is seen of something larger, and no finger scrolls that.
  public var keepsFromScrolling: Bool

  public init(isSeen: Bool, keepsFromScrolling: Bool = false) {
    self.isSeen = isSeen
    self.keepsFromScrolling = keepsFromScrolling
  }
}
