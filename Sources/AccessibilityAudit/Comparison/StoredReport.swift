// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an earlier run wrote as JSON, as far as runs are compared.
public struct StoredReport: Hashable, Sendable {
  /// One finding of that run.
  public struct Item: Hashable, Sendable {
    /// What the finding is recognised by from run to run.
    public let fingerprint: String
    /// The rule's id.
    public let rule: String
    /// Whether it failed or needs review.
    public let outcome: Outcome
    /// How much it hinders people.
    public let impact: Impact
    /// The element, as the report printed it.
    public let selector: String
    /// What is wrong there, for people.
    public let message: String
    /// Whether nobody requires it: then it never fails a run.
    public let isBestPractice: Bool
    /// Whether it was known then, with a reason, and did not count.
    public let isSuppressed: Bool
    /// By what it is recognised where the fingerprint is another one; nil in reports that were written
    /// before it was kept.
    public let surroundings: Surroundings?

    var recognised: RecognisedFinding {
      RecognisedFinding(rule: rule, fingerprint: fingerprint, place: surroundings)
    }
  }

  /// The application's name, which is a part of every fingerprint.
  public let application: String
  /// The language in which the names were read ("de_DE").
  public let locale: String
  /// Whether the verdict could be relied on; without that a missing finding counts as unknown.
  public let isValid: Bool
  /// The rules that ran and lacked nothing.
  public let testedRules: Set<String>
  /// Violations, what needs review, and best practices, in the order of the report.
  public let items: [Item]

  public init(_ data: Data) throws(StoredReportError) {
    let document = try Self.document(data)
    guard document.schemaVersion.split(separator: ".").first == "1" else {
      throw .unknownVersion(document.schemaVersion)
    }
    application = document.target.app
    locale = document.target.locale
    isValid = document.valid
    testedRules = Set(document.coverage.rulesRun).subtracting(document.untested.map(\.rule))
    items =
      try Self.items(document.violations) + Self.items(document.incomplete)
      + Self.items(document.bestPractices, isBestPractice: true)
      + Self.items(document.suppressed ?? [])
  }

  /// The findings as entries of a file, all with the same reason.
  public func known(
    _ isWanted: (Item) -> Bool = { _ in true }, reason: String, expires: CalendarDay? = nil
  ) -> [KnownFinding] {
    items.filter(isWanted).map { item in
      KnownFinding(
        fingerprint: item.fingerprint, application: application, rule: item.rule,
        selector: item.selector, reason: reason, expires: expires, surroundings: item.surroundings)
    }
  }

  /// Entries of this application that the run would have found and did not.
  public func stale(_ known: KnownFindings) -> [KnownFinding] {
    guard isValid else { return [] }
    let mine = known.entries.filter { $0.application == application }
    let found = FindingMatch(mine.map(\.recognised), items.map(\.recognised)).found
    return mine.enumerated().filter { place, entry in
      testedRules.contains(entry.rule) && !found.contains(place)
    }.map(\.element)
  }

  private struct Document: Decodable {
    struct Target: Decodable {
      let app: String
      let locale: String
    }

    struct Coverage: Decodable {
      let rulesRun: [String]
    }

    struct Gap: Decodable {
      let rule: String
    }

    struct Rule: Decodable {
      let id: String
      let tags: [String]?
      let nodes: [Node]
    }

    struct Node: Decodable {
      struct Suppression: Decodable {
        let kind: String
      }

      let fingerprint: String
      let outcome: String
      let impact: String
      let selector: String
      let message: String
      let suppression: Suppression?
      let surroundings: Surroundings?
    }

    let schemaVersion: String
    let target: Target
    let coverage: Coverage
    let valid: Bool
    let violations: [Rule]
    let incomplete: [Rule]
    let bestPractices: [Rule]
    let suppressed: [Rule]?
    let untested: [Gap]
  }

  private static func document(_ data: Data) throws(StoredReportError) -> Document {
    switch DecodingProblem.decoded(Document.self, data) {
    case .success(let document): return document
    case .failure(let error): throw .unreadable(error.problem)
    }
  }

  private static func items(
    _ rules: [Document.Rule], isBestPractice: Bool = false
  ) throws(StoredReportError) -> [Item] {
    var items: [Item] = []
    for rule in rules {
      for node in rule.nodes {
        guard let outcome = Outcome(rawValue: node.outcome),
          let impact = Impact(rawValue: node.impact)
        else { throw .unreadable("\(rule.id) has a finding of unknown outcome or impact") }
        items.append(
          Item(
            fingerprint: node.fingerprint, rule: rule.id, outcome: outcome, impact: impact,
            selector: node.selector, message: node.message,
            isBestPractice: isBestPractice || rule.tags?.contains("best-practice") == true,
            isSuppressed: node.suppression != nil, surroundings: node.surroundings))
      }
    }
    return items
  }
}

/// Why a file cannot be used as an earlier run's report.
public enum StoredReportError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case unknownVersion(String)

  public var description: String {
    switch self {
    case .unreadable(let problem): Escaped.line(problem)
    case .unknownVersion(let version):
      "its schemaVersion is \(Escaped.brief(version)); this evenhand reads 1.x"
    }
  }
}
