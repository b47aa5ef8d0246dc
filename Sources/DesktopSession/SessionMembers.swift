// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The running processes of one session, told by the variable that all of them inherit.
struct SessionMembers {
  /// The session's folder, which is the variable's value.
  let folder: String

  /// Now; processes of other users, and those that have ended but are not collected, do not count.
  var processIDs: [Int32] {
    let mark = Array("\(SessionEnvironment.variable)=\(folder)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { processID in
      guard let environment = FileManager.default.contents(atPath: "/proc/\(processID)/environ")
      else { return false }
      return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
    }
  }

  /// Those whose program's name begins so.
  func processIDs(named name: String) -> [Int32] {
    processIDs.filter { processID in
      // The kernel keeps 15 bytes of a name.
      let kept = FileManager.default.contents(atPath: "/proc/\(processID)/comm") ?? Data()
      return kept.starts(with: name.utf8.prefix(15))
    }
  }
}
