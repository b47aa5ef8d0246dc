// SPDX-License-Identifier: Apache-2.0

import ATSPI
import CAllocations
import DesktopSession
import Foundation
import Semantics
import Synchronization

/// What updates cost the application, and what clients of the accessibility bus feel of them.
enum UpdatesBenchmark {
  private static let window = ElementID(1)
  private static let list = ElementID(2)

  static func run() async -> Int32 {
    do {
      let bus = try BenchmarkBus()
      defer { bus.stop() }
      print("Processor time of the publishing thread, unless said otherwise")
      await withoutClients()
      try await build(bus)
      try amongMany(bus)
      try await coldWalk(bus)
      return 0
    } catch {
      FileHandle.standardError.write(Data("updates: \(error)\n".utf8))
      return 1
    }
  }

  private static func rows(_ count: Int) -> TreeUpdate {
    let states = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
    let ids = (0..<UInt64(count)).map { ElementID($0 + 10) }
    let frame = Rect(x: 0, y: 0, width: 300, height: 30)
    return TreeUpdate(
      nodes: [
        Node(id: window, role: .frame, name: "Window", states: states, children: [list]),
        Node(id: list, role: .list, name: "Rows", states: states, children: ids),
      ]
        + ids.map {
          Node(id: $0, role: .listItem, name: "Row \($0)", states: states, frame: frame)
        })
  }

  /// One that answers on its own threads, as this one is busy measuring.
  private static func provider(on address: String?, _ update: TreeUpdate) -> Provider {
    var configuration = Provider.Configuration(applicationName: "Benchmark", environment: [:])
    configuration.policy = .on
    configuration.accessibilityBusAddress = address
    let owner = Owner()
    let provider = Provider(configuration: configuration) { pending in
      guard pending.begin() == .showTree else { return pending.finish(false) }
      owner.provider?.publish(update, windows: [window])
      pending.finish(true)
    }
    owner.provider = provider
    return provider
  }

  private final class Owner: @unchecked Sendable {
    weak var provider: Provider?
  }

  /// A change where nobody looks, with the new element and without it.
  @MainActor private static func withoutClients() {
    let provider = provider(on: nil, rows(1000))
    let row = rows(1).nodes[2]
    let update = TreeUpdate(nodes: [row])
    let publishing = Measurement.of(repetitions: 100_000) { _ in
      provider.publish(update, windows: [window])
    }
    let heap = evenhand_heap_bytes()
    for _ in 0..<1000 { provider.publish(rows(100), windows: [window]) }
    let kept = Int64(evenhand_heap_bytes()) - Int64(heap)
    print(format("a change, where nobody looks", publishing.nanoseconds / 1e3, "us"))
    print("  heap that 100,000 elements leave behind: \(max(0, kept)) bytes")
  }

  /// 100,000 elements, made and published to a client that is there, in processor time of the whole
  /// process.
  private static func build(_ bus: BenchmarkBus) async throws {
    let provider = provider(on: bus.address, TreeUpdate(nodes: []))
    provider.start()
    defer { provider.stop() }
    try waitUntilEmbedded(provider)
    let client = try BenchmarkClient(address: bus.address, application: provider.status.busName)
    try waitUntilWatched(provider, client)
    var times: [Double] = []
    var bytes = 0
    for round in 0..<5 {
      let heap = evenhand_heap_bytes()
      let before = Measurement.processTime
      provider.publish(rows(100_000), windows: [window])
      times.append(Double(Measurement.processTime - before))
      if round == 0 { bytes = Int(Int64(evenhand_heap_bytes()) - Int64(heap)) }
      provider.publish(rows(0), windows: [window])
    }
    print(format("make and publish 100,000 elements", times.sorted()[2] / 1e6, "ms"))
    print("  memory, their nodes included: \(bytes / 100_000) bytes each")
  }

