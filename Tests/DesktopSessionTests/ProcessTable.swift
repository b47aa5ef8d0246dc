// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The machine's processes, looked at from outside of the module under test.
enum ProcessTable {
  /// The processes that carry a session's folder in any variable of their environment.
  static func members(of folder: String) -> [Int32] {
    carrying(folder)
  }

  /// The processes that have `text` anywhere in their environment.
  static func carrying(_ text: String) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter {
      let environment = FileManager.default.contents(atPath: "/proc/\($0)/environ") ?? Data()
      return environment.range(of: Data(text.utf8)) != nil
    }
  }
}
