// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Cleans up behind this process when it is killed before it could do so itself.
///
/// A small shell waits for the end of a pipe that only this process holds open. When the pipe ends,
/// it ends every process whose environment carries this process's mark, and removes the session
/// folders. (The kernel's parent-death signal is no help: it follows the *thread* that started the
/// child, and the threads of a pool come and go.)
struct Guardian: Sendable {
  /// The variable by which everything that this process started can be told.
  static let variable = "EVENHAND_STARTED_BY"
  /// This process's own. Nothing depends on whether its shell could be started.
  static let shared = Guardian()

  /// Unlike any other process's, now or earlier.
  let mark: String
  /// Where session folders go: short, because a socket's path ends at 107 bytes.
  let temporaryFolder: String
  private static let longestFolder = 40
  /// Held open as long as this process lives; -1 where there is none.
  private let pipeEnd: Int32

  private static let script = """
    trap '' HUP INT TERM
    read -r end
    for signal in TERM KILL; do
      left=
      for file in /proc/[0-9]*/environ; do
        grep -qzxF "$1" "$file" 2>/dev/null || continue
        id=${file#/proc/}
        kill -$signal "${id%/environ}" 2>/dev/null && left=1
      done
      [ -z "$left" ] || [ $signal = KILL ] || sleep 1
    done
    rm -rf "$2"-*
    """

  init() {
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["TMPDIR"] ?? "/tmp"
    temporaryFolder = asked.utf8.count <= Self.longestFolder ? asked : "/tmp"
    mark = "\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 36))"
    var ends: [Int32] = [-1, -1]
    let isOpen = pipe(&ends) == 0
    pipeEnd = ends[1]
    guard isOpen else { return }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    _ = try? Spawn(
      executable: "/bin/sh", name: "sh",
      arguments: [
        "-c", Self.script, "evenhand-guardian", "\(Self.variable)=\(mark)", folderPrefix,
      ],
      environment: ["PATH": "/usr/bin:/bin"], standardInput: ends[0], standardOutput: nil,
      standardError: nil, ownGroup: true
    ).run()
    close(ends[0])
  }

  /// Lets the guardian do its work now, as the end of this process does.
  func letGo() { close(pipeEnd) }

  /// Every session folder's path begins so.
  var folderPrefix: String { "\(temporaryFolder)/evenhand-\(mark)" }
}
