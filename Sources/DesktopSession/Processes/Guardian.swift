// SPDX-License-Identifier: Apache-2.0

internal import CGuardian
import Foundation
import Glibc
import Synchronization

/// Cleans up behind this process when it is killed before it could do so itself.
///
/// A command has a guardian from its first instant, which is its parent and adopts what its programs
/// leave behind (`runGuarded`): that one finds everything. Another process, such as a test run, gets
/// one when it first starts a program, which finds what carries this process's mark: a small shell
/// waits for the end of a pipe that only this process holds open. When the pipe ends,
/// it ends every process whose environment carries this process's mark, and removes the session
/// folders. (The kernel's parent-death signal is no help: it follows the *thread* that started the
/// child, and the threads of a pool come and go.)
public struct Guardian: Sendable {
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

  /// Set for the program that a guardian runs: the mark that is to be its own.
  private static let guardedVariable = "EVENHAND_GUARDED"
  /// nil where this process has no guardian above it.
  private static let givenMark = Mutex<String?>(nil)

  /// To be called first of all, before there is a thread. This process becomes the one that its parent
  /// knows, and the program goes on in another, to which this function returns: under a guardian that
  /// outlives both of them, and then ends every program that goes back to them, whatever it has done
  /// with its environment and its process group.
  public static func runGuarded() {
    if let mark = getenv(guardedVariable).map({ String(cString: $0) }) {
      unsetenv(guardedVariable)
      let parent = try? String(contentsOfFile: "/proc/\(getppid())/comm", encoding: .utf8)
      guard parent != "guardian\n" else { return givenMark.withLock { $0 = mark } }
    }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let isRead = readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0
    // A program that was replaced while it runs has a path that leads nowhere.
    let isThere = isRead && access(path, X_OK) == 0
    let mark = newMark()
    evenhand_run_guarded(
      isThere ? path : Array("/proc/self/exe".utf8CString), CommandLine.unsafeArgv,
      "\(guardedVariable)=\(mark)", prefix(temporaryFolder(), mark))
  }

  private static func newMark() -> String {
    "\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 36))"
  }

  private static func temporaryFolder() -> String {
    let asked = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return asked.utf8.count <= longestFolder ? asked : "/tmp"
  }

  private static func prefix(_ folder: String, _ mark: String) -> String {
    "\(folder)/evenhand-\(mark)"
  }

  init() {
    temporaryFolder = Self.temporaryFolder()
    if let given = Self.givenMark.withLock({ $0 }) {
      mark = given
      pipeEnd = -1
      return
    }
    mark = Self.newMark()
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
  var folderPrefix: String { Self.prefix(temporaryFolder, mark) }
}
