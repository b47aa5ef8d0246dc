// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An accessibility bus and a registry for one measurement, without a session bus or a screen.
final class BenchmarkBus {
  enum Problem: Error { case busDidNotStart }

  let address: String
  private let daemon = Process()
  private let registry = Process()

  init() throws {
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    daemon.arguments = [
      "--config-file=/usr/share/defaults/at-spi2/accessibility.conf", "--nofork", "--nosyslog",
      "--print-address=1", "--address=unix:tmpdir=/tmp",
    ]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let end = line.firstIndex(of: "\n") else { throw Problem.busDidNotStart }
    address = String(line[..<end])
    registry.executableURL = URL(fileURLWithPath: "/usr/libexec/at-spi2-registryd")
    registry.environment = ["AT_SPI_BUS_ADDRESS": address]
    registry.standardOutput = FileHandle.nullDevice
    registry.standardError = FileHandle.nullDevice
    try registry.run()
  }

  func stop() {
    registry.terminate()
    daemon.terminate()
  }
}
