// SPDX-License-Identifier: Apache-2.0

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  package let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}
