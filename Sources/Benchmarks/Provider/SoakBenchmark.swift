// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// An application that makes a thousand changes a second for as long as it is told, with clients that
/// come, walk, listen, ask nonsense, hang and go. Its memory has to stay what it is, and its name.
enum SoakBenchmark {
  private static let elements = 2000
  private static let changesASecond = 1000
  /// Memory that counts as the same: a part of it, and so many bytes.
  private static let tolerance = (part: 0.1, bytes: 4 << 20)

  static func run(arguments: [String]) async -> Int32 {
    guard let minutes = arguments.first.map({ Double($0) }) ?? 60, minutes > 0 else {
      FileHandle.standardError.write(Data("soak: the number of minutes is no number\n".utf8))
      return 64
    }
    do {
      let workshop = try PeerWorkshop()
      guard let client = workshop.compiled("raw", RawClientProgram.text, packages: "libsystemd")
      else {
        throw BenchmarkClient.Problem(description: "a C compiler and libsystemd-dev are needed")
      }
      let session = try await DesktopSession.start(.init(display: .none))
      defer { session.stop() }
      let ours = PeerToolkit(
        name: "evenhand", packages: "", command: [CommandLine.arguments[0], "serve"])
      let application = try PeerApplication(
        ours, ours.command ?? [], elements, client, in: session)
      return try await soak(application, minutes)
    } catch {
      FileHandle.standardError.write(Data("soak: \(error)\n".utf8))
      return 1
    }
  }

  private static func soak(_ application: PeerApplication, _ minutes: Double) async throws -> Int32
  {
    guard try await application.figures("stream", "100", "1") != nil else {
      throw BenchmarkClient.Problem(description: "not on the bus: \(application.complaint)")
    }
    let name = try await application.busName()
    application.command("churn \(changesASecond)")
    let start = ContinuousClock.now
    var memory: [Int] = []
    var visits: [String: Int] = [:]
    var failures = 0
    while ContinuousClock.now - start < .seconds(minutes * 60) {
      // Two at a time, as on a desktop.
      async let hanging: Void = application.hang(seconds: 5)
      for task in [["walk", "cnrsiedaR", "64"], ["lie", "5000"], ["stream", "20000", "64"]] {
        let isDone = try await application.measure(task) != nil
        visits[task[0], default: 0] += 1
        if !isDone { failures += 1 }
      }
      try await hanging
      memory.append(application.memory)
      let passed = (ContinuousClock.now - start) / .seconds(60)
      print(
        String(format: "%.1f min, %.1f MB", passed, Double(application.memory) / 1e6)
          + ", visits \(visits.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })"
          + ", failed \(failures)")
    }
    let isSame = try await application.busName() == name
    // The first quarter warms up.
    let early = memory[memory.count / 4]
    let late = memory[memory.count - 1]
    let growth = late - early
    print("memory \(early / 1024) KiB after a quarter, \(late / 1024) KiB at the end")
    print("the same name on the bus: \(isSame)")
    let isFlat = Double(growth) <= Double(early) * tolerance.part + Double(tolerance.bytes)
    return isFlat && isSame && failures == 0 ? 0 : 1
  }
}
