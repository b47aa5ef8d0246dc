// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// The picture that a program shows while it starts, before its window or in front of it.
public enum StartPicture {
  /// Whether an X display shows one of a process, by the type that a program gives its window (EWMH
  /// 1.5, `_NET_WM_WINDOW_TYPE`); false where it cannot be asked.
  public static func isShown(
    by application: ApplicationReference, environment: [String: String]
  ) -> Bool {
    guard let display = try? XDisplay(environment: environment) else { return false }
    return isShown(by: application.pid, on: display)
  }

  static func isShown(by process: Int32?, on display: XDisplay) -> Bool {
    guard let pid = XDisplay.ownNumber(of: process) else { return false }
    let splash = display.atom("_NET_WM_WINDOW_TYPE_SPLASH")
    return display.shownWindows().union(display.windows().map(\.id)).contains { window in
      display.process(of: window) == pid
        && display.numbers("_NET_WM_WINDOW_TYPE", of: window).contains(splash)
    }
  }
}
