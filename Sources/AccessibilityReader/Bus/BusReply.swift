// SPDX-License-Identifier: Apache-2.0

import CDBus
import Semantics

/// What came back for one call. libdbus has checked the message: lengths, nesting, UTF-8.
///
/// A message never changes after it has been received, and libdbus counts its references
/// atomically, so that it may cross threads.
final class BusReply: @unchecked Sendable {
  private let message: OpaquePointer

  /// Takes over a reference that the caller owns.
  init(adopting message: OpaquePointer) {
    self.message = message
  }

  deinit {
    dbus_message_unref(message)
  }

  /// D-Bus's type string of all arguments ("a(so)"); empty where there are none.
  var signature: String { dbus_message_get_signature(message).map { String(cString: $0) } ?? "" }

  /// Compares without making a string.
  func hasSignature(_ signature: String) -> Bool {
    dbus_message_has_signature(message, signature) != 0
  }

  /// The first argument; nil where there is none.
  var value: BusValue? {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return nil }
    return BusValue(iterator, of: self)
  }

  /// All arguments.
  var arguments: BusValue.Members {
    var iterator = DBusMessageIter()
    let hasSome = dbus_message_iter_init(message, &iterator) != 0
    return BusValue.Members(current: hasSome ? iterator : nil, reply: self)
  }
}

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
