// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// The accessibility of several toolkits, measured by the same client in one session, in turns.
///
/// What a call takes is told as a multiple of `Peer.Ping` of the same application, so that what the
/// machine is busy with counts for little.
final class PeerComparison {
  private let count: Int
  private let rounds: Int
  private let client: PeerProgram
  private let toolkits: [PeerToolkit]
  /// By toolkit and what is measured, one figure a round.
  private var figures: [String: [String: [Double]]] = [:]
  private var remarks: [String: [String: String]] = [:]

  /// Of fewer elements, what one more costs in memory.
  private static let fewer = 1000
  private static let changes = 10_000

  static func run(arguments: [String]) async -> Int32 {
    var (count, rounds) = (10_000, 3)
    var names: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--elements", let number = rest.popFirst().flatMap({ Int($0) }),
        (100...50_000).contains(number)
      {
        count = number
      } else if word == "--rounds", let number = rest.popFirst().flatMap({ Int($0) }), number > 0 {
        rounds = number
      } else if word.hasPrefix("-") {
        FileHandle.standardError.write(Data("provider: unknown option \(word)\n".utf8))
        return 64
      } else {
        names.append(word.lowercased())
      }
    }
    do {
      let workshop = try PeerWorkshop()
      guard let client = workshop.compiled("raw", RawClientProgram.text, packages: "libsystemd")
      else {
        throw BenchmarkClient.Problem(description: "a C compiler and libsystemd-dev are needed")
      }
      let toolkits = PeerToolkit.all(workshop).filter {
        names.isEmpty || names.contains($0.name.lowercased().replacing(" ", with: ""))
      }
      try await PeerComparison(count, rounds, client, toolkits).run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("provider: \(error)\n".utf8))
      return 1
    }
  }

  private init(_ count: Int, _ rounds: Int, _ client: PeerProgram, _ toolkits: [PeerToolkit]) {
    self.count = count
    self.rounds = rounds
    self.client = client
    self.toolkits = toolkits
  }

  private func run() async throws {
    for toolkit in toolkits where toolkit.command == nil {
      print("\(toolkit.name): not installed (\(toolkit.packages))")
    }
    let session = try await DesktopSession.start(.init(display: .virtual))
    defer { session.stop() }
    try await measureMemory(Self.fewer, in: session)
    let applications = try await start(count, in: session)
    for application in applications {
      note(application, "memory at the start", Double(application.memory))
    }
    for round in 0..<rounds {
      for application in applications { try await measure(application, round) }
    }
    for application in applications { try await finish(application) }
    show(applications.map(\.toolkit.name))
  }

  private func start(_ count: Int, in session: DesktopSession) async throws -> [PeerApplication] {
    var applications: [PeerApplication] = []
    for toolkit in toolkits {
      guard let command = toolkit.command else { continue }
      let application = try PeerApplication(toolkit, command, count, client, in: session)
      await application.settle()
      applications.append(application)
    }
    return applications
  }

  private func measureMemory(_ count: Int, in session: DesktopSession) async throws {
    for application in try await start(count, in: session) {
      note(application, "fewer at the start", Double(application.memory))
      guard try await application.figures("stream", "100", "1") != nil else {
        print("\(application.toolkit.name): is not on the bus (\(application.complaint))")
        continue
      }
      _ = try await application.measure(["walk", "cnrsi", "64"])
      note(application, "fewer after a walk", Double(application.memory))
    }
  }

  private func measure(_ application: PeerApplication, _ round: Int) async throws {
    // What takes a toolkit a second and more is asked for once.
    let isSlow = (figures[application.toolkit.name]?["GetChildren"]?.first ?? 0) > 1e4
    let lines = try await application.measure(
      ["latency", "5"] + (isSlow ? ["quick"] : []))
    for line in lines ?? [] {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
      if numbers.count == 2 {
        if ["Ping", "GetChildren"].contains(parts[0]) {
          note(application, parts[0] + ", us", numbers[0])
        }
        note(application, parts[0], numbers[1])
      } else if parts[1] != "left out" {
        remarks[application.toolkit.name, default: [:]][parts[0]] = parts[1]
      }
    }
    if let stream = try await application.figures("stream", "20000", "256"), stream.count == 2 {
      note(application, "State, calls a second", stream[0])
      note(application, "State, processor time, us", stream[1])
    }
    // What takes a minute for one call is not asked for again.
    if (figures[application.toolkit.name]?["GetChildren, us"]?.first ?? .infinity) < 1e5,
      let lists = try await application.figures("lists", "100"), lists.count == 2
    {
      note(application, "GetChildren, processor time, us", lists[0])
      note(application, "GetChildren, processor time of the bus, us", lists[1])
    }
    guard !isSlow || round == 0 else { return }
    try await walk(application)
  }

  private func walk(_ application: PeerApplication) async throws {
    guard
      let words = try await application.measure(["walk", "cnrsi", "256"])?.last?
        .split(separator: " "), words.count == 6, let calls = Double(words[3]),
      let seconds = Double(words[5])
    else {
      remarks[application.toolkit.name, default: [:]]["walk, s"] =
        "not within \(Int(PeerApplication.patience / .seconds(1))) s"
      return
    }
    note(application, "walk, s", seconds)
    note(application, "walk, calls", calls)
  }

  private func finish(_ application: PeerApplication) async throws {
    note(application, "memory after walks", Double(application.memory))
    for (kind, title) in [("name", "names"), ("value", "values")] {
      guard let changes = try await application.figures("changes", kind, "\(Self.changes)"),
        changes.count == 3
      else { continue }
      note(application, "\(title) heard", changes[0])
      if changes[0] > 0 { note(application, "\(title) heard a second", changes[1]) }
    }
  }

  private func note(_ application: PeerApplication, _ subject: String, _ figure: Double) {
    figures[application.toolkit.name, default: [:]][subject, default: []].append(figure)
  }

  // MARK: What is printed

  private static let calls = [
    "Name", "Role", "State", "Interfaces", "ChildCount", "ChildAtIndex, middle",
    "ChildAtIndex, last", "IndexInParent", "Extents", "CurrentValue", "Attributes", "GetAll",
    "Relations", "Parent", "GetChildren", "DoAction", "Cache.GetItems",
  ]

  private func show(_ names: [String]) {
    print("\n\(count) elements, medians of \(rounds) rounds in turns\n")
    print("| | " + names.joined(separator: " | ") + " |")
    print("|---|" + names.map { _ in "--:|" }.joined())
    row("`Peer.Ping`, us", "Ping, us", names, 1)
    for call in Self.calls { row("\(call), times its `Ping`", call, names, 2) }
    row("State, processor time a call, us", "State, processor time, us", names, 1)
    row("GetChildren, processor time, us", "GetChildren, processor time, us", names, 0)
    row("that of the bus, us", "GetChildren, processor time of the bus, us", names, 0)
    row("State, calls a second", "State, calls a second", names, 0)
    row("walk, 256 calls in flight, s", "walk, s", names, 2)
    row("calls of the walk", "walk, calls", names, 0)
    for title in ["names", "values"] {
      row("of \(Self.changes) changed \(title), heard", "\(title) heard", names, 0)
      row("heard a second", "\(title) heard a second", names, 0)
    }
    bytes("bytes an element, at the start", "fewer at the start", "memory at the start", names)
    bytes("bytes an element, after walks", "fewer after a walk", "memory after walks", names)
  }

  private func row(_ title: String, _ subject: String, _ names: [String], _ digits: Int) {
    let cells = names.map { name in
      if let figure = median(name, subject) { return String(format: "%.\(digits)f", figure) }
      return remarks[name]?[subject].map { String($0.prefix(24)) } ?? "-"
    }
    print("| \(title) | " + cells.joined(separator: " | ") + " |")
  }

  private func bytes(_ title: String, _ fewer: String, _ more: String, _ names: [String]) {
    let cells = names.map { name in
      guard let fewer = median(name, fewer), let more = median(name, more), count > Self.fewer
      else { return "-" }
      return "\(Int((more - fewer) / Double(count - Self.fewer)))"
    }
    print("| \(title) | " + cells.joined(separator: " | ") + " |")
  }

  private func median(_ name: String, _ subject: String) -> Double? {
    guard let values = figures[name]?[subject]?.sorted(), !values.isEmpty else { return nil }
    return values[values.count / 2]
  }
}
