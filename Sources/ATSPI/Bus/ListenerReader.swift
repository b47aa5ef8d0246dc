// SPDX-License-Identifier: Apache-2.0

/// Asks a registry who listens, and the bus who is still there: registries up to 2.46 keep key
/// listeners that died. It lives on GLib's thread.
final class ListenerReader {
  private static let registryInterface = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"
  private static let keysInterface = "org.a11y.atspi.DeviceEventController"
  private static let keysPath = registryPath + "/deviceeventcontroller"
  private static let bus = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"

  struct Listeners {
    /// As the registry lists them; nil where it does not tell.
    var events: [EventListener]?
    /// How many want keys.
    var keys: Int
  }

  private let connection: BusConnection
  private let registry: String
  private let tell: (Listeners) -> Void
  private var isReading = false
  private var mustReadAgain = false

  /// - Parameter registry: By its unique name.
  init(connection: BusConnection, registry: String, tell: @escaping (Listeners) -> Void) {
    self.connection = connection
    self.registry = registry
    self.tell = tell
  }

  /// However often it is called, one question is under way at a time, and the last answer is new.
  func read() {
    if isReading {
      mustReadAgain = true
      return
    }
    isReading = true
    connection.call(registry, Self.registryPath, Self.registryInterface, "GetRegisteredEvents") {
      [weak self] events in self?.readKeys(events)
    }
  }

  private func readKeys(_ events: BusConnection.Reply) {
    connection.call(registry, Self.keysPath, Self.keysInterface, "GetKeystrokeListeners") {
      [weak self] keys in self?.readNames(events, keys)
    }
  }

  private func readNames(_ events: BusConnection.Reply, _ keys: BusConnection.Reply) {
    connection.call(Self.bus, Self.busPath, Self.bus, "ListNames") { [weak self] names in
      self?.finish(events, keys, names)
    }
  }

  private func finish(
    _ events: BusConnection.Reply, _ keys: BusConnection.Reply, _ names: BusConnection.Reply
  ) {
    isReading = false
    if mustReadAgain {
      mustReadAgain = false
      read()
      return
    }
    var listeners = Listeners(events: nil, keys: 0)
    if case .success(let values) = events {
      listeners.events = values.first?.items.compactMap { entry in
        guard let event = entry.items.last?.text else { return nil }
        return EventListener(client: entry.items.first?.text ?? "", event: event)
      }
    }
    if case .success(let keys) = keys, case .success(let names) = names {
      let alive = Set((names.first?.items ?? []).compactMap(\.text))
      listeners.keys = (keys.first?.items ?? []).count {
        alive.contains($0.items.first?.text ?? "")
      }
    }
    tell(listeners)
  }
}
