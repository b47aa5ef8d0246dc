// SPDX-License-Identifier: Apache-2.0

import Semantics

extension AuditResult {
  /// Marks what the file knows. Nothing is taken away: a finding that vanished from a report would
  /// read as mended.
  ///
  /// - Parameter today: entries whose last day is before it hold no more.
  public mutating func apply(_ known: KnownFindings, today: CalendarDay) {
    let mine = known.entries.filter { $0.application == target.application }
    let match = FindingMatch(
      mine.map(\.recognised), rules.flatMap { ($0.failed + $0.cantTell).map(\.recognised) })
    var entries = match.earlier.map { $0.map { mine[$0] } }[...]
    var expired: [KnownFinding] = []
    func mark(_ finding: inout Finding) {
      let entry = entries.popFirst() ?? nil
      if known.kind == .baseline { finding.baselineState = entry == nil ? .new : .unchanged }
      guard let entry else { return }
      if let last = entry.expires, last < today {
        expired.append(entry)
      } else if finding.suppression == nil {
        finding.suppression = Suppression(
          kind: known.kind, reason: entry.reason, expires: entry.expires?.description)
      }
    }
    for index in rules.indices {
      for place in rules[index].failed.indices { mark(&rules[index].failed[place]) }
      for place in rules[index].cantTell.indices { mark(&rules[index].cantTell[place]) }
    }
    let found = match.found
    comparison.stale += mine.enumerated().filter { place, entry in
      !found.contains(place) && hasRun(entry.rule)
    }.map(\.element)
    comparison.expired += expired
  }

  /// A finding is gone only where its rule could have found it: an invalid audit, a rule that did
  /// not run or lacked something says nothing about it.
  private func hasRun(_ rule: String) -> Bool {
    isValid && rules.contains { $0.rule.id == rule && $0.untested.isEmpty }
  }

  /// Without the findings that somebody has given a reason for.
  public func withoutSuppressed() -> AuditResult {
    var result = self
    for index in result.rules.indices {
      result.rules[index].failed.removeAll { $0.suppression != nil }
      result.rules[index].cantTell.removeAll { $0.suppression != nil }
    }
    return result
  }
}

/// What came of comparing a run with files of known findings.
public struct KnownComparison: Hashable, Sendable {
  /// Entries of this application whose rule ran and did not find them again: `baseline prune` takes
  /// them out.
  public var stale: [KnownFinding] = []
  /// Entries that were found again after their last day: they count again.
  public var expired: [KnownFinding] = []

  public init() {}
}
