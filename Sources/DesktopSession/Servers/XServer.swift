// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A private X server; it chooses its own number, so that any number of them run side by side.
enum XServer {
  /// Xvfb: no input devices of its own.
  static func virtual(
    _ options: DesktopSession.Options, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, display: String) {
    let (server, number) = try SessionServer.start(
      .xvfb,
      [
        "-displayfd", "1", "-screen", "0", "\(options.width)x\(options.height)x24", "-dpi", "96",
        "-nolisten", "tcp", "-noreset",
      ], environment: environment)
    return (server, ":\(number)")
  }

  /// Xorg on the dummy video driver, with the sockets of the inputtest driver in `folder`.
  static func testInput(
    _ options: DesktopSession.Options, folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, display: String) {
    guard FileManager.default.fileExists(atPath: Program.dummyDriver) else {
      throw .missing(program: "Xorg's dummy driver", package: Program.dummyDriverPackage)
    }
    let file = "\(folder.path)/xorg.conf"
    try folder.write(
      XorgConfiguration(
        width: options.width, height: options.height, socketFolder: folder.path
      ).text, to: file)
    // The driver logs four lines an event unless both log levels are 0.
    let (server, number) = try SessionServer.start(
      .xorg,
      [
        "-config", file, "-logfile", "\(folder.path)/xorg.log", "-logverbose", "0",
        "-verbose", "0", "-displayfd", "1", "-dpi", "96", "-nolisten", "tcp", "-noreset",
      ], environment: environment)
    return (server, ":\(number)")
  }

  /// Gives the test keyboard and the one that `xdotool` uses the same map.
  ///
  /// The server announces a new map when another keyboard is used than before, and a program
  /// understands the key that came with the announcement by the old map.
  static func alignKeyboards(environment: [String: String]) throws(DesktopSessionError) {
    _ = try SessionServer.ask(
      .setxkbmap, ["-rules", "evdev", "-model", "pc105", "-layout", "us"],
      environment: environment)
  }
}
