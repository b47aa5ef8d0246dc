// SPDX-License-Identifier: Apache-2.0

/// Which gestures of an element and of the elements inside it take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  /// The gesture that was added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the elements inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
