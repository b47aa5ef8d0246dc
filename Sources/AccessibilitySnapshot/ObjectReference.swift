// SPDX-License-Identifier: Apache-2.0

/// Where an object stands on the accessibility bus: the connection that owns it, and its path.
public struct ObjectReference: Hashable, Sendable, CustomStringConvertible {
  /// The connection's name on the bus (":1.5").
  public let busName: String
  /// The object's D-Bus path on that connection.
  public let path: String

  public init(busName: String, path: String) {
    self.busName = busName
    self.path = path
  }

  public var description: String { busName + path }
}
