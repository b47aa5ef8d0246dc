// SPDX-License-Identifier: Apache-2.0

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  package let name: AnyHashable

  /// The same as a value that gestures keep.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
