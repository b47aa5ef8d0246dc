// SPDX-License-Identifier: Apache-2.0

extension TreeWalk {
  /// For all steps together; the bus carries the questions in the meantime.
  private static let patience = Duration.milliseconds(500)

  /// Goes over to the application's own socket, past the bus daemon, once an answer has come that
  /// way. GTK 3 offers one. AT-SPI: `org.a11y.atspi.Application.GetApplicationBusAddress`.
  func openPrivateSocket(_ address: String?) {
    guard let address, Self.isSafe(address) else { return }
    let root = application.object
    Task { @BusActor in
      guard
        let socket = try? await BusConnection.openSocket(address, within: Self.patience),
        (try? await socket.call(Query.role.call(on: root), within: Self.patience)) != nil
      else { return }
      link = socket
    }
  }

  /// An address comes from the application: one that names anything but a Unix socket could make
  /// libdbus start a program (`unixexec:`) or ask a foreign host.
  static func isSafe(_ address: String) -> Bool {
    address.utf8.count < 512
      && address.split(separator: ";").allSatisfy {
        $0.hasPrefix("unix:path=") || $0.hasPrefix("unix:abstract=")
      } && !address.isEmpty
  }
}