  /// One child more or less among 100,000, while a client asks for a role over and over.
  private static func amongMany(_ bus: BenchmarkBus) throws {
    let update = rows(100_000)
    let provider = provider(on: bus.address, update)
    provider.start()
    defer { provider.stop() }
    try waitUntilEmbedded(provider)
    let reads = Reads(address: bus.address, application: provider.status.busName)
    let client = try BenchmarkClient(address: bus.address, application: provider.status.busName)
    try waitUntilWatched(provider, client)
    let quiet = reads.take(1)
    reads.start()
    var node = update.nodes[1]
    var times: [Double] = []
    for number in 0..<200 {
      let place = (number * 7919) % node.children.count
      let fresh = Node(id: ElementID(UInt64(1_000_000 + number)), role: .listItem, name: "New")
      for nodes in [[fresh], []] {
        if nodes.isEmpty {
          node.children.remove(at: place)
        } else {
          node.children.insert(fresh.id, at: place)
        }
        let before = Measurement.processorTime
        provider.publish(TreeUpdate(nodes: [node] + nodes), windows: [window])
        times.append(Double(Measurement.processorTime - before) / 1e6)
      }
      usleep(5000)
    }
    let busy = reads.stop()
    times.sort()
    print(format("one child more or less among 100,000: median", times[times.count / 2], "ms"))
    print(format("  the slowest of \(times.count)", times[times.count - 1], "ms"))
    print(format("  GetRole meanwhile, on the clock: median", busy[busy.count / 2] / 1e3, "ms"))
    print(format("  99 of 100", busy[busy.count * 99 / 100] / 1e3, "ms"))
    print(format("  the slowest of \(busy.count)", busy[busy.count - 1] / 1e3, "ms"))
    print(format("  99 of 100 without updates", quiet[quiet.count * 99 / 100] / 1e3, "ms"))
  }

  /// The walk of libatspi, in a process of its own, through an application that it meets for the
  /// first time.
  private static func coldWalk(_ bus: BenchmarkBus) async throws {
    let workshop = try PeerWorkshop()
    guard
      let walker = workshop.compiled(
        "walk", LibatspiProgram.text, packages: "atspi-2", "gobject-2.0")
    else {
      print("libatspi's walk: libatspi2.0-dev is not installed")
      return
    }
    for count in [1000, 4000, 10_000] {
      let application = BenchmarkApplication(
        count, on: bus.address, queue: DispatchQueue(label: "application"))
      let provider = application.provider
      provider.start()
      try waitUntilEmbedded(provider)
      var seconds: [Double] = []
      var nodes = ""
      for _ in 0..<3 {
        let words =
          PeerWorkshop.output(
            "env", ["AT_SPI_BUS_ADDRESS=" + bus.address] + walker.command + ["\(getpid())"])?
          .split(separator: " ") ?? []
        guard words.count == 6, let time = Double(words[5]) else { continue }
        seconds.append(time)
        nodes = String(words[1])
      }
      provider.stop()
      guard !seconds.isEmpty else { continue }
      seconds.sort()
      print(
        format(
          "libatspi's first walk of \(nodes) elements, on the clock",
          seconds[seconds.count / 2] * 1e3, "ms"))
    }
  }

  private static func waitUntilEmbedded(_ provider: Provider) throws {
    let deadline = Date().addingTimeInterval(10)
    while provider.status.phase != .embedded {
      guard Date() < deadline else {
        throw BenchmarkClient.Problem(description: "not embedded: \(provider.status.problem)")
      }
      usleep(10_000)
    }
  }

  /// Asks for an element, which has to be there then.
  private static func waitUntilWatched(_ provider: Provider, _ client: BenchmarkClient) throws {
    _ = try? client.latency(
      .init(
        path: "/org/a11y/atspi/accessible/1", interface: "org.a11y.atspi.Accessible",
        member: "GetRole"))
    guard provider.isWatched else {
      throw BenchmarkClient.Problem(description: "the question was not noticed")
    }
  }

  private static func format(_ name: String, _ figure: Double, _ unit: String) -> String {
    "\(name): " + String(format: "%.3f \(unit)", figure)
  }
}

/// Calls made one after the other on a thread of their own, and how long each took.
private final class Reads: Sendable {
  private let address: String
  private let application: String
  private let isOver = Mutex(false)
  private let times = Mutex<[Double]>([])
  private let ended = DispatchSemaphore(value: 0)

  init(address: String, application: String) {
    self.address = address
    self.application = application
  }

  func start() { Thread.detachNewThread { [self] in run { isOver.withLock { $0 } } } }

  /// So many seconds of it, in microseconds from the shortest on.
  func take(_ seconds: Double) -> [Double] {
    start()
    Thread.sleep(forTimeInterval: seconds)
    return stop()
  }

  func stop() -> [Double] {
    isOver.withLock { $0 = true }
    ended.wait()
    isOver.withLock { $0 = false }
    return times.withLock { times in
      defer { times = [] }
      return times.isEmpty ? [0] : times.sorted()
    }
  }

  private func run(until isOver: () -> Bool) {
    defer { ended.signal() }
    guard let client = try? BenchmarkClient(address: address, application: application) else {
      return
    }
    let call = BenchmarkClient.Call(
      path: "/org/a11y/atspi/accessible/500", interface: "org.a11y.atspi.Accessible",
      member: "GetRole")
    while !isOver() {
      guard let time = try? client.latency(call) else { return }
      times.withLock { $0.append(time) }
    }
  }
}
