// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import Foundation

/// Looks at the display that an environment leads to, and at what it lets an audit do.
struct DisplayChecks: Sendable {
  let environment: [String: String]

  var all: [Check] {
    if let name = value("WAYLAND_DISPLAY") { return wayland(name) }
    guard let name = value("DISPLAY") else {
      let text = "set DISPLAY or WAYLAND_DISPLAY, or use --exec, which makes its own"
      return [Check(subject: "display", isThere: false, isNeeded: true, text: text)]
        + without("needs a display")
    }
    do {
      return x11(name, try XDisplayAbilities(environment: environment))
    } catch {
      let text = "\(error); is DISPLAY right? --exec makes a display of its own"
      return [Check(subject: "display", isThere: false, isNeeded: true, text: text)]
        + without("needs a display")
    }
  }

  private func x11(_ name: String, _ abilities: XDisplayAbilities) -> [Check] {
    let manager = abilities.windowManager
    return [
      Check(
        subject: "display", isThere: true, isNeeded: true,
        text: "X server \(Escaped.line(name)) answers"),
      Check(
        subject: "window manager", isThere: manager != nil, isNeeded: false,
        text: manager.map { $0.isEmpty ? "runs" : Escaped.line($0) }
          ?? "start one, such as openbox: without it no window gets the keyboard"),
      Check(
        subject: "keys", isThere: abilities.takesKeys, isNeeded: false,
        text: abilities.takesKeys
          ? "can be sent (XTEST)"
          : "the X server lacks XTEST; use --exec, which makes a display that has it"),
      Check(
        subject: "pictures", isThere: abilities.pictureObstacle == nil, isNeeded: false,
        text: abilities.pictureObstacle.map { "\($0); use --exec" } ?? "can be taken"),
    ]
  }

  /// A compositor lets no program press keys in others, or see them.
  private func wayland(_ name: String) -> [Check] {
    let path = name.hasPrefix("/") ? name : (value("XDG_RUNTIME_DIR") ?? "") + "/" + name
    let isThere = UnixSocket(path: path).isListening
    return [
      Check(
        subject: "display", isThere: isThere, isNeeded: true,
        text: isThere
          ? "Wayland compositor at \(Escaped.line(path)) answers"
          : "nothing listens at \(Escaped.line(path)); is WAYLAND_DISPLAY right?")
    ] + without("Wayland does not let it; use --exec, which makes an X display")
  }

  private func without(_ reason: String) -> [Check] {
    ["keys", "pictures"].map {
      Check(subject: $0, isThere: false, isNeeded: false, text: reason)
    }
  }

  private func value(_ name: String) -> String? {
    let text = (environment[name] ?? "").trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }
}
