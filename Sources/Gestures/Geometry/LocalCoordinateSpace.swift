// SPDX-License-Identifier: Apache-2.0

/// The coordinates of the element that a gesture hangs on.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}
  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .local }
}
