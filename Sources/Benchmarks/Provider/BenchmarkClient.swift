// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Foundation

/// A client that does nothing but call and wait.
final class BenchmarkClient {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// One call that is made many times.
  struct Call {
    var path: String
    var interface: String
    var member: String
  }

  private let connection: OpaquePointer
  private let context = g_main_context_new()
  private let application: String

  init(address: String, application: String) throws {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    g_main_context_push_thread_default(context)
    guard
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { throw Problem(description: "no connection to \(address)") }
    self.connection = connection
    self.application = application
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }

  /// How long one call takes, in microseconds.
  func latency(_ call: Call) throws -> Double {
    let message = g_dbus_message_new_method_call(
      application, call.path, call.interface, call.member)
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    let start = DispatchTime.now().uptimeNanoseconds
    let reply = g_dbus_connection_send_message_with_reply_sync(
      connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, 10_000, nil, nil, nil)
    let end = DispatchTime.now().uptimeNanoseconds
    guard let reply else { throw Problem(description: "\(call.member): no reply") }
    defer { g_object_unref(UnsafeMutableRawPointer(reply)) }
    guard g_dbus_message_get_message_type(reply) == G_DBUS_MESSAGE_TYPE_METHOD_RETURN else {
      throw Problem(description: "\(call.member): an error came back")
    }
    return Double(end - start) / 1000
  }
}
