// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// One start of a program, with nothing inherited that is not named here.
struct Spawn {
  /// An absolute path.
  let executable: String
  /// What the program sees as its first word.
  let name: String
  /// Without the program's own name.
  let arguments: [String]
  /// The whole environment.
  let environment: [String: String]
  /// Descriptors for the child; `nil` is `/dev/null`.
  let standardInput: Int32?
  let standardOutput: Int32?
  let standardError: Int32?
  /// Whether the child leads a process group of its own.
  let ownGroup: Bool

  /// Starts it; the process's id.
  func run() throws(DesktopSessionError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [standardInput, standardOutput, standardError].enumerated() {
      if let source {
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", O_RDWR, 0)
      }
    }
    for descriptor in 3..<Self.firstUnused() {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool block signals, and a runtime may ignore some: a child starts plain.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    if ownGroup { flags |= Int16(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, flags)

    // As a shell does: a virtual environment's Python finds its packages by the path in this word.
    var argumentPointers = ([name] + arguments).map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argumentPointers + environmentPointers).forEach { free($0) } }
    var processID = pid_t()
    let result = posix_spawn(
      &processID, executable, &actions, &attributes, &argumentPointers, &environmentPointers)
    guard result == 0 else {
      throw .refused(program: executable, reason: String(cString: strerror(result)))
    }
    return processID
  }

  /// Above every descriptor that is open now, with room for those that another thread opens
  /// meanwhile; closing a number that is not open does no harm.
  private static func firstUnused() -> Int32 {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return (names.compactMap { Int32($0) }.max() ?? 2) + 64
  }
}
