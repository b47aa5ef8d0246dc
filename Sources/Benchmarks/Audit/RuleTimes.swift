// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Foundation

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
