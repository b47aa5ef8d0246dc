// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation

/// Which rules are dear, by a recorded application whose windows are there several times.
enum RulesBenchmark {
  /// As many elements as a large application has.
  private static let usualCount = 10_000
  /// More would take more memory than a machine has.
  private static let largestCount = 1_000_000

  static func run(arguments: [String]) -> Int32 {
    var count = usualCount
    var path: String?
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--nodes", let number = rest.popFirst().flatMap({ Int($0) }),
        1...largestCount ~= number
      {
        count = number
      } else if word.hasPrefix("-") || path != nil {
        complain("cannot use \(word)")
        return 64
      } else {
        path = word
      }
    }
    guard let path else {
      complain("needs a recording, as evenhand audit --record writes it")
      return 64
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      complain("cannot read \(path)")
      return 1
    }
    do {
      let recording = try Recording(data)
      let large = RepeatedSnapshot(recording.snapshot, atLeast: count).snapshot
      print("\(recording.snapshot.application.name), \(large.tree.count) elements\n")
      print(RuleTimes(large).text())
      return 0
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("rules: \(text)\n".utf8))
  }
}
