// SPDX-License-Identifier: Apache-2.0

/// openbox on the session's X display.
enum WindowManager {
  static func start(environment: [String: String]) throws(DesktopSessionError) -> ChildProcess {
    try SessionServer.start(.openbox, ["--sm-disable"], environment: environment) {
      _ throws(DesktopSessionError) in
      let answer = try SessionServer.ask(
        .xprop, ["-root", "_NET_SUPPORTING_WM_CHECK"], environment: environment)
      return answer?.contains("window id") ?? false
    }
  }
}
