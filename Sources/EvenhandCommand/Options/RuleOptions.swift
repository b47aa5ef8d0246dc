// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Which rules run, and how much their failures count.
struct RuleOptions: Sendable {
  static let specifications = [
    OptionSpecification("rules", .list, "ID,...", help: "Run only these rules"),
    OptionSpecification("disable", .list, "ID,...", help: "Skip these rules"),
    OptionSpecification(
      "standard", .text, "NAME",
      help: "Run only the rules of this standard: \(RuleTag.standards.joined(separator: ", "))"),
    OptionSpecification(
      "tags", .list, "TAG,...",
      help: "Run only rules with one of these tags: a standard, wcag412, best-practice, ..."),
    OptionSpecification(
      "severity-of", .list, "ID=IMPACT,...", help: "Override the impact of a rule's failures"),
  ]

  let rules: [any Rule]

  init(_ values: OptionValues) throws(CommandError) {
    let only = values.items("rules")
    let without = values.items("disable")
    for id in only + without where RuleRegistry.rule(id) == nil {
      throw .unknownRule(id)
    }
    var tags: [RuleTag] = []
    for name in values.items("tags") { tags.append(try Self.tag(name, among: RuleTag.names)) }
    let standard = try values.text("standard").map { name throws(CommandError) in
      try Self.tag(name, among: RuleTag.standards)
    }
    let impacts = try Self.impacts(values.items("severity-of"))
    let isChosen = !only.isEmpty || tags.contains { $0.name == "experimental" }
    let known = isChosen ? RuleRegistry.all : RuleRegistry.standard
    rules = known.filter { rule in
      if without.contains(rule.id) || !only.isEmpty && !only.contains(rule.id) { return false }
      let description = RuleDescription(rule)
      // Whether there is anything to judge is asked whatever is judged.
      if rule.kind == .preflight, only.isEmpty { return true }
      return (tags.isEmpty || tags.contains { $0.fits(description) })
        && standard?.fits(description) ?? true
    }.map { rule in
      impacts[rule.id].map { RuleOfImpact(rule, impact: $0) } ?? rule
    }
    guard rules.contains(where: { !only.isEmpty || $0.kind != .preflight }) else {
      throw .usage("no rule is left to run")
    }
  }

  private static func tag(_ name: String, among known: [String]) throws(CommandError) -> RuleTag {
    let isKnown = known == RuleTag.names || known.contains(name.lowercased())
    guard isKnown, let tag = RuleTag(name) else {
      throw .usage(
        "unknown \(known == RuleTag.names ? "tag" : "standard") \"\(Escaped.line(name))\"; there are "
          + known.joined(separator: ", "))
    }
    return tag
  }

  private static func impacts(_ items: [String]) throws(CommandError) -> [String: Impact] {
    var impacts: [String: Impact] = [:]
    for item in items {
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let impact = Impact(rawValue: parts[1]) else {
        let known = Impact.allCases.reversed().map(\.rawValue).joined(separator: ", ")
        throw .usage(
          "--severity-of needs a rule and \(known), as in: orientation=serious")
      }
      guard RuleRegistry.rule(parts[0]) != nil else { throw .unknownRule(parts[0]) }
      impacts[parts[0]] = impact
    }
    return impacts
  }
}
