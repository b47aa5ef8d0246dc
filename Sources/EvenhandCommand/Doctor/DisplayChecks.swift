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

/// A socket in the file system.
struct UnixSocket: Sendable {
  let path: String

  /// True where a connection is taken. Nothing is sent, and nobody is waited for.
  var isListening: Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    // The last byte stays zero.
    guard !bytes.isEmpty, bytes.count < room, !bytes.contains(0) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, kind | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return result == 0
  }
}

/// Whether an environment leads to a session bus, without asking it anything.
struct BusAvailability: Sendable {
  let environment: [String: String]

  var hasSessionBus: Bool {
    if !(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "").isEmpty { return true }
    guard let directory = environment["XDG_RUNTIME_DIR"], !directory.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: directory + "/bus")
  }

  /// Whether something listens there; nil where the address names no socket in the file system.
  var isListening: Bool? {
    var address = environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    if address.isEmpty { address = "unix:path=" + (environment["XDG_RUNTIME_DIR"] ?? "") + "/bus" }
    let first = address.split(separator: ";").first ?? ""
    guard first.hasPrefix("unix:") else { return nil }
    let pair = first.dropFirst("unix:".count).split(separator: ",")
      .first { $0.hasPrefix("path=") }
    guard let path = pair?.dropFirst("path=".count).removingPercentEncoding else { return nil }
    return UnixSocket(path: path).isListening
  }
}
