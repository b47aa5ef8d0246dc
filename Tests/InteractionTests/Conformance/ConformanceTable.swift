// SPDX-License-Identifier: Apache-2.0

/// The rows as `Docs/Conformance.md` shows them, between two marks.
enum ConformanceTable {
  static let mark = "<!-- rows -->"

  static func text(_ scenarios: [Scenario]) -> String {
    var lines = ["", "", summary(scenarios), ""]
    lines += ["| source | rows | agree | differ | not here |", "|---|---|---|---|---|"]
    for origin in Origin.allCases {
      let own = scenarios.filter { $0.origin == origin }
      let count = Count(own)
      lines.append(
        "| \(link(origin)) | \(own.count) | \(count.agreeing) | \(count.differing) "
          + "| \(count.absent) |")
    }
    for origin in Origin.allCases {
      lines += ["", "### \(origin.rawValue)", ""]
      lines += ["| id | input | recorded | ours |", "|---|---|---|---|"]
      lines += scenarios.filter { $0.origin == origin }.map(row)
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static func summary(_ scenarios: [Scenario]) -> String {
    let count = Count(scenarios)
    return "**\(count.agreeing) of \(scenarios.count) agree.** \(count.differing) differ, each for "
      + "the reason in its row; \(count.absent) cannot be said here."
  }

  private static func row(_ scenario: Scenario) -> String {
    let ours =
      switch scenario.verdict {
      case .agrees: "agrees"
      case .differs(let ours, let reason): "differs: `\(ours)`; \(reason)"
      case .absent(let reason): "not here: \(reason)"
      }
    return "| \(scenario.id) | \(scenario.input) | `\(escaped(scenario.recorded))` "
      + "| \(escaped(ours)) |"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }

  private static func link(_ origin: Origin) -> String {
    let anchor = origin.rawValue.lowercased().compactMap { letter -> Character? in
      if letter == " " { return "-" }
      return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
    }
    return "[\(origin.rawValue)](#\(String(anchor)))"
  }

  private struct Count {
    var agreeing = 0
    var differing = 0
    var absent = 0

    init(_ scenarios: [Scenario]) {
      for scenario in scenarios {
        switch scenario.verdict {
        case .agrees: agreeing += 1
        case .differs: differing += 1
        case .absent: absent += 1
        }
      }
    }
  }
}
