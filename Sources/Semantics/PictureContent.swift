// SPDX-License-Identifier: Apache-2.0

/// A picture that an element shows.
public struct PictureContent: Hashable, Sendable {
  /// What is to be seen on it, beyond the element's name; empty where the name says all.
  public var description: String
  /// From the top left of the element's frame, in the units of the frame; nil for all of it.
  public var frame: Rect?

  public init(description: String = "", frame: Rect? = nil) {
    self.description = description
    self.frame = frame
  }
}
