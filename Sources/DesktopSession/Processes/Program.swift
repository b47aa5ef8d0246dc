// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program of the platform that a session needs, and the Debian package that has it.
struct Program {
  /// The file's name.
  let name: String
  /// The Debian package, for the message when the file is missing.
  let package: String
  /// Folders that are looked at before those of `PATH`.
  var folders: [String] = []

  static let xvfb = Program(name: "Xvfb", package: "xvfb")
  /// The server itself: `/usr/bin/Xorg` may be a wrapper that refuses our configuration file.
  static let xorg = Program(name: "Xorg", package: "xserver-xorg-core", folders: ["/usr/lib/xorg"])
  static let dbusDaemon = Program(name: "dbus-daemon", package: "dbus-daemon")
  static let gdbus = Program(name: "gdbus", package: "libglib2.0-bin")
  static let accessibilityLauncher = Program(
    name: "at-spi-bus-launcher", package: "at-spi2-core",
    folders: ["/usr/libexec", "/usr/lib/at-spi2-core"])
  static let registry = Program(
    name: "at-spi2-registryd", package: "at-spi2-core",
    folders: ["/usr/libexec", "/usr/lib/at-spi2-core"])
  static let bubblewrap = Program(name: "bwrap", package: "bubblewrap")
  static let openbox = Program(name: "openbox", package: "openbox")
  static let xhost = Program(name: "xhost", package: "x11-xserver-utils")
  static let setxkbmap = Program(name: "setxkbmap", package: "x11-xkb-utils")
  static let sway = Program(name: "sway", package: "sway")
  static let swaymsg = Program(name: "swaymsg", package: "sway")
  static let setpriv = Program(name: "setpriv", package: "util-linux")
  static let orca = Program(name: "orca", package: "orca")
  static let importImage = Program(name: "import", package: "imagemagick")

  /// The dummy video driver is a file that Xorg loads, so it is looked for by its path.
  static let dummyDriver = "/usr/lib/xorg/modules/drivers/dummy_drv.so"
  static let dummyDriverPackage = "xserver-xorg-video-dummy"

  /// Names a folder whose programs come before all others: another version of a screen reader, or of
  /// the accessibility bus.
  static let variable = "EVENHAND_SESSION_PROGRAMS"

  /// The absolute path of the file, by `folders` and then by the `PATH` of `environment`.
  func locate(in environment: [String: String]) throws(DesktopSessionError) -> String {
    let chosen = [environment[Self.variable]].compactMap { $0 }
    guard let path = Self.find(name, folders: chosen + folders, environment: environment) else {
      throw .missing(program: name, package: package)
    }
    return path
  }

  /// Where Debian installs games, which are not in root's `PATH`.
  static let furtherFolders = ["/usr/local/games", "/usr/games"]

  /// The first executable file of that name, in `PATH` and then in further folders; a name with a slash
  /// stands for itself.
  static func find(
    _ name: String, folders: [String] = [], environment: [String: String],
    further: [String] = furtherFolders
  ) -> String? {
    let files = FileManager.default
    if name.contains("/") { return files.isExecutableFile(atPath: name) ? name : nil }
    let path = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let search = folders + path + further
    return search.map { "\($0)/\(name)" }.first { files.isExecutableFile(atPath: $0) }
  }
}

/// Where the programs of the package at-spi2-core are; nil where they are not installed.
public enum AccessibilityPrograms {
  /// Gives the session bus `org.a11y.Bus`.
  public static func launcher(in environment: [String: String]) -> String? {
    try? Program.accessibilityLauncher.locate(in: environment)
  }

  /// The path of the registry of AT-SPI; nil where it is not installed.
  public static func registry(in environment: [String: String]) -> String? {
    try? Program.registry.locate(in: environment)
  }
}
