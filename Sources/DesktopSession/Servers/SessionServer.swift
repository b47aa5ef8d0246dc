// SPDX-License-Identifier: Apache-2.0

/// Starts one of a session's servers and waits for the line or the state that says it is ready.
struct SessionServer {
  /// Far above the 0.1 to 0.7 s of an idle machine, for one with seven times the work it can do.
  static let patience = Duration.seconds(60)

  /// Starts `program` and returns it with the first line that it writes to its standard output.
  static func start(
    _ program: Program, _ arguments: [String], environment: [String: String],
    inside fence: Fence? = nil
  ) throws(DesktopSessionError) -> (server: ChildProcess, line: String) {
    let server = try ChildProcess(
      try program.locate(in: environment), arguments, environment: environment, inside: fence)
    _ = eventuallyBlocking(within: patience) {
      !server.outputLines.isEmpty || !server.isRunning
    }
    guard let line = server.outputLines.first, server.isRunning else {
      server.kill()
      throw .notReady(program: program.name, output: server.lastWords)
    }
    return (server, line)
  }

  /// Starts `program` and returns it when `isReady` holds.
  static func start(
    _ program: Program, _ arguments: [String], environment: [String: String],
    isReady: (ChildProcess) throws(DesktopSessionError) -> Bool
  ) throws(DesktopSessionError) -> ChildProcess {
    let server = try ChildProcess(
      try program.locate(in: environment), arguments, environment: environment)
    let inTime = try eventuallyBlocking(within: patience) {
      () throws(DesktopSessionError) -> Bool in
      guard server.isRunning else { return true }
      return try isReady(server)
    }
    guard inTime, server.isRunning else {
      server.kill()
      throw .notReady(program: program.name, output: server.lastWords)
    }
    return server
  }

  /// Runs a short helper to its end; its standard output where it succeeded.
  static func ask(
    _ program: Program, _ arguments: [String], environment: [String: String]
  ) throws(DesktopSessionError) -> String? {
    let helper = try ChildProcess(
      try program.locate(in: environment), arguments, environment: environment)
    _ = eventuallyBlocking(within: patience) { !helper.isRunning }
    guard helper.exitStatus == .code(0) else {
      helper.kill()
      return nil
    }
    return helper.standardOutput
  }
}
