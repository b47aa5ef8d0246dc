// SPDX-License-Identifier: Apache-2.0

import CDBus

/// A connection to a message bus, or to an application's own socket, with calls that never block
/// and always end.
///
/// libdbus marshals, checks and authenticates; what it would wait for is waited for by
/// `BusExecutor`.
@BusActor
final class BusConnection {
  typealias Handler = @BusActor (Result<BusReply, CallFailure>) -> Void

  private struct Pending {
    let deadline: ContinuousClock.Instant
    let handler: Handler
  }

  private let handle: Handle
  private let watches: BusWatches
  private var pending: [UInt32: Pending] = [:]
  private var watch: Task<Void, Never>?
  /// Runs for each signal, in the order in which they came.
  var onSignal: (@BusActor (BusSignal) -> Void)?
  /// Runs once, when the other end has closed the connection.
  var onClose: (@BusActor () -> Void)?

  /// How often deadlines are looked at. Nothing runs while no call is pending.
  private static let watchInterval = Duration.milliseconds(20)

  init(_ handle: Handle) {
    self.handle = handle
    let relay = Relay()
    watches = BusWatches { relay.forward() }
    watches.attach(to: handle.pointer)
    relay.connection = self
    BusActor.executor.watch(watches)
  }

  deinit {
    watch?.cancel()
    BusActor.executor.unwatch(watches)
    let handle = handle
    Task { @BusActor in handle.close() }
  }

  /// Finds its way back to the connection without keeping it alive.
  private final class Relay: Sendable {
    @BusActor weak var connection: BusConnection?

    nonisolated init() {}

    nonisolated func forward() {
      Task { @BusActor in connection?.serve() }
    }
  }

  var isClosed: Bool { dbus_connection_get_is_connected(handle.pointer) == 0 }

  /// Sends the call; the handler runs exactly once, later, with the reply or with the failure. What
  /// the element does not list is not asked.
  func send(
    _ call: MethodCall, deadline: ContinuousClock.Instant, handler: @escaping Handler
  ) {
    if let interface = call.unlistedInterface {
      fail(handler, .notListed(interface))
      return
    }
    guard let message = call.message else {
      fail(handler, .refused(name: "invalid address", message: call.target.description))
      return
    }
    defer { dbus_message_unref(message) }
    var serial: dbus_uint32_t = 0
    guard dbus_connection_send(handle.pointer, message, &serial) != 0 else {
      fail(handler, .disconnected)
      return
    }
    pending[serial] = Pending(deadline: deadline, handler: handler)
    startWatch()
  }

  /// One call and its result.
  func call(_ call: MethodCall, within time: Duration) async throws(CallFailure) -> BusReply {
    let result = await withCheckedContinuation { continuation in
      send(call, deadline: .now + time) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  private func fail(_ handler: @escaping Handler, _ failure: CallFailure) {
    Task { @BusActor in handler(.failure(failure)) }
  }

  private func serve() {
    watches.handle()
    while let message = dbus_connection_pop_message(handle.pointer) { take(message) }
    guard isClosed else { return }
    _ = expire()
    onClose?()
    onClose = nil
  }

  private func take(_ message: OpaquePointer) {
    let reply = BusReply(adopting: message)
    let type = dbus_message_get_type(message)
    if type == Self.signal {
      if let onSignal, let signal = BusSignal(message, reply) { onSignal(signal) }
      return
    }
    guard type == Self.methodReturn || type == Self.error,
      let call = pending.removeValue(forKey: dbus_message_get_reply_serial(message))
    else { return }
    if type == Self.methodReturn {
      call.handler(.success(reply))
    } else {
      let name = dbus_message_get_error_name(message).map { String(cString: $0) }
      call.handler(
        .failure(.refused(name: name ?? "unnamed error", message: reply.value?.string ?? "")))
    }
  }

  private static let methodReturn: Int32 = 2
  private static let error: Int32 = 3
  private static let signal: Int32 = 4

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
