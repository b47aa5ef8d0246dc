// SPDX-License-Identifier: Apache-2.0

import CDBus

extension MethodCall {
  /// libdbus's message, which the caller owns; nil where the target is no valid address, which
  /// libdbus would end the process for.
  var message: OpaquePointer? {
    guard dbus_validate_bus_name(target.busName, nil) != 0,
      dbus_validate_path(target.path, nil) != 0,
      let message = dbus_message_new_method_call(target.busName, target.path, interface, member)
    else { return nil }
    guard !arguments.isEmpty else { return message }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for argument in arguments where !Self.append(argument, to: &iterator) {
      dbus_message_unref(message)
      return nil
    }
    return message
  }

  private static func append(_ argument: Argument, to iterator: inout DBusMessageIter) -> Bool {
    switch argument {
    case .string(let text):
      return text.withCString { pointer in
        // A zero inside would end the text early; Swift's strings are valid UTF-8.
        var pointer: UnsafePointer<CChar>? = pointer
        return dbus_message_iter_append_basic(&iterator, BusType.string, &pointer) != 0
      }
    case .int32(var number):
      return dbus_message_iter_append_basic(&iterator, BusType.int32, &number) != 0
    case .uint32(var number):
      return dbus_message_iter_append_basic(&iterator, BusType.uint32, &number) != 0
    case .boxedDouble(var number):
      var content = DBusMessageIter()
      guard
        dbus_message_iter_open_container(&iterator, BusType.variant, "d", &content) != 0,
        dbus_message_iter_append_basic(&content, BusType.double, &number) != 0
      else { return false }
      return dbus_message_iter_close_container(&iterator, &content) != 0
    }
  }
}
