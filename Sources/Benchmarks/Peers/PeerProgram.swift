// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// A client that is not ours, as a file that can be run: compiled, or read by Python.
struct PeerProgram {
  let name: String
  let command: [String]
  var environment: [String: String] = [:]

  /// What a client has found.
  struct Walk {
    var nodes: Int
    var calls: Int
    var seconds: Double
  }

  enum Outcome {
    case walked(Walk)
    case failed(String)
    case tooSlow(Duration)
  }

  /// Lets the client walk the application of this process.
  func walk(
    _ process: Int32, _ arguments: [String] = [], in session: DesktopSession, within time: Duration
  ) async throws -> Outcome {
    var variables = environment
    variables["AT_SPI_BUS_ADDRESS"] = session.accessibilityBusAddress
    let child = try session.start(
      command[0], Array(command.dropFirst()) + ["\(process)"] + arguments, adding: variables)
    guard await eventually(within: time, { child.exitStatus != nil }) else {
      child.kill()
      return .tooSlow(time)
    }
    let words = (child.outputLines.last ?? "").split(separator: " ")
    guard words.count == 6, let nodes = Int(words[1]), let calls = Int(words[3]),
      let seconds = Double(words[5])
    else { return .failed(child.errorLines.last ?? "no figures") }
    return .walked(Walk(nodes: nodes, calls: calls, seconds: seconds))
  }
}
