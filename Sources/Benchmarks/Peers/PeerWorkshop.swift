// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation

/// A client that is not ours, as a file that can be run: compiled, or read by Python.
struct PeerProgram: Sendable {
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

/// Makes the peers in a folder of its own; those whose packages are missing cannot be made.
final class PeerWorkshop {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-bench-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// nil where the compiler or the package is missing.
  func compiled(_ name: String, _ text: String, packages: String...) -> PeerProgram? {
    guard let flags = Self.output("pkg-config", ["--cflags", "--libs"] + packages) else {
      return nil
    }
    let source = folder.appendingPathComponent(name + ".c").path
    let program = folder.appendingPathComponent(name).path
    guard (try? text.write(toFile: source, atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    let words = flags.split(separator: " ").map(String.init)
    guard Self.output("cc", ["-O2", "-o", program, source] + words) != nil else { return nil }
    return PeerProgram(name: name, command: [program])
  }

  /// nil where this Python cannot import the module.
  func script(
    _ name: String, _ text: String, module: String, python: String = "/usr/bin/python3"
  ) -> PeerProgram? {
    let source = folder.appendingPathComponent(name + ".py").path
    guard
      Self.output(python, ["-c", "import importlib.util as u; assert u.find_spec('\(module)')"])
        != nil, (try? text.write(toFile: source, atomically: true, encoding: .utf8)) != nil
    else { return nil }
    return PeerProgram(name: name, command: [python, source])
  }

  /// What a program prints, without the last line's end; nil where it cannot be run or fails.
  static func output(_ name: String, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
