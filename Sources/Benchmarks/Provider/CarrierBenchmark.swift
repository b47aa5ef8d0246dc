// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// What a question costs the program that answers it, by what carries it: the least program on each
/// library, and our whole provider.
enum CarrierBenchmark {
  private static let rounds = 3
  private static let calls = 20_000

  private struct Carrier {
    let name: String
    let package: String
    let command: [String]?
  }

  static func run() async -> Int32 {
    do {
      let workshop = try PeerWorkshop()
      guard let client = workshop.compiled("raw", RawClientProgram.text, packages: "libsystemd")
      else {
        throw BenchmarkClient.Problem(description: "a C compiler and libsystemd-dev are needed")
      }
      let session = try await DesktopSession.start(.init(display: .none))
      defer { session.stop() }
      let carriers = [
        Carrier(
          name: "GDBus", package: "libglib2.0-dev",
          command: workshop.compiled("gdbus", CarrierPrograms.gdbus, packages: "gio-2.0")?.command),
        Carrier(
          name: "libdbus", package: "libdbus-1-dev",
          command: workshop.compiled("libdbus", CarrierPrograms.libdbus, packages: "dbus-1")?
            .command),
        Carrier(
          name: "sd-bus", package: "libsystemd-dev",
          command: workshop.compiled("sdbus", CarrierPrograms.sdbus, packages: "libsystemd")?
            .command),
        Carrier(
          name: "evenhand, 10,000 elements", package: "",
          command: [CommandLine.arguments[0], "serve", "10000"]),
      ]
      try await compare(carriers, client, session)
      return 0
    } catch {
      FileHandle.standardError.write(Data("carriers: \(error)\n".utf8))
      return 1
    }
  }

  private static func compare(
    _ carriers: [Carrier], _ client: PeerProgram, _ session: DesktopSession
  ) async throws {
    let variables = ["AT_SPI_BUS_ADDRESS": session.accessibilityBusAddress ?? ""]
    var running: [(name: String, program: ChildProcess, address: String)] = []
    defer { for carrier in running { carrier.program.kill() } }
    for carrier in carriers {
      guard let command = carrier.command else {
        print("\(carrier.name): not installed (\(carrier.package))")
        continue
      }
      let program = try session.start(command[0], Array(command.dropFirst()), adding: variables)
      // Ours does not say its name, and is found by its process.
      let name =
        carrier.package.isEmpty
        ? "\(program.processID)" : try await program.line { $0.hasPrefix(":") }
      running.append((carrier.name, program, name))
    }
    let windows = [16, 256]
    var figures: [String: [[Double]]] = [:]
    for _ in 0..<rounds {
      for (name, _, address) in running {
        for window in windows {
          let variables = variables.merging(
            address.hasPrefix(":") ? ["BENCH_OBJECT": "/org/a11y/atspi/accessible/2"] : [:]
          ) { $1 }
          let child = try session.start(
            client.command[0], [address, "stream", "\(calls)", "\(window)"], adding: variables)
          _ = try await child.untilEnd()
          let words = (child.outputLines.last ?? "").split(separator: " ").compactMap { Double($0) }
          guard words.count == 2 else {
            throw BenchmarkClient.Problem(description: "\(name): no figures")
          }
          figures["\(name) \(window)", default: []].append(words)
        }
      }
    }
    print("\(calls) questions for states; medians of \(rounds) rounds, in turns\n")
    print("| carried by | in flight | processor time a call, us | calls a second |")
    print("|---|--:|--:|--:|")
    for (name, _, _) in running {
      for window in windows {
        let rows = figures["\(name) \(window)"] ?? []
        let time = median(rows.map { $0[1] })
        let rate = median(rows.map { $0[0] })
        print(
          "| \(name) | \(window) | " + String(format: "%.1f", time) + " | \(Int(rate)) |")
      }
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
