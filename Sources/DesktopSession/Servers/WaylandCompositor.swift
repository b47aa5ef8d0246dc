// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// sway in a window that fills the session's X display, so that the X server's test devices reach
/// Wayland programs as touch, keyboard and pointer.
enum WaylandCompositor {
  /// Who sway runs as where this process is root, which it refuses: the system's `nobody`.
  private static let nobody: uid_t = 65_534

  /// The server and what a program needs to reach it.
  static func start(
    _ options: DesktopSession.Options, folder: SessionFolder, environment: [String: String]
  ) throws(DesktopSessionError) -> (server: ChildProcess, variables: [String: String]) {
    let runtime = try folder.subfolder("wayland")
    let configuration = "\(runtime)/config"
    try folder.write(
      """
      output * resolution \(options.width)x\(options.height) position 0,0 bg #303030 solid_color
      default_border none
      xwayland disable
      focus_follows_mouse no
      for_window [app_id=".*"] floating enable, move position 0 0

      """, to: configuration)
    var environment = environment
    environment["XDG_RUNTIME_DIR"] = runtime
    environment["WLR_BACKENDS"] = "x11"
    environment["WLR_RENDERER"] = "pixman"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"

    var program = Program.sway
    var arguments = ["-c", configuration]
    if geteuid() == 0 {
      arguments =
        [
          "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups",
          try program.locate(in: environment),
        ] + arguments
      program = .setpriv
      environment["HOME"] = runtime
      try handOver(folder: folder.path, runtime: runtime, environment: environment)
    }

    var variables: [String: String] = [:]
    let server = try SessionServer.start(program, arguments, environment: environment) {
      server throws(DesktopSessionError) in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime)) ?? []
      guard
        let display = names.first(where: { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }),
        let control = names.first(where: { $0.hasPrefix("sway-ipc.") })
      else { return false }
      // An absolute path: the program's own XDG_RUNTIME_DIR is another folder.
      variables = [
        "WAYLAND_DISPLAY": "\(runtime)/\(display)", "SWAYSOCK": "\(runtime)/\(control)",
        "SDL_VIDEODRIVER": "wayland", "GDK_BACKEND": "wayland",
      ]
      let outputs = try SessionServer.ask(
        .swaymsg, ["--raw", "-t", "get_outputs"],
        environment: environment.merging(variables) { $1 })
      return outputs?.contains("\"active\": true") ?? false
    }
    return (server, variables)
  }

  /// Lets `nobody` reach its folder and the X display.
  private static func handOver(
    folder: String, runtime: String, environment: [String: String]
  ) throws(DesktopSessionError) {
    guard chmod(folder, 0o711) == 0, chown(runtime, nobody, nobody) == 0,
      chown("\(runtime)/config", nobody, nobody) == 0
    else {
      throw .noFolder(path: runtime, reason: String(cString: strerror(errno)))
    }
    _ = try SessionServer.ask(
      .xhost, ["+SI:localuser:nobody"], environment: environment)
  }
}
