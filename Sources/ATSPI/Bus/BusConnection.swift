// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// One connection to a message bus. GDBus allows its use from any thread.
final class BusConnection: @unchecked Sendable {
  /// What a call brought back.
  typealias Reply = Result<BusValue, BusFailure>

  private let pointer: OpaquePointer
  /// Our name on the bus (":1.5").
  let uniqueName: String

  /// The socket below the connection, which nothing else closes.
  private let socket: BusSocket

  /// Takes over the caller's reference.
  private init(adopting connection: OpaquePointer, over socket: BusSocket) {
    pointer = connection
    self.socket = socket
    uniqueName = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    // The default ends the process when the bus goes away.
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// Connects; `then` runs in the context of the calling thread.
  ///
  /// A bus that takes the connection and then says nothing keeps `then` waiting: the caller bounds
  /// the wait through the cancellation.
  static func open(
    address: String, cancellation: BusCancellation,
    then: @escaping (Result<BusConnection, BusFailure>) -> Void
  ) {
    BusSocket.open(address: address, cancellation: cancellation) { result in
      switch result {
      case .success(let socket): introduce(over: socket, cancellation, then)
      case .failure(let failure): then(.failure(failure))
      }
    }
  }

  /// Says hello to the bus, which gives the connection its name.
  private static func introduce(
    over socket: BusSocket, _ cancellation: BusCancellation,
    _ then: @escaping (Result<BusConnection, BusFailure>) -> Void
  ) {
    g_dbus_connection_new(
      socket.messages, nil, G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, nil,
      cancellation.pointer,
      { _, result, data in
        let then = Box<(OpaquePointer?, BusFailure?) -> Void>.take(data)
        var error: UnsafeMutablePointer<GError>?
        let connection = g_dbus_connection_new_finish(result, &error)
        then?(connection, connection == nil ? BusFailure(taking: error) : nil)
      },
      Box<(OpaquePointer?, BusFailure?) -> Void> { connection, failure in
        if let connection {
          then(.success(BusConnection(adopting: connection, over: socket)))
        } else {
          then(.failure(failure ?? BusFailure("unknown")))
        }
      }.retained)
  }

  /// Calls a method; `then` runs in the context of the calling thread, once, within the time-out.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [BusValue] = [], autoStart: Bool = false, timeout: Int32 = 2000,
    then: @escaping (Reply) -> Void
  ) {
    let flags = autoStart ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
    g_dbus_connection_call(
      pointer, destination, path, interface, method,
      VariantEncoder(busName: uniqueName).variant(.tuple(arguments)), nil, flags, timeout, nil,
      { source, result, data in
        let then = Box<(Reply) -> Void>.take(data)
        var error: UnsafeMutablePointer<GError>?
        guard let body = g_dbus_connection_call_finish(OpaquePointer(source), result, &error) else {
          then?(.failure(BusFailure(taking: error)))
          return
        }
        defer { g_variant_unref(body) }
        if let value = BusValue(decoding: body) {
          then?(.success(value))
        } else {
          then?(.failure(BusFailure("the reply has an unexpected type")))
        }
      }, Box(then).retained)
  }

  /// Follows a signal until ``unsubscribe(_:)`` or the end of the connection; `then` runs in the
  /// context of the calling thread.
  @discardableResult
  func subscribe(
    sender: String, interface: String, member: String? = nil, path: String? = nil,
    argument: String? = nil, then: @escaping (_ member: String, _ arguments: [BusValue]) -> Void
  ) -> UInt32 {
    g_dbus_connection_signal_subscribe(
      pointer, sender, interface, member, path, argument, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, member, parameters, data in
        guard let member, let parameters else { return }
        let arguments = BusValue(decoding: parameters)?.items ?? []
        Box<(String, [BusValue]) -> Void>.peek(data)?(String(cString: member), arguments)
      }, Box(then).retained, { Box<(String, [BusValue]) -> Void>.drop($0) })
  }

  func unsubscribe(_ subscription: UInt32) {
    g_dbus_connection_signal_unsubscribe(pointer, subscription)
  }

  /// Shows every incoming method call to the filter on GDBus' worker thread. True takes the call:
  /// GDBus then forgets it, and the filter owns the reference to the message and owes the reply.
  func filterCalls(_ filter: @escaping @Sendable (OpaquePointer) -> Bool) {
    g_dbus_connection_add_filter(
      pointer,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message,
          g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
          let filter = Box<@Sendable (OpaquePointer) -> Bool>.peek(data), filter(message)
        else { return message }
        return nil
      }, Box(filter).retained, { Box<@Sendable (OpaquePointer) -> Bool>.drop($0) })
  }

  /// Once, when the connection is gone for whatever reason; in the context of the calling thread.
  func onClose(_ then: @escaping () -> Void) {
    let callback:
      @convention(c) (
        OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, UnsafeMutableRawPointer?
      )
        -> Void = { _, _, _, data in Box<() -> Void>.peek(data)?() }
    g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(callback, to: GCallback.self),
      Box(then).retained, { data, _ in Box<() -> Void>.drop(data) }, GConnectFlags(rawValue: 0))
  }

  func close() {
    g_dbus_connection_close(
      pointer, nil,
      { _, _, data in Box<BusSocket>.take(data)?.close() }, Box(socket).retained)
  }

  /// Tells when everything sent so far has been handed to the kernel.
  func flush(then: @escaping () -> Void) {
    g_dbus_connection_flush(
      pointer, nil,
      { source, result, data in
        _ = g_dbus_connection_flush_finish(OpaquePointer(source), result, nil)
        Box<() -> Void>.take(data)?()
      }, Box(then).retained)
  }

  func emit(_ signal: BusSignal) {
    g_dbus_connection_emit_signal(
      pointer, nil, signal.path, signal.interface, signal.member,
      VariantEncoder(busName: uniqueName).variant(.tuple(signal.arguments)), nil)
  }

  /// Answers a call, unless its sender asked for no answer.
  func reply(to call: BusMessage, _ answer: Result<[BusValue], ProviderError>) {
    guard call.expectsReply else { return }
    let reply: OpaquePointer?
    switch answer {
    case .success(let values):
      reply = g_dbus_message_new_method_reply(call.pointer)
      if !values.isEmpty {
        g_dbus_message_set_body(
          reply, VariantEncoder(busName: uniqueName).variant(.tuple(values)))
      }
    case .failure(let error):
      let wire = error.wire
      reply = g_dbus_message_new_method_error_literal(call.pointer, wire.name, wire.message)
    }
    guard let reply else { return }
    g_dbus_connection_send_message(pointer, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }
}
