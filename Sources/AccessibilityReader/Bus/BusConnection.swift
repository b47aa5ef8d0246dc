// SPDX-License-Identifier: Apache-2.0

import CGio
import Foundation

/// A connection to one message bus, with calls that never block and always end.
@BusActor
final class BusConnection {
  typealias Handler = @BusActor (Result<Variant?, CallFailure>) -> Void

  private struct Pending {
    let deadline: ContinuousClock.Instant
    let handler: Handler
  }

  /// GDBus's own objects lock themselves.
  private struct Handle: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private let handle: Handle
  private let filter: guint
  private let inbox: BusInbox
  private var pending: [UInt32: Pending] = [:]
  private var watch: Task<Void, Never>?

  /// How often deadlines are looked at. Nothing runs while no call is pending.
  private static let watchInterval = Duration.milliseconds(20)

  private init(_ handle: Handle) {
    self.handle = handle
    let relay = Relay()
    let inbox = BusInbox { relay.forward() }
    self.inbox = inbox
    filter = g_dbus_connection_add_filter(
      handle.pointer, Self.takeReply, Unmanaged.passRetained(inbox).toOpaque(), Self.releaseInbox)
    relay.connection = self
  }

  /// Called on GDBus's worker thread.
  nonisolated private static let takeReply: GDBusMessageFilterFunction = {
    _, message, isIncoming, data in
    guard isIncoming != 0, let message, let data else { return message }
    let inbox = Unmanaged<BusInbox>.fromOpaque(data).takeUnretainedValue()
    guard inbox.take(message) else { return message }
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }

  nonisolated private static let releaseInbox: GDestroyNotify = { data in
    if let data { Unmanaged<BusInbox>.fromOpaque(data).release() }
  }

  deinit {
    watch?.cancel()
    g_dbus_connection_remove_filter(handle.pointer, filter)
    g_dbus_connection_close(handle.pointer, nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(handle.pointer))
  }

  /// Finds its way back to the connection without keeping it alive.
  private final class Relay: Sendable {
    @BusActor weak var connection: BusConnection?

    nonisolated init() {}

    nonisolated func forward() {
      Task { @BusActor in connection?.drain() }
    }
  }

  var isClosed: Bool { g_dbus_connection_is_closed(handle.pointer) != 0 }

  /// Sends the call; the handler runs exactly once, later, with the reply or with the failure.
  func send(
    _ call: MethodCall, deadline: ContinuousClock.Instant, handler: @escaping Handler
  ) {
    let message = g_dbus_message_new_method_call(
      call.target.busName, call.target.path, call.interface, call.member)
    guard let message else {
      fail(handler, .refused(name: "invalid address", message: call.target.description))
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(message)) }
    if let body = call.body { g_dbus_message_set_body(message, body.pointer) }
    var serial: guint32 = 0
    let isSent = g_dbus_connection_send_message(
      handle.pointer, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, &serial, nil)
    guard isSent != 0 else {
      fail(handler, .disconnected)
      return
    }
    pending[serial] = Pending(deadline: deadline, handler: handler)
    startWatch()
  }

  /// One call and its result.
  func call(_ call: MethodCall, within time: Duration) async throws(CallFailure) -> Variant? {
    let result = await withCheckedContinuation { continuation in
      send(call, deadline: .now + time) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  private func fail(_ handler: @escaping Handler, _ failure: CallFailure) {
    Task { @BusActor in handler(.failure(failure)) }
  }

  private func drain() {
    for reply in inbox.takeAll() {
      pending.removeValue(forKey: reply.serial)?.handler(reply.result)
    }
  }

  private func startWatch() {
    guard watch == nil else { return }
    watch = Task { @BusActor [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.watchInterval)
        guard let self, self.expire() else { return }
      }
    }
  }

  /// Ends the calls whose time is over, and tells whether any are left.
  private func expire() -> Bool {
    drain()
    let isClosed = isClosed
    let now = ContinuousClock.now
    let over = pending.filter { isClosed || $0.value.deadline <= now }
    for serial in over.keys.sorted() {
      guard let call = pending.removeValue(forKey: serial) else { continue }
      call.handler(.failure(isClosed ? .disconnected : .noReply))
    }
    if pending.isEmpty { watch = nil }
    return !pending.isEmpty
  }
}

extension BusConnection {
  private final class Opening: Sendable {
    let continuation: CheckedContinuation<Result<Handle, ReaderError>, Never>

    init(_ continuation: CheckedContinuation<Result<Handle, ReaderError>, Never>) {
      self.continuation = continuation
    }
  }

  /// Lives until nobody can cancel any more. Its object locks itself.
  private final class Cancellable: @unchecked Sendable {
    let pointer = g_cancellable_new()

    deinit {
      if let pointer { g_object_unref(pointer) }
    }

    func cancel() { g_cancellable_cancel(pointer) }
  }

  /// Connects to the bus at a D-Bus address ("unix:path=...").
  static func open(_ address: String, within time: Duration) async throws(ReaderError)
    -> BusConnection
  {
    let cancellable = Cancellable()
    let timer = Task {
      try await Task.sleep(for: time)
      cancellable.cancel()
    }
    defer { timer.cancel() }
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    let result = await withCheckedContinuation { continuation in
      g_dbus_connection_new_for_address(
        address, flags, nil, cancellable.pointer, BusConnection.opened,
        Unmanaged.passRetained(Opening(continuation)).toOpaque())
    }
    return BusConnection(try result.get())
  }

  nonisolated private static let opened: GAsyncReadyCallback = { _, result, data in
    guard let data else { return }
    let opening = Unmanaged<Opening>.fromOpaque(data).takeRetainedValue()
    opening.continuation.resume(returning: BusConnection.finish(result))
  }

  nonisolated private static func finish(_ result: OpaquePointer?) -> Result<Handle, ReaderError> {
    var error: UnsafeMutablePointer<GError>?
    if let pointer = g_dbus_connection_new_for_address_finish(result, &error) {
      return .success(Handle(pointer: pointer))
    }
    defer { g_clear_error(&error) }
    // Only the timer of `open` cancels.
    if g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_CANCELLED.rawValue)) != 0 {
      return .failure(.noBus("the bus does not answer"))
    }
    let text = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
    return .failure(.noBus(text ?? "the bus does not answer"))
  }
}
