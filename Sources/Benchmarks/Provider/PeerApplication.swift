// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// The running application of a toolkit, and what the raw client measures of it.
final class PeerApplication: Sendable {
  let toolkit: PeerToolkit
  private let program: ChildProcess
  private let session: DesktopSession
  private let client: PeerProgram
  private let variables: [String: String]

  /// A task of the raw client that has not ended by then is given up.
  static let patience = Duration.seconds(150)

  init(
    _ toolkit: PeerToolkit, _ command: [String], _ count: Int, _ client: PeerProgram,
    in session: DesktopSession
  ) throws {
    self.toolkit = toolkit
    self.client = client
    self.session = session
    let pipes = session.folder + "/" + UUID().uuidString
    var variables = ["AT_SPI_BUS_ADDRESS": session.accessibilityBusAddress ?? ""]
    for name in ["BENCH_COMMANDS", "BENCH_REPORTS"] {
      let path = pipes + "-" + name
      guard mkfifo(path, 0o600) == 0 else {
        throw BenchmarkClient.Problem(description: "\(path) cannot be made")
      }
      variables[name] = path
    }
    self.variables = variables
    program = try session.start(
      command[0], Array(command.dropFirst()) + ["\(count)"],
      adding: variables.merging(toolkit.environment) { $1 })
  }

  deinit { program.kill() }

  /// The last thing that the application complained of.
  var complaint: String { program.errorLines.last ?? "no word" }

  /// What the raw client prints for a task; nil where it fails or does not end.
  func measure(_ task: [String]) async throws -> [String]? {
    let child = try session.start(
      client.command[0], ["\(program.processID)"] + task, adding: variables)
    guard await eventually(within: Self.patience, { child.exitStatus != nil }) else {
      child.kill()
      return nil
    }
    return child.exitStatus?.shellCode == 0 ? child.outputLines : nil
  }

  /// The figures of the last line of a task.
  func figures(_ task: String...) async throws -> [Double]? {
    let words = try await measure(task)?.last?.split(separator: " ") ?? []
    let figures = words.compactMap { Double($0) }
    return figures.isEmpty ? nil : figures
  }

  /// A client that asks for long lists, reads no answer, and goes.
  func hang(seconds: Int) async throws { _ = try await measure(["hang", "\(seconds)"]) }

  /// The application's own name on the bus.
  func busName() async throws -> String? { try await measure(["name", "-"])?.last }

  /// Tells the application what to do.
  func command(_ line: String) {
    guard let path = variables["BENCH_COMMANDS"] else { return }
    let pipe = open(path, O_RDWR)
    _ = write(pipe, line + "\n", line.utf8.count + 1)
    close(pipe)
  }

  /// Waits until the application has nothing left to do, for a minute at most.
  func settle() async {
    var before = -1
    for _ in 0..<120 {
      try? await Task.sleep(for: .milliseconds(500))
      let now = processorTicks
      if now - before <= 1, before >= 0 { return }
      before = now
    }
  }

  private var processorTicks: Int {
    let text =
      (try? String(contentsOfFile: "/proc/\(program.processID)/stat", encoding: .utf8)) ?? ""
    let words = (text.split(separator: ")").last ?? "").split(separator: " ")
    guard words.count > 12 else { return 0 }
    return (Int(words[11]) ?? 0) + (Int(words[12]) ?? 0)
  }

  /// Bytes of memory that the process has in use.
  var memory: Int {
    let path = "/proc/\(program.processID)/status"
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("VmRSS:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }
}
