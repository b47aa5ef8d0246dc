// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
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

/// What each rule costs on one tree, in milliseconds of processor time. Processor time hardly depends
/// on what else the machine does.
struct RuleTimes {
  /// All rules together.
  let all: Double
  /// The tree alone: its order, its names, the report's counts.
  let withoutRules: Double
  /// The dearest first.
  let rules: [(id: String, time: Double)]

  /// The best of several runs; the first ones fill caches.
  private static let runs = 7

  init(_ snapshot: ApplicationSnapshot, _ registry: [any Rule] = RuleRegistry.standard) {
    func best(_ rules: [any Rule]) -> Double {
      let audit = Audit(rules: rules)
      let times = (0..<Self.runs).map { _ in
        let start = Self.processorTime
        _ = audit.run(snapshot)
        return Self.processorTime - start
      }
      return times.min() ?? 0
    }
    all = best(registry)
    let withoutRules = best([])
    self.withoutRules = withoutRules
    rules = registry.map { ($0.id, max(best([$0]) - withoutRules, 0)) }.sorted { $0.time > $1.time }
  }

  /// Of the whole process, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// A table with so many rules.
  func text(dearest count: Int = 10) -> String {
    var lines = [
      "| rule | ms of processor time |", "|---|---|",
      row("all \(rules.count) rules", all), row("the tree without a rule", withoutRules),
    ]
    lines += rules.prefix(count).map { row($0.id, $0.time) }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ time: Double) -> String {
    "| \(name) | \(String(format: "%.2f", time)) |"
  }
}
