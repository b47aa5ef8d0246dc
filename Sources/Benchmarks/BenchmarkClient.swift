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
    var arguments: Arguments = .none

    enum Arguments {
      case none
      case index(Int32)
      case property(interface: String, name: String)
    }

    static let ping = Call(
      path: "/org/a11y/atspi/accessible/1", interface: "org.freedesktop.DBus.Peer", member: "Ping")
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
    let message = message(call)
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

  private final class Flight {
    let client: BenchmarkClient
    let call: Call
    var toSend: Int
    var toReceive: Int

    init(client: BenchmarkClient, call: Call, count: Int) {
      self.client = client
      self.call = call
      toSend = count
      toReceive = count
    }

    func sendOne() {
      guard toSend > 0 else { return }
      toSend -= 1
      let message = client.message(call)
      g_dbus_connection_send_message_with_reply(
        client.connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, 10_000, nil, nil,
        { source, result, data in
          guard let data else { return }
          let flight = Unmanaged<Flight>.fromOpaque(data).takeUnretainedValue()
          if let reply = g_dbus_connection_send_message_with_reply_finish(
            OpaquePointer(source), result, nil)
          {
            g_object_unref(UnsafeMutableRawPointer(reply))
          }
          flight.toReceive -= 1
          flight.sendOne()
        }, Unmanaged.passUnretained(self).toOpaque())
      g_object_unref(UnsafeMutableRawPointer(message))
    }
  }

  /// Calls a second, with so many on their way at any time.
  func throughput(_ call: Call, count: Int, inFlight: Int) -> Double {
    let flight = Flight(client: self, call: call, count: count)
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<inFlight { flight.sendOne() }
    while flight.toReceive > 0 { g_main_context_iteration(context, 1) }
    return Double(count) / (Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }

  /// The events of the application that have come, up to one that says this.
  final class Signals {
    private let client: BenchmarkClient
    private let last: String
    private var count = 0
    private var isOver = false
    private var subscription: UInt32 = 0

    fileprivate init(_ client: BenchmarkClient, last: String) {
      self.client = client
      self.last = last
      subscription = g_dbus_connection_signal_subscribe(
        client.connection, client.application, "org.a11y.atspi.Event.Object", nil, nil, nil,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, data in
          guard let data, let parameters else { return }
          Unmanaged<Signals>.fromOpaque(data).takeUnretainedValue().take(parameters)
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func take(_ parameters: OpaquePointer) {
      count += 1
      guard let data = g_variant_get_child_value(parameters, 3) else { return }
      defer { g_variant_unref(data) }
      guard let value = g_variant_get_variant(data) else { return }
      defer { g_variant_unref(value) }
      // A name is a string alone.
      if strcmp(g_variant_get_type_string(value), "s") == 0 {
        isOver = String(cString: g_variant_get_string(value, nil)) == last
      }
    }

    /// How many came.
    func wait() -> Int {
      while !isOver { g_main_context_iteration(client.context, 1) }
      g_dbus_connection_signal_unsubscribe(client.connection, subscription)
      return count
    }
  }

  /// Listens from now on.
  func signals(until last: String) -> Signals { Signals(self, last: last) }

  private func message(_ call: Call) -> OpaquePointer? {
    let message = g_dbus_message_new_method_call(
      application, call.path, call.interface, call.member)
    var items: [OpaquePointer?] = []
    switch call.arguments {
    case .none: return message
    case .index(let index): items = [g_variant_new_int32(index)]
    case .property(let interface, let name):
      items = [g_variant_new_string(interface), g_variant_new_string(name)]
    }
    g_dbus_message_set_body(message, g_variant_new_tuple(&items, gsize(items.count)))
    return message
  }
}
