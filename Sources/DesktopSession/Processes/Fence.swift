// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What programs of a session run in, so that nothing that they are asked to do reaches anything outside of
/// the session: every file can be read, and none written but the session's own; no network, not even the
/// machine's own; no device, no socket and no process but those of the session. It is bubblewrap's doing.
public struct Fence: Sendable {
  /// The path of bubblewrap.
  let program: String
  /// Without what a single program needs beyond it.
  private let arguments: [String]
  private let folder: String
  /// Whether what runs in it sees the processes of the machine, as a bus has to that tells whose its clients
  /// are.
  private var seesProcesses = false
  private let hidden: [String]

  /// Looks whether this machine lets there be one: in a container it may not. `environment` is the session's,
  /// and `folder` its folder.
  init(folder: String, environment: [String: String]) throws(DesktopSessionError) {
    program = try Program.bubblewrap.locate(in: environment)
    self.folder = folder
    let outer = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    var hidden = ["/run", "/tmp", "/var/tmp"]
    if !hidden.contains(outer) { hidden.append(outer) }
    self.hidden = hidden
    var arguments = ["--unshare-net", "--cap-drop", "ALL", "--ro-bind", "/", "/", "--dev", "/dev"]
    for folder in hidden { arguments += ["--tmpfs", folder] }
    // X's other socket, which has no file, belongs to the network.
    let number = environment["DISPLAY"]?.dropFirst()
    if let socket = number.map({ "/tmp/.X11-unix/X\($0)" }) {
      arguments += ["--ro-bind", socket, socket]
    }
    self.arguments = arguments + ["--bind", folder, folder]
    try check(environment)
  }

  private func check(_ environment: [String: String]) throws(DesktopSessionError) {
    let trial = try ChildProcess("true", environment: environment, inside: self)
    _ = eventuallyBlocking(within: SessionServer.patience) { !trial.isRunning }
    guard trial.exitStatus == .code(0) else {
      throw .refused(program: program, reason: trial.errorLines.last ?? "it says nothing")
    }
  }

  /// The same for a bus.
  var forBuses: Fence {
    var fence = self
    fence.seesProcesses = true
    return fence
  }

  /// What bubblewrap is given for a program.
  func arguments(
    for executable: String, _ words: [String], environment: [String: String]
  ) -> [String] {
    var arguments = arguments
    let sockets = UnixSockets.listening
    for socket in sockets where !(hidden + ["/dev"]).contains(where: { socket.isInside($0) }) {
      arguments += ["--ro-bind", "/dev/null", socket]
    }
    for place in places(named: [executable] + words, environment)
    where !sockets.contains(where: { $0 == place || $0.isInside(place) }) {
      arguments += ["--ro-bind", place, place]
    }
    if !seesProcesses { arguments += ["--unshare-pid", "--proc", "/proc"] }
    if environment["TMPDIR"]?.isInside(folder) != true {
      arguments += ["--setenv", "TMPDIR", "/tmp"]
    }
    return arguments + ["--", executable] + words
  }

  /// What lies in a folder that is hidden and is named to the program, as its own file may be.
  private func places(named words: [String], _ environment: [String: String]) -> [String] {
    let files = FileManager.default
    let resolved = words.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    let texts = words + resolved + [files.currentDirectoryPath] + environment.values
    var places: Set<String> = []
    for outer in hidden {
      for text in texts {
        for piece in text.split(separator: ":") {
          guard let start = piece.range(of: outer + "/")?.upperBound else { continue }
          let name = piece[start...].prefix { $0 != "/" }
          if !name.isEmpty { places.insert("\(outer)/\(name)") }
        }
      }
    }
    return places.filter { place in
      !hidden.contains(place) && place != folder && !folder.isInside(place)
        && files.fileExists(atPath: place)
    }.sorted()
  }
}

extension String {
  fileprivate func isInside(_ folder: String) -> Bool { hasPrefix(folder + "/") }
}

/// The sockets of this machine that are files.
private enum UnixSockets {
  /// In bytes.
  private static let longestTable = 8 * 1024 * 1024

  /// Those that this process may write to.
  static var listening: Set<String> {
    // The kernel gives a page at a time, which reading the file as a whole takes for its end.
    let table = try? FileHandle(forReadingAtPath: "/proc/net/unix")?.read(upToCount: longestTable)
    let lines = String(decoding: table ?? Data(), as: UTF8.self).split(separator: "\n")
    // What stands for no file begins with "@".
    let paths = lines.compactMap { line in
      line.range(of: " /").map { "/" + line[$0.upperBound...] }
    }
    return Set(paths.filter { access($0, W_OK) == 0 })
  }
}
