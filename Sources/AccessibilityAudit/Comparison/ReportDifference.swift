// SPDX-License-Identifier: Apache-2.0

/// What changed between two runs.
public struct ReportDifference: Hashable, Sendable {
  /// The earlier run.
  public let old: StoredReport
  /// The later run.
  public let new: StoredReport
  /// In the new run alone.
  public let added: [StoredReport.Item]
  /// In the old run alone, where the new one could have found it.
  public let mended: [StoredReport.Item]
  /// In the old run alone, where the new one did not look.
  public let unknown: [StoredReport.Item]
  /// How many findings both runs have.
  public let unchangedCount: Int

  public init(from old: StoredReport, to new: StoredReport) {
    self.old = old
    self.new = new
    let match = FindingMatch(old.items.map(\.recognised), new.items.map(\.recognised))
    added = zip(new.items, match.earlier).filter { $0.1 == nil }.map(\.0)
    let found = match.found
    let gone = old.items.enumerated().filter { !found.contains($0.offset) }.map(\.element)
    mended = gone.filter { new.isValid && new.testedRules.contains($0.rule) }
    unknown = gone.filter { !(new.isValid && new.testedRules.contains($0.rule)) }
    unchangedCount = found.count
  }

  /// True where something that counts came in at or above the threshold.
  public func reaches(_ threshold: FailureThreshold) -> Bool {
    let counting = added.filter { !$0.isSuppressed && !$0.isBestPractice }
    return switch threshold {
    case .impact(let impact):
      counting.contains { $0.outcome == .failed && $0.impact >= impact }
    case .incomplete: !counting.isEmpty
    case .never: false
    }
  }

  /// For a person.
  public var text: String {
    var lines = added.map { Self.line("new    ", $0) }
    lines += mended.map { Self.line("mended ", $0) }
    lines += unknown.map { Self.line("unknown", $0) }
    let counts =
      "\(added.count) new, \(mended.count) mended, \(unchangedCount) unchanged"
      + (unknown.isEmpty ? "" : ", \(unknown.count) unknown: their rules were not tested again")
    return (lines + [counts]).joined(separator: "\n") + "\n"
  }

  private static func line(_ word: String, _ item: StoredReport.Item) -> String {
    let kind =
      item.isBestPractice ? "advice" : item.outcome == .failed ? item.impact.rawValue : "review"
    return "\(word) \(Escaped.line(item.selector)): \(Escaped.line(item.message))"
      + " [\(Escaped.line(item.rule))] (\(kind)\(item.isSuppressed ? ", suppressed" : ""))"
  }

  /// For programs.
  public var json: String {
    JSONText.of(
      Document(
        schemaVersion: JSONReport.schemaVersion, old: Side(old), new: Side(new),
        added: added.map(Entry.init), mended: mended.map(Entry.init),
        unknown: unknown.map(Entry.init), unchanged: unchangedCount))
  }

  private struct Document: Encodable {
    let schemaVersion: String
    let old: Side
    let new: Side
    let added: [Entry]
    let mended: [Entry]
    let unknown: [Entry]
    let unchanged: Int
  }

  private struct Side: Encodable {
    let app: String
    let locale: String
    let valid: Bool

    init(_ report: StoredReport) {
      app = report.application
      locale = report.locale
      valid = report.isValid
    }
  }

  private struct Entry: Encodable {
    let fingerprint: String
    let rule: String
    let outcome: String
    let impact: String
    let selector: String
    let message: String

    init(_ item: StoredReport.Item) {
      fingerprint = item.fingerprint
      rule = item.rule
      outcome = item.outcome.rawValue
      impact = item.impact.rawValue
      selector = item.selector
      message = item.message
    }
  }
}
