// SPDX-License-Identifier: Apache-2.0

/// The list of all rules in Markdown, by what they need, with a link to each one's page.
package struct RuleIndexPage {
  package init() {}

  package var text: String {
    let groups: [(String, [any Rule])] = [
      ("Whether there is anything to judge", RuleRegistry.preflight),
      ("Names, labels and descriptions", RuleRegistry.naming),
      ("Roles, states, values, the tree, and places", RuleRegistry.structure),
      ("Actions and keys, as far as the tree tells", RuleRegistry.operation),
      ("A walk by keys", RuleRegistry.keyboardWalk),
      ("Actions that are performed", RuleRegistry.actionTrials),
      ("The same by pointer, keys and actions", RuleRegistry.parity),
      ("The pointer where no control is exposed", RuleRegistry.pointer),
      ("Pictures of the window", RuleRegistry.pictures),
      ("The person's settings", RuleRegistry.preferences),
      ("What an Evenhand application declares", RuleRegistry.gestures),
    ]
    let sections = groups.filter { !$0.1.isEmpty }.map { title, rules in
      let rows = rules.map(RuleDescription.init).map { rule in
        "| [\(rule.id)](\(RulePage.file(of: rule.id))) | \(rule.help) | \(rule.impact.rawValue) |"
          + " \(rule.kind.need) | \(rule.meaning) |"
      }
      return "## \(title)\n\n| rule | what is right | impact | needs | a shortfall is |\n"
        + "|---|---|---|---|---|\n" + rows.joined(separator: "\n")
    }
    return "# The rules\n\n\(RuleRegistry.all.count) rules. These pages are made from the code that"
      + " runs; `evenhand explain RULE` prints the same.\n\n"
      + sections.joined(separator: "\n\n") + "\n"
  }
}

/// A rule's help page in Markdown, made from what runs: the conditions, the standards' table and the
/// table of toolkits' faults.
package struct RulePage {
  private let rule: RuleDescription

  package init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// The page's name in the folder of the pages.
  package static func file(of id: String) -> String { id + ".md" }

  package var text: String {
    let parts = [heading, judged, expected, advice, fixes, standards, faults].filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    """
    # \(rule.id)

    \(rule.help).

    | impact | \(rule.impact.rawValue) |
    |---|---|
    | needs | \(rule.kind.need) |
    | a shortfall is | \(rule.meaning) |
    """
  }

  private var judged: String {
    let terms = rule.applicabilityTerms
    guard terms.count > 1 else {
      return "## What it judges\n\nEach element that \(rule.applicability)."
    }
    return "## What it judges\n\nEach element of which all of this is true:\n\n"
      + terms.map { "- it \($0)" }.joined(separator: "\n")
  }

  private var expected: String {
    let items = rule.expectations.map { "- It \($0)." }
    return "## What it expects\n\n" + items.joined(separator: "\n")
      + "\n\nThe first that does not hold is reported. What needs review is for a person to decide."
  }

  private var advice: String { "## What to do\n\n\(rule.advice)" }

  private var fixes: String {
    let blocks = Fix.all(for: rule.id).map { fix in
      "\(fix.title):\n\n```\(fix.language)\n\(fix.lines)\n```"
    }
    return blocks.isEmpty ? "" : "## In code\n\n" + blocks.joined(separator: "\n\n")
  }

  private var standards: String {
    if rule.standards.isEmpty { return "" }
    let items = rule.standards.map { "- [\($0)](\($0.url)): \($0.title)" }
    return "## Standards\n\n" + items.joined(separator: "\n")
  }

  private var faults: String {
    let quirks = QuirkTable.current.quirks.filter { $0.rules[rule.id] != nil }
    if quirks.isEmpty { return "" }
    let items = quirks.map { "- [\($0.title)](\($0.url)) (seen with \($0.seen))." }
    return "## Known faults of toolkits\n\nThese need review instead of failing:\n\n"
      + items.joined(separator: "\n")
  }
}

extension RuleKind {
  /// What has to be there for a rule of this kind to run.
  var need: String {
    switch self {
    case .preflight, .tree: "the tree alone"
    case .keyboard: "`--drive keyboard`"
    case .actions: "`--drive actions`"
    case .parity: "`--drive keyboard,actions`"
    case .pointer: "`--drive pointer`"
    case .pixels: "a picture of the window"
    case .screenText: "a picture of the window, and the program tesseract"
    case .preferences: "`--drive preferences`"
    case .model: "`evenhand audit model`"
    }
  }
}

extension RuleDescription {
  /// What a shortfall counts as.
  var meaning: String {
    let verdict = isForReview ? "for review" : "a violation"
    return switch standing {
    case .required: verdict
    case .bestPractice: "advice; it never fails a run"
    case .experimental: verdict + "; the rule runs only where it is named"
    }
  }
}
