// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation

/// Finds the buses, as every accessibility client does: `AT_SPI_BUS_ADDRESS`, then `org.a11y.Bus`
/// on the session bus.
@BusActor
final class BusAddress {
  private let given: String?
  private let environment: [String: String]
  private var session: BusConnection?

  private static let bus = ObjectReference(busName: "org.a11y.Bus", path: "/org/a11y/bus")

  nonisolated init(given: String?, environment: [String: String]) {
    self.given = given
    self.environment = environment
  }

  /// nil where there is no session bus. Nothing is started for it.
  private var sessionBus: String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { return nil }
    let path = directory + "/bus"
    return FileManager.default.fileExists(atPath: path) ? "unix:path=" + path : nil
  }

  /// An open connection to the accessibility bus, and its address. An address in the environment
  /// that leads nowhere (of a sandbox that has ended) gives way to the session bus.
  func open(within time: Duration) async throws(ReaderError) -> (BusConnection, String) {
    if let given { return (try await BusConnection.open(given, within: time), given) }
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty,
      let connection = try? await BusConnection.open(address, within: time)
    {
      return (connection, address)
    }
    let address = try await accessibilityBus(within: time)
    return (try await BusConnection.open(address, within: time), address)
  }

  private func accessibilityBus(within time: Duration) async throws(ReaderError) -> String {
    guard let session = try await sessionConnection(within: time) else {
      throw .noBus("there is no session bus (DBUS_SESSION_BUS_ADDRESS is not set)")
    }
    let address: String?
    do {
      let reply = try await session.call(
        MethodCall(Self.bus, "org.a11y.Bus", "GetAddress"), within: time)
      address = reply.value?.string
    } catch {
      throw .noBus("org.a11y.Bus on the session bus: " + error.text)
    }
    guard let address, !address.isEmpty else { throw .noBus("org.a11y.Bus gave no address") }
    return address
  }

  /// `org.a11y.Status.IsEnabled`; nil where nobody can be asked.
  func isEnabled(within time: Duration) async -> Bool? {
    guard let session = try? await sessionConnection(within: time),
      let reply = try? await session.call(
        .get(Self.bus, "org.a11y.Status", "IsEnabled"), within: time)
    else { return nil }
    return reply.value?.content?.boolean
  }

  private func sessionConnection(within time: Duration) async throws(ReaderError)
    -> BusConnection?
  {
    if let session, !session.isClosed { return session }
    guard let sessionBus else { return nil }
    let new = try await BusConnection.open(sessionBus, within: time)
    session = new
    return new
  }
}
