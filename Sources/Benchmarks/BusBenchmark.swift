// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Semantics

/// What a call on the accessibility bus costs, beside a ping of the same process, which GDBus
/// answers itself.
///
/// The measurements are interleaved in blocks, so that a machine that is busy at times disturbs all
/// of them alike; the ratio is the median of the blocks' ratios.
enum BusBenchmark {
  private static let rounds = 15
  private static let callsARound = 200

  static func run(arguments: [String]) -> Int32 {
    var count = 1000
    if let index = arguments.firstIndex(of: "--nodes") {
      guard arguments.indices.contains(index + 1), let number = Int(arguments[index + 1]),
        (1...60_000).contains(number)
      else {
        FileHandle.standardError.write(Data("bus: --nodes takes a number up to 60000\n".utf8))
        return 64
      }
      count = number
    }
    do {
      let bus = try BenchmarkBus()
      defer { bus.stop() }
      try measure(bus, count)
      return 0
    } catch {
      FileHandle.standardError.write(Data("bus: \(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ bus: BenchmarkBus, _ count: Int) throws {
    let provider = BenchmarkApplication.provider(count, on: bus.address)
    defer { provider.stop() }
    let deadline = Date().addingTimeInterval(10)
    while provider.status.phase != .embedded {
      guard Date() < deadline else {
        throw BenchmarkClient.Problem(description: "not embedded: \(provider.status.problem)")
      }
      usleep(10_000)
    }
    let client = try BenchmarkClient(address: bus.address, application: provider.status.busName)
    let accessible = "org.a11y.atspi.Accessible"
    let parent = "/org/a11y/atspi/accessible/1"
    let child = "/org/a11y/atspi/accessible/2"
    func property(_ name: String) -> BenchmarkClient.Call {
      BenchmarkClient.Call(
        path: name == "ChildCount" ? parent : child, interface: "org.freedesktop.DBus.Properties",
        member: "Get", arguments: .property(interface: accessible, name: name))
    }
    let calls: [(name: String, call: BenchmarkClient.Call, weight: Int)] = [
      ("Ping", .ping, callsARound),
      ("Get Name", property("Name"), callsARound),
      ("GetRole", .init(path: child, interface: accessible, member: "GetRole"), callsARound),
      ("Get ChildCount", property("ChildCount"), callsARound),
      (
        "GetChildAtIndex(last)",
        .init(
          path: parent, interface: accessible, member: "GetChildAtIndex",
          arguments: .index(Int32(count - 1))), callsARound
      ),
      (
        "GetChildren(\(count))", .init(path: parent, interface: accessible, member: "GetChildren"),
        5
      ),
    ]
    for entry in calls { _ = try client.latency(entry.call) }
    var medians = [[Double]](repeating: [], count: calls.count)
    var ratios = medians
    for _ in 0..<rounds {
      for (index, entry) in calls.enumerated() {
        let times = try (0..<entry.weight).map { _ in try client.latency(entry.call) }
        medians[index].append(median(times))
        ratios[index].append(median(times) / (medians[0].last ?? 1))
      }
    }
    print("\(count) elements, medians of \(rounds) interleaved blocks")
    for (index, entry) in calls.enumerated() {
      let name = entry.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      let time = String(format: "%9.1f us", median(medians[index]))
      print("\(name)\(time)  x Ping " + String(format: "%.2f", median(ratios[index])))
    }
    for (name, call) in [("Ping", .ping), ("Get Name", property("Name"))] {
      let figures = (0..<3).map { _ in client.throughput(call, count: 20_000, inFlight: 64) }
      print("\(name), 64 in flight: \(Int(median(figures))) calls/s")
    }
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
