// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Semantics

/// An application of our own to measure, with nothing on the screen: one window with so many buttons
/// and sliders.
final class BenchmarkApplication: Sendable {
  static let window = ElementID(1)

  let provider: Provider
  private let count: Int

  /// - Parameters:
  ///   - address: Of the accessibility bus.
  ///   - queue: Where requests are answered.
  init(_ count: Int, on address: String, queue: DispatchQueue = .main) {
    self.count = count
    var configuration = Provider.Configuration(applicationName: "Benchmark", environment: [:])
    configuration.policy = .on
    configuration.accessibilityBusAddress = address
    let owner = Owner()
    provider = Provider(configuration: configuration) { pending in
      queue.async {
        guard pending.begin() == .showTree, let application = owner.application else {
          return pending.finish(false)
        }
        application.publishAll()
        pending.finish(true)
      }
    }
    owner.application = self
  }

  private final class Owner: @unchecked Sendable {
    weak var application: BenchmarkApplication?
  }

  func publishAll() {
    provider.publish(TreeUpdate(nodes: nodes), windows: [Self.window])
  }

  /// Everything that there is.
  var nodes: [Node] {
    var nodes = [windowNode]
    nodes.reserveCapacity(count + 1)
    for index in 0..<count { nodes.append(Self.node(index)) }
    return nodes
  }

  private var windowNode: Node {
    Node(
      id: Self.window, role: .frame, name: "Window", states: Self.states,
      frame: Rect(x: 0, y: 0, width: 800, height: 600), children: (0..<count).map(Self.id))
  }

  static func id(_ index: Int) -> ElementID { ElementID(UInt64(index + 2)) }

  private static let states = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)

  /// A button or a slider, by turns.
  static func node(_ index: Int, name: String? = nil, value: Double = 10) -> Node {
    let frame = Rect(
      x: Double(index % 100 * 110), y: Double(index / 100 * 40), width: 100, height: 30)
    return index.isMultiple(of: 2)
      ? Node(
        id: id(index), role: .button, name: name ?? "Button \(index)", states: states,
        frame: frame, actions: [Action(name: "click", label: "Press")])
      : Node(
        id: id(index), role: .slider, name: name ?? "Slider \(index)", states: states,
        frame: frame,
        value: RangeValue(minimum: 0, maximum: 100, current: value, increment: 1))
  }

  func change(_ node: Node) {
    provider.publish(TreeUpdate(nodes: [node]), windows: [Self.window])
  }

  // MARK: Served

  /// Serves so many elements on the bus of the environment until it is killed, and does what the FIFO
  /// BENCH_COMMANDS says, as the applications of the other toolkits do (``PeerApplications``); to
  /// `churn RATE` it makes so many changes a second from then on.
  static func serve(_ count: String?) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let application = BenchmarkApplication(
      count.flatMap { Int($0) } ?? 1000, on: environment["AT_SPI_BUS_ADDRESS"] ?? "")
    application.provider.start()
    if let commands = environment["BENCH_COMMANDS"], let reports = environment["BENCH_REPORTS"] {
      Thread.detachNewThread { application.follow(commands, reports) }
    }
    dispatchMain()
  }

  private func follow(_ commands: String, _ reports: String) {
    // Open in both directions, so that neither end ever closes.
    let output = open(reports, O_RDWR)
    guard let input = fopen(commands, "r+"), output >= 0 else { return }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), input) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let number = Int(words[1]) else { continue }
      if words[0] == "churn" {
        churn(number)
        continue
      }
      let isName = words[0] == "name"
      DispatchQueue.main.sync {
        tell("begin", output)
        for change in 0..<number { self.change(isName ? renamed(change) : moved(change)) }
        tell("end", output)
      }
    }
  }

  /// So many changes a second of every kind, from now on: names, values, children that come and go.
  private func churn(_ rate: Int) {
    let extra = ElementID(UInt64(count + 2))
    var change = 0
    DispatchQueue.main.async { [self] in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now(), repeating: .milliseconds(10))
      timer.setEventHandler { [self] in
        for _ in 0..<max(rate / 100, 1) {
          change += 1
          switch change % 4 {
          case 0, 1: self.change(renamed(change))
          case 2: self.change(moved(change))
          default: grow(extra, isThere: change % 8 == 3)
          }
        }
      }
      timer.resume()
      // It goes on until the process ends.
      _ = Unmanaged.passRetained(timer as AnyObject)
    }
  }

  private func grow(_ extra: ElementID, isThere: Bool) {
    var window = windowNode
    if isThere { window.children.append(extra) }
    let item = Node(id: extra, role: .label, name: "Extra")
    provider.publish(
      TreeUpdate(nodes: isThere ? [window, item] : [window]), windows: [Self.window])
  }

  private func renamed(_ change: Int) -> Node {
    Self.node(change % max(count / 2, 1) * 2, name: "New \(change)")
  }

  private func moved(_ change: Int) -> Node {
    let half = max(count / 2, 1)
    let value = 1 + (change / half + change) % 2 * 50 + change / half % 40
    return Self.node(change % half * 2 + 1, value: Double(value))
  }

  private func tell(_ word: String, _ output: Int32) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let line = "\(word) \(time.tv_sec * 1_000_000_000 + time.tv_nsec)\n"
    _ = write(output, line, line.utf8.count)
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
