// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import CDBus
import Foundation
import Synchronization

extension BusConnection {
  /// libdbus's connection, which locks itself.
  struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer

    func close() {
      dbus_connection_close(pointer)
      dbus_connection_unref(pointer)
    }
  }

  private static let bus = ObjectReference(
    busName: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")

  /// Connects to the bus at a D-Bus address ("unix:path=...").
  static func open(_ address: String, within time: Duration) async throws(ReaderError)
    -> BusConnection
  {
    let start = ContinuousClock.now
    let connection = try await openSocket(address, within: time)
    do {
      _ = try await connection.call(
        MethodCall(bus, "org.freedesktop.DBus", "Hello"), within: time - (.now - start))
    } catch {
      switch error {
      case .noReply: throw .noBus("the bus does not answer")
      case .disconnected: throw .noBus("the bus has closed the connection")
      case .refused, .notListed: throw .noBus(error.text)
      }
    }
    return connection
  }

  /// Connects to a socket that has no bus behind it: nobody is greeted.
  static func openSocket(_ address: String, within time: Duration) async throws(ReaderError)
    -> BusConnection
  {
    BusConnection(try await Opening.run(address, within: time))
  }

  /// libdbus has no way to connect that never waits, so that a thread waits in its place.
  private final class Opening: Sendable {
    private let continuation: Mutex<CheckedContinuation<Result<Handle, ReaderError>, Never>?>

    private init(_ continuation: CheckedContinuation<Result<Handle, ReaderError>, Never>) {
      self.continuation = Mutex(continuation)
    }

    static func run(_ address: String, within time: Duration) async throws(ReaderError) -> Handle {
      var timer: Task<Void, any Error>?
      let result = await withCheckedContinuation { continuation in
        let opening = Opening(continuation)
        timer = Task {
          try await Task.sleep(for: time)
          opening.end(.failure(.noBus("the bus does not answer")))
        }
        Thread.detachNewThread { opening.end(connect(address)) }
      }
      timer?.cancel()
      return try result.get()
    }

    /// The first to come wins.
    private func end(_ result: Result<Handle, ReaderError>) {
      let waiting = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      if let waiting {
        waiting.resume(returning: result)
      } else if case .success(let handle) = result {
        handle.close()
      }
    }

    private static func connect(_ address: String) -> Result<Handle, ReaderError> {
      var error = DBusError()
      dbus_error_init(&error)
      defer { dbus_error_free(&error) }
      guard let pointer = dbus_connection_open_private(address, &error) else {
        let text = error.message.map { String(cString: $0) }
        return .failure(.noBus(text ?? "the bus does not answer"))
      }
      return .success(Handle(pointer: pointer))
    }
  }
}
