// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a process that runs was started, so that another one like it can be.
struct RunningProgram: Sendable {
  let words: [String]

  /// nil where the kernel does not tell, as of another person's process.
  init?(_ pid: Int32) {
    guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") else {
      return nil
    }
    var words = data.split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    if words.last == "" { words.removeLast() }
    guard let program = words.first, !program.isEmpty else { return nil }
    let files = FileManager.default
    let folder = (try? files.destinationOfSymbolicLink(atPath: "/proc/\(pid)/cwd")) ?? "/"
    // What is named from where the process stands is named from everywhere.
    self.words = words.map { word in
      guard !word.hasPrefix("/"), !word.hasPrefix("-"), word.contains("/") || word.contains("."),
        files.fileExists(atPath: folder + "/" + word)
      else { return word }
      return folder + "/" + word
    }
  }

  /// The names of its program and of the libraries that it has loaded, in order; none where the kernel does
  /// not tell.
  static func loadedFiles(of pid: Int32) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/maps") else { return [] }
    let paths = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
      // Addresses, rights, offset, device and inode stand before it.
      $0.split(separator: " ", maxSplits: 5).dropFirst(5).first
    }
    return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) }).sorted()
  }
}
