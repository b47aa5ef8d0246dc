// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// One application, read by everyone in turns in a private session.
struct AuditComparison {
  let name: String
  let command: [String]
  let environment: [String: String]
  let workshop: PeerWorkshop
  let rounds: Int

  /// A client that has not ended by then is not waited for.
  private static let patience = Duration.seconds(60)
  private static let limits = ReadLimits(duration: patience)
  /// Children, name, role, states, interfaces; then extents, description, attributes, relations.
  private static let fiveFacts = "cnrsi"
  private static let nineFacts = "cnrsiedaR"

  /// The figures of one client.
  private struct Row {
    let name: String
    let facts: String
    var seconds: [Double] = []
    var nodes = 0
    var calls = 0
    var remark: String?
  }

  func run() async throws {
    let session = try await DesktopSession.start()
    let program = try session.start(
      command[0], Array(command.dropFirst()),
      adding: environment.merging(["AT_SPI_BUS_ADDRESS": session.accessibilityBusAddress ?? ""]) {
        $1
      })
    let reader = AccessibilityReader(environment: session.environment)
    let application = try await settle(reader, program)
    var rows: [Row] = []
    var ours = Row(name: "evenhand", facts: "9 + values, actions")
    let peers = peers()
    for peer in peers { rows.append(Row(name: peer.name, facts: peer.facts)) }
    var last: ApplicationSnapshot?
    for round in 0..<rounds {
      let snapshot = try await reader.read(application, limits: Self.limits)
      ours.seconds.append(snapshot.duration / .seconds(1))
      ours.nodes = snapshot.tree.count
      ours.calls = snapshot.calls
      last = snapshot
      for (index, peer) in peers.enumerated() where rows[index].remark == nil {
        if round > 0, !peer.isRaw { continue }
        try await measure(peer, program.processID, session, &rows[index])
      }
    }
    show([ours] + rows)
    if let last { try await showAudit(last, reader, session, program) }
    program.terminate()
    session.stop()
  }

  private struct Peer {
    let name: String
    let facts: String
    let program: PeerProgram?
    let arguments: [String]
    /// Measured in each round; the others need seconds, and one round tells enough.
    let isRaw: Bool
  }

  private func peers() -> [Peer] {
    let raw = workshop.compiled("raw", RawClientProgram.text, packages: "libsystemd")
    var direct = raw
    direct?.environment["EVENHAND_DIRECT"] = "1"
    return [
      Peer(
        name: "raw, private socket", facts: "9", program: direct,
        arguments: ["walk", Self.nineFacts], isRaw: true),
      Peer(
        name: "raw", facts: "9", program: raw, arguments: ["walk", Self.nineFacts], isRaw: true),
      Peer(
        name: "raw", facts: "5", program: raw, arguments: ["walk", Self.fiveFacts], isRaw: true),
      Peer(
        name: "libatspi", facts: "5",
        program: workshop.compiled(
          "libatspi", LibatspiProgram.text, packages: "atspi-2", "gobject-2.0"),
        arguments: [], isRaw: false),
      Peer(
        name: "pyatspi", facts: "5",
        program: workshop.script("pyatspi-walk", PythonPrograms.pyatspi, module: "pyatspi"),
        arguments: [], isRaw: false),
      Peer(
        name: "dogtail", facts: "dump",
        program: workshop.script("dogtail-dump", PythonPrograms.dogtail, module: "dogtail"),
        arguments: [], isRaw: false),
    ]
  }

  private func measure(
    _ peer: Peer, _ process: Int32, _ session: DesktopSession, _ row: inout Row
  ) async throws {
    guard let program = peer.program else {
      row.remark = "not installed"
      return
    }
    switch try await program.walk(
      process, peer.arguments, in: session, within: Self.patience)
    {
    case .walked(let walk):
      row.seconds.append(walk.seconds)
      row.nodes = walk.nodes
      row.calls = walk.calls
    case .failed(let text): row.remark = text.isEmpty ? "not offered" : text
    case .tooSlow(let time): row.remark = "more than \(Int(time / .seconds(1))) s"
    }
  }

