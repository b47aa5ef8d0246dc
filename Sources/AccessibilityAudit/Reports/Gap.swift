// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What was not tested for one reason.
struct Gap: Hashable, Sendable {
  let reason: String
  /// Rules that judged nothing because of it.
  var rules: [String] = []
  /// Rules that left out some elements because of it.
  var partly: [String] = []
  /// Which elements those left out.
  private var leftOut: Set<ElementID> = []
  /// How many elements no rule looked at.
  private var unseen = 0

  private init(reason: String, unseen: Int = 0) {
    self.reason = reason
    self.unseen = unseen
  }

  var elements: Int { leftOut.count + unseen }

  /// One for each reason, in the order of the registry; elements that no rule looked at come last.
  static func all(_ result: AuditResult) -> [Gap] {
    var order: [String] = []
    var gaps: [String: Gap] = [:]
    for rule in result.rules {
      for (reason, untested) in Dictionary(grouping: rule.untested, by: \.reason)
        .sorted(by: { $0.key < $1.key })
      {
        if gaps[reason] == nil { order.append(reason) }
        var gap = gaps[reason] ?? Gap(reason: reason)
        if untested.contains(where: { $0.element == nil }) {
          gap.rules.append(rule.rule.id)
        } else {
          gap.partly.append(rule.rule.id)
          gap.leftOut.formUnion(untested.lazy.compactMap(\.element))
        }
        gaps[reason] = gap
      }
    }
    return order.compactMap { gaps[$0] }
      + result.coverage.nodesSkipped.map { Gap(reason: $0.reason, unseen: $0.count) }
  }

  /// "12 rules", "3 elements (table-cells)".
  var subject: String {
    var parts: [String] = []
    if !rules.isEmpty { parts.append(Plural.of(rules.count, "rule")) }
    if elements > 0 {
      let names = partly.isEmpty ? "" : " (" + partly.joined(separator: ", ") + ")"
      parts.append(Plural.of(elements, "element") + names)
    }
    return parts.joined(separator: " and ")
  }
}

/// What no rule can decide. Every report for people lists it, so that a clean report is not taken
/// for an accessible application.
public enum ManualChecks {
  /// Whole sentences, each one thing to look at.
  public static let all = [
    "Names and descriptions say the right thing, in the language of the user.",
    "The order of reading and of the focus makes sense.",
    "Nothing is told by colour, shape, place or sound alone.",
    "Whole tasks can be done with the keyboard alone, and with a screen reader alone.",
    "Errors are explained in words, next to where they happened, with a way out.",
    "Time limits, movement and flashing can be stopped or are harmless.",
    "Video and sound have captions and descriptions.",
    "Text stays readable, and nothing is cut off, at twice the size and in high contrast.",
  ]
}
