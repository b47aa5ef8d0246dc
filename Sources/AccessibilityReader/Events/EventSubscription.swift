// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// A connection of its own to the bus that only listens, so that a flood of events delays no answer.
@BusActor
final class EventSubscription {
  private let connection: BusConnection
  private let kinds: [EventKind]
  /// The one connection that is listened to; nil for all.
  private let sender: String?
  private let buffer: EventBuffer

  private static let daemon = ObjectReference(
    busName: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
  private static let registry = ObjectReference(
    busName: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry")
  private static let deadline = Duration.seconds(3)

  init(
    _ connection: BusConnection, kinds: [EventKind], sender: String?, buffer: EventBuffer
  ) {
    self.connection = connection
    self.kinds = kinds
    self.sender = sender
    self.buffer = buffer
  }

  /// From its end on no event is missed. Toolkits send only what the registry has been asked for.
  func begin() async throws(ReaderError) {
    connection.onSignal = { [weak self] in self?.take($0) }
    connection.onClose = { [buffer] in buffer.end() }
    var rules = kinds.map { $0.matchRule(sender: sender) }
    if let sender {
      rules.append(
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus'"
          + ",member='NameOwnerChanged',arg0='\(sender)'")
    }
    for rule in rules {
      try await ask(MethodCall(Self.daemon, "org.freedesktop.DBus", "AddMatch", .string(rule)))
    }
    for kind in kinds {
      try await ask(
        MethodCall(
          Self.registry, "org.a11y.atspi.Registry", "RegisterEvent", .string(kind.registration)))
    }
  }

  /// Takes back what was asked of the registry. It would also notice that the connection closes.
  func end() async {
    connection.onSignal = nil
    for kind in kinds where !connection.isClosed {
      _ = try? await connection.call(
        MethodCall(
          Self.registry, "org.a11y.atspi.Registry", "DeregisterEvent",
          .string(kind.registration)), within: .milliseconds(500))
    }
    buffer.end()
  }

  /// Asks the application something by this connection: what it sent before its answer is then here,
  /// because the bus keeps the order between two connections.
  func synchronize(
    with application: ObjectReference, within time: Duration
  ) async throws(ReaderError) {
    do {
      _ = try await connection.call(Query.role.call(on: application), within: time)
    } catch {
      throw error.peerIsGone ? .applicationLeft : .refused(error.text)
    }
  }

  private func ask(_ call: MethodCall) async throws(ReaderError) {
    do {
      _ = try await connection.call(call, within: Self.deadline)
    } catch {
      throw .noRegistry(error.text)
    }
  }

  private func take(_ signal: BusSignal) {
    if signal.interface == Self.daemon.busName {
      if signal.member == "NameOwnerChanged", signal.sender == Self.daemon.busName,
        sender != nil, hasLeft(signal)
      {
        buffer.end(.applicationLeft)
      }
      return
    }
    // A signal that is addressed to this connection passes the match rules by.
    guard sender == nil || sender == signal.sender else { return }
    guard let event = AccessibilityEvent(signal) else { return buffer.lose() }
    if kinds.contains(where: event.kind.isWithin) { buffer.append(event) }
  }

  private func hasLeft(_ signal: BusSignal) -> Bool {
    let names = signal.reply.arguments.map { $0.string ?? "" }
    return names.count == 3 && names[0] == sender && names[2].isEmpty
  }
}
