// SPDX-License-Identifier: Apache-2.0

import CDBus

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
