// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// pyatspi: a client that does not share a line with our reader or our provider.
extension LiveApplication {
  /// Runs `Scripts/<name>.py` with Debian's own Python; the lines that it printed.
  func python(
    _ name: String, _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    let script = try start(script: name, arguments)
    let status = try await script.untilEnd()
    try #require(
      status == .code(0), "\(name).py: \(script.standardError)", sourceLocation: sourceLocation)
    return script.outputLines
  }

  /// Starts `Scripts/<name>.py`, which goes on beside the program.
  func start(script name: String, _ arguments: [String]) throws -> ChildProcess {
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scripts")
    // Another Python on PATH does not have Debian's modules.
    return try session.start(
      "/usr/bin/python3", [scripts.appending(path: "\(name).py").path] + arguments,
      adding: ["PYTHONDONTWRITEBYTECODE": "1", "APPLICATION_PID": "\(program.processID)"])
  }
}
