// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Why a call has no result.
enum CallFailure: Error, Hashable, Sendable {
  /// The deadline passed.
  case noReply
  /// The peer, or the bus in its place, answered with an error.
  case refused(name: String, message: String)
  /// The connection to the bus is closed.
  case disconnected
  /// It was not sent: the element does not list the interface that it needs.
  case notListed(Interface)

  /// The owner of the name has left the bus.
  var peerIsGone: Bool {
    guard case .refused(let name, _) = self else { return self == .disconnected }
    return name == "org.freedesktop.DBus.Error.ServiceUnknown"
      || name == "org.freedesktop.DBus.Error.NameHasNoOwner"
      || name == "org.freedesktop.DBus.Error.NoReply"
      || name == "org.freedesktop.DBus.Error.Disconnected"
  }

  /// The peer has no such object; Qt says so too where an object lacks an interface.
  var deniesObject: Bool {
    guard case .refused(let name, _) = self else { return false }
    return name == "org.freedesktop.DBus.Error.UnknownObject"
  }

  var text: String {
    switch self {
    case .noReply: "no reply within the deadline"
    case .refused(let name, let message): message.isEmpty ? name : "\(name): \(message)"
    case .disconnected: "the connection to the bus is closed"
    case .notListed(let interface): "not asked: the element does not list \(interface.busName)"
    }
  }
}
