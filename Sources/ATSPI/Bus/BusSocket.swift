// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Glibc

/// The socket of a bus that has let us in.
final class BusSocket: @unchecked Sendable {
  /// It does not block, and is open as long as this object is there.
  let descriptor: Int32
  private let connection: UnsafeMutablePointer<GIOStream>

  /// Takes over the caller's reference.
  private init(adopting connection: UnsafeMutablePointer<GIOStream>) {
    self.connection = connection
    descriptor = connection.withMemoryRebound(to: GSocketConnection.self, capacity: 1) {
      g_socket_get_fd(g_socket_connection_get_socket($0))
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: Opening

  typealias Result = Swift.Result<BusSocket, BusFailure>

  /// Connects and authenticates; `then` runs once, in the context of the calling thread.
  static func open(
    address: String, cancellation: BusCancellation, then: @escaping (Result) -> Void
  ) {
    g_dbus_address_get_stream(
      address, cancellation.pointer,
      { _, result, data in
        let next = Box<(UnsafeMutablePointer<GIOStream>?, BusFailure?) -> Void>.take(data)
        var error: UnsafeMutablePointer<GError>?
        let stream = g_dbus_address_get_stream_finish(result, nil, &error)
        next?(stream, stream == nil ? BusFailure(taking: error) : nil)
      },
      Box<(UnsafeMutablePointer<GIOStream>?, BusFailure?) -> Void> { stream, failure in
        guard let stream else { return then(.failure(failure ?? BusFailure("unknown"))) }
        authenticate(BusSocket(adopting: stream), cancellation, then)
      }.retained)
  }

  /// By the user's number, which the kernel vouches for. A descriptor is never sent, so that none is
  /// asked for. The D-Bus specification: "Authentication Protocol".
  private static func authenticate(
    _ socket: BusSocket, _ cancellation: BusCancellation, _ then: @escaping (Result) -> Void
  ) {
    let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
    socket.write("\0AUTH EXTERNAL \(user)\r\n", cancellation) { failure in
      if let failure { return then(.failure(failure)) }
      socket.readLine(cancellation) { line, failure in
        guard let line, line.hasPrefix("OK ") else {
          return then(.failure(failure ?? BusFailure("the bus does not let us in")))
        }
        socket.write("BEGIN\r\n", cancellation) { failure in
          then(failure.map { .failure($0) } ?? .success(socket))
        }
      }
    }
  }

  private func write(
    _ text: String, _ cancellation: BusCancellation, then: @escaping (BusFailure?) -> Void
  ) {
    let bytes = g_bytes_new(text, gsize(text.utf8.count))
    defer { g_bytes_unref(bytes) }
    // A few bytes on a socket on which nothing else is under way: written at once, or not at all.
    g_output_stream_write_bytes_async(
      g_io_stream_get_output_stream(connection), bytes, G_PRIORITY_DEFAULT, cancellation.pointer,
      { stream, result, data in
        let next = Box<(BusFailure?) -> Void>.take(data)
        var error: UnsafeMutablePointer<GError>?
        let written = stream?.withMemoryRebound(to: GOutputStream.self, capacity: 1) {
          g_output_stream_write_bytes_finish($0, result, &error)
        }
        next?((written ?? -1) < 0 ? BusFailure(taking: error) : nil)
      }, Box(then).retained)
  }

  /// Nothing comes behind the line before we have written again, so that nothing is read too much.
  private func readLine(
    _ cancellation: BusCancellation, then: @escaping (String?, BusFailure?) -> Void
  ) {
    let lines = g_data_input_stream_new(g_io_stream_get_input_stream(connection))
    defer { if let lines { g_object_unref(UnsafeMutableRawPointer(lines)) } }
    lines?.withMemoryRebound(to: GFilterInputStream.self, capacity: 1) {
      g_filter_input_stream_set_close_base_stream($0, 0)
    }
    g_data_input_stream_set_newline_type(lines, G_DATA_STREAM_NEWLINE_TYPE_CR_LF)
    g_data_input_stream_read_line_async(
      lines, G_PRIORITY_DEFAULT, cancellation.pointer,
      { stream, result, data in
        let next = Box<(String?, BusFailure?) -> Void>.take(data)
        var error: UnsafeMutablePointer<GError>?
        let line = stream?.withMemoryRebound(to: GDataInputStream.self, capacity: 1) {
          g_data_input_stream_read_line_finish($0, result, nil, &error)
        }
        guard let line else { return next?(nil, error.map { BusFailure(taking: $0) }) ?? () }
        defer { g_free(line) }
        next?(String(cString: line), nil)
      }, Box(then).retained)
  }
}

/// A value that a C callback gets through its pointer.
final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func take(_ pointer: UnsafeMutableRawPointer?) -> Value? {
    pointer.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().value }
  }

  static func peek(_ pointer: UnsafeMutableRawPointer?) -> Value? {
    pointer.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().value }
  }

  static func drop(_ pointer: UnsafeMutableRawPointer?) {
    if let pointer { Unmanaged<Box>.fromOpaque(pointer).release() }
  }
}
