// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An accessibility bus and a registry for one test, without a session bus or a screen.
///
/// It lasts until ``stop()``.
final class MiniBus: @unchecked Sendable {
  let address: String
  private let daemon: Program
  private var registry: Program?

  /// A bus with the sample application on it.
  static func withSample(
    manner: SampleApplication.Manner = .willing,
    _ body: (MiniBus, SampleApplication) async throws -> Void
  ) async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address, manner: manner)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    try await sample.start()
    try await body(bus, sample)
  }

  /// - Parameters:
  ///   - path: Of the bus' socket; nil takes a fresh one.
  ///   - configuration: The bus' own; nil takes the desktop's, which starts the registry when asked.
  init(
    path: String? = nil, withRegistry: Bool = true, configuration: String? = nil
  ) async throws {
    let file = configuration ?? "/usr/share/defaults/at-spi2/accessibility.conf"
    daemon = try Program(
      "/usr/bin/dbus-daemon",
      [
        "--config-file=" + file, "--nofork", "--nosyslog", "--print-address=1",
        "--address=" + (path.map { "unix:path=" + $0 } ?? "unix:tmpdir=/tmp"),
      ])
    address = try await daemon.output.line { $0.hasPrefix("unix:") }
    if withRegistry { try await startRegistry() }
  }

  func startRegistry() async throws {
    let registry = try Program(
      "/usr/libexec/at-spi2-registryd", [], environment: ["AT_SPI_BUS_ADDRESS": address])
    self.registry = registry
    try await registry.output.line { $0.hasPrefix("SpiRegistry daemon is running") }
  }

  func killRegistry() {
    registry?.signal(SIGKILL)
    registry?.stop()
    registry = nil
  }

  /// Debian's own Python, which has the accessibility clients.
  func python(_ script: String) throws -> Program {
    try Program(
      "/usr/bin/python3", ["-u", "-c", script], environment: ["AT_SPI_BUS_ADDRESS": address])
  }

  /// Takes nothing and says nothing until ``resume()``.
  func pause() { daemon.signal(SIGSTOP) }
  func resume() { daemon.signal(SIGCONT) }

  func stop() {
    registry?.stop()
    daemon.stop()
  }
}
