// SPDX-License-Identifier: Apache-2.0

/// openbox on the session's X display.
enum WindowManager {
  static func start(
    display: String, environment: [String: String]
  ) throws(DesktopSessionError) -> ChildProcess {
    let probe = WindowManagerProbe(display: display)
    return try SessionServer.start(.openbox, ["--sm-disable"], environment: environment) { _ in
      probe?.isHeard() ?? false
    }
  }
}
