// SPDX-License-Identifier: Apache-2.0

extension DesktopSession {
  /// Runs a command in a session of its own, on this process's input and output, and returns the
  /// number that a shell would show for its end.
  public static func run(
    _ command: [String], options: Options = Options()
  ) throws(DesktopSessionError) -> Int32 {
    guard let program = command.first else { return 0 }
    let session = try DesktopSession(options)
    defer { session.stop() }
    let child = try session.start(program, Array(command.dropFirst()), output: .inherited)
    while true {
      // No bound: how long the command takes is its own affair.
      _ = eventuallyBlocking(within: .seconds(3600)) { !child.isRunning }
      if let status = child.exitStatus { return status.shellCode }
    }
  }
}
