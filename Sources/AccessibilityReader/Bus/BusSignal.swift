// SPDX-License-Identifier: Apache-2.0

import CDBus

/// A signal as it came off the bus.
struct BusSignal {
  /// The bus fills it in, so that no application can speak for another one.
  let sender: String
  let path: String
  let interface: String
  let member: String
  /// The arguments.
  let reply: BusReply

  /// nil where the message lacks what a signal has.
  init?(_ message: OpaquePointer, _ reply: BusReply) {
    guard let sender = dbus_message_get_sender(message), let path = dbus_message_get_path(message),
      let interface = dbus_message_get_interface(message),
      let member = dbus_message_get_member(message)
    else { return nil }
    self.sender = String(cString: sender)
    self.path = String(cString: path)
    self.interface = String(cString: interface)
    self.member = String(cString: member)
    self.reply = reply
  }
}
