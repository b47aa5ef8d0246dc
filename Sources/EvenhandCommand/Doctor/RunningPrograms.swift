// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs that run now, by their command lines.
struct RunningPrograms: Sendable {
  struct Program: Hashable, Sendable {
    let pid: Int32
    let words: [String]

    /// Without the folders.
    var name: String { words.first?.split(separator: "/").last.map(String.init) ?? "" }
  }

  let all: [Program]

  init() {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    all = entries.compactMap { entry in
      guard let pid = Int32(entry),
        let data = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline"), !data.isEmpty
      else { return nil }
      return Program(
        pid: pid, words: data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }.sorted { $0.pid < $1.pid }
  }

  /// A program that Python runs has its name in the second word, or in the third.
  func isRunning(_ name: String) -> Bool {
    all.contains { program in
      program.words.prefix(3).contains { $0.split(separator: "/").last.map(String.init) == name }
    }
  }
}
