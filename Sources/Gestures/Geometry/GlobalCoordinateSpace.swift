// SPDX-License-Identifier: Apache-2.0

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .global }
}