  /// Waits until two reads in a row find the same elements.
  private func settle(
    _ reader: AccessibilityReader, _ program: ChildProcess
  ) async throws -> ApplicationReference {
    var found: ApplicationReference?
    var elements = 0
    let isSettled = try await eventually(within: Self.patience) {
      found = try await reader.registeredApplications().first { $0.pid == program.processID }
      guard let found else { return false }
      let count = try await reader.read(found, limits: Self.limits).tree.count
      defer { elements = count }
      return count > 2 && count == elements
    }
    guard isSettled, let found else {
      throw BenchmarkClient.Problem(description: "\(name) did not appear on the bus")
    }
    return found
  }

  private func show(_ rows: [Row]) {
    print("\n\(name), medians of \(rounds) rounds\n")
    print("| client | facts a node | nodes | calls a node | seconds | times the raw client |")
    print("|---|---|---|---|---|---|")
    let floor = rows.first { $0.name == "raw" && $0.facts == "9" }
    for row in rows {
      guard !row.seconds.isEmpty else {
        print("| \(row.name) | \(row.facts) | \(row.remark ?? "") | | | |")
        continue
      }
      let calls = row.calls == 0 ? "" : number(Double(row.calls) / Double(max(row.nodes, 1)), 1)
      var ratio = ""
      if let floor, !floor.seconds.isEmpty, row.facts != "5" || !row.name.hasPrefix("raw") {
        ratio = number(Self.ratio(row.seconds, floor.seconds), 2)
      }
      let time = number(Self.median(row.seconds), 3)
      print(
        "| \(row.name) | \(row.facts) | \(row.nodes) | \(calls) | \(time) | \(ratio) |")
    }
  }

  /// The median of the rounds' ratios, so that a load that comes and goes weighs on both alike.
  private static func ratio(_ ours: [Double], _ theirs: [Double]) -> Double {
    median(zip(ours, theirs).map { $0 / $1 })
  }

  /// As many elements as a large application has.
  private static let largeCount = 10_000

  private func showAudit(
    _ snapshot: ApplicationSnapshot, _ reader: AccessibilityReader, _ session: DesktopSession,
    _ program: ChildProcess
  ) async throws {
    let memory = try await MemoryMeasurement.bytes {
      try await reader.read(snapshot.application, limits: Self.limits)
    }
    print("\nmemory a node: \(memory / max(snapshot.tree.count, 1)) bytes")
    let audit = Audit()
    let times = (0..<5).map { _ in
      ContinuousClock().measure { _ = audit.run(snapshot) } / .milliseconds(1)
    }
    print("\(RuleRegistry.standard.count) rules: \(number(Self.median(times), 1)) ms")
    let large = RepeatedSnapshot(snapshot, atLeast: Self.largeCount).snapshot
    let largeTimes = (0..<5).map { _ in
      ContinuousClock().measure { _ = audit.run(large) } / .milliseconds(1)
    }
    print(
      "the same on \(large.tree.count) elements, its windows several times:"
        + " \(number(Self.median(largeTimes), 1)) ms")
    if let whole = try await wholeProcess(session, program) {
      print("process start to text report: \(number(whole, 3)) s")
    }
    for problem in Set(snapshot.problems.map(\.message)).sorted().prefix(5) {
      print("problem: \(problem)")
    }
  }

  /// The command that stands beside this one, from its start to its end; nil where there is none.
  private func wholeProcess(
    _ session: DesktopSession, _ program: ChildProcess
  ) async throws -> Double? {
    let here = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = here.appendingPathComponent("evenhand").path
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    var times: [Double] = []
    for _ in 0..<max(rounds, 3) {
      let start = ContinuousClock.now
      let child = try session.start(path, ["audit", "--pid", "\(program.processID)"])
      guard await eventually(within: Self.patience, { child.exitStatus != nil }) else {
        return nil
      }
      times.append((ContinuousClock.now - start) / .seconds(1))
    }
    return Self.median(times)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
