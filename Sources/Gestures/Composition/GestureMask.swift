// SPDX-License-Identifier: Apache-2.0

/// Which gestures of an element and of the elements inside it take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all: touches of the element and of what is inside do nothing.
  public static let none: GestureMask = []
  /// The gesture that was added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the elements inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that was added and those inside, as without a mask.
  public static let all: GestureMask = [.gesture, .subviews]
}
