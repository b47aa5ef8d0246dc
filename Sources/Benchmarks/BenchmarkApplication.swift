// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Semantics

/// An application of our own to measure, with nothing on the screen.
enum BenchmarkApplication {
  /// One window with so many buttons and sliders.
  static func provider(_ count: Int, on address: String) -> Provider {
    var configuration = Provider.Configuration(applicationName: "Benchmark", environment: [:])
    configuration.policy = .on
    configuration.accessibilityBusAddress = address
    let provider = Provider(configuration: configuration) { $0.finish(false) }
    let window = ElementID(1)
    let ids = (0..<count).map { ElementID(UInt64($0 + 2)) }
    let states = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
    let frame = Rect(x: 0, y: 0, width: 100, height: 30)
    var nodes = [
      Node(
        id: window, role: .frame, name: "Window", states: states,
        frame: Rect(x: 0, y: 0, width: 800, height: 600), children: ids)
    ]
    for (index, id) in ids.enumerated() {
      nodes.append(
        index.isMultiple(of: 2)
          ? Node(
            id: id, role: .button, name: "Button \(index)", states: states, frame: frame,
            actions: [Action(name: "click", label: "Press")])
          : Node(
            id: id, role: .slider, name: "Slider \(index)", states: states, frame: frame,
            value: RangeValue(minimum: 0, maximum: 100, current: 50, increment: 1)))
    }
    provider.publish(TreeUpdate(nodes: nodes), windows: [window])
    provider.start()
    return provider
  }

  /// Serves so many elements on the bus of the environment until it is killed.
  static func serve(_ count: String?) async {
    let environment = ProcessInfo.processInfo.environment
    let provider = provider(
      count.flatMap { Int($0) } ?? 1000, on: environment["AT_SPI_BUS_ADDRESS"] ?? "")
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    provider.stop()
  }
}

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
