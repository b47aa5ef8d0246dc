// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// The variables that make a program belong to a session, and to nothing outside of it.
enum SessionEnvironment {
  /// Carried by everything in a session; its value is the session's folder.
  static let variable = "EVENHAND_SESSION"

  /// What connects a program to the desktop that this process itself may be part of.
  private static let outer: Set<String> = [
    "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "DBUS_SESSION_BUS_PID",
    "DBUS_STARTER_ADDRESS", "DBUS_STARTER_BUS_TYPE", "DESKTOP_SESSION", "DISPLAY", "GDK_BACKEND",
    "GTK_A11Y", "GTK_MODULES", "I3SOCK", "LC_ALL", "NO_AT_BRIDGE", "QT_ACCESSIBILITY",
    "QT_QPA_PLATFORM", "SDL_VIDEODRIVER", "SESSION_MANAGER", "SWAYSOCK", "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET", "XAUTHORITY", "XDG_CURRENT_DESKTOP", "XDG_SEAT", "XDG_SESSION_DESKTOP",
    "XDG_SESSION_ID", "XDG_SESSION_TYPE", "XDG_VTNR",
  ]

  /// `base` without the outer desktop, with every personal folder inside of `folder`.
  static func make(
    from base: [String: String], folder: SessionFolder
  ) throws(DesktopSessionError) -> [String: String] {
    var environment = base.filter { !outer.contains($0.key) }
    let home = try folder.subfolder("home")
    environment[variable] = folder.path
    environment["HOME"] = home
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["XDG_CONFIG_HOME"] = try folder.subfolder("home/.config")
    environment["XDG_DATA_HOME"] = try folder.subfolder("home/.local/share")
    environment["XDG_CACHE_HOME"] = try folder.subfolder("home/.cache")
    environment["XDG_STATE_HOME"] = try folder.subfolder("home/.local/state")
    // Nothing is read from or written to the person's own settings.
    environment["GSETTINGS_BACKEND"] = "memory"
    // GTK would otherwise start the services of a whole desktop in the session.
    environment["GIO_USE_VFS"] = "local"
    environment["GTK_USE_PORTAL"] = "0"
    // What a screen reader says, and how numbers are written, must not follow the machine.
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }
}

/// The private folder of one session: sockets, settings, logs. Only its owner may look in.
struct SessionFolder: Sendable {
  /// Absolute, and short enough for sockets in it.
  let path: String

  private static let numbers = Atomic<Int>(0)

  init() throws(DesktopSessionError) {
    let number = Self.numbers.add(1, ordering: .relaxed).newValue
    path = "\(Guardian.shared.folderPrefix)-\(number)"
    try make(path)
  }

  /// Makes a folder in it; the folder's path.
  func subfolder(_ name: String) throws(DesktopSessionError) -> String {
    let folder = "\(path)/\(name)"
    try make(folder)
    return folder
  }

  /// Writes a text file at an absolute path in it.
  func write(_ text: String, to file: String) throws(DesktopSessionError) {
    do {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } catch {
      throw .noFolder(path: file, reason: error.localizedDescription)
    }
  }

  /// Removes it with everything in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private func make(_ folder: String) throws(DesktopSessionError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .noFolder(path: folder, reason: error.localizedDescription)
    }
  }
}
