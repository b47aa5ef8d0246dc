// SPDX-License-Identifier: Apache-2.0

/// What came of the entries of a file of known findings that no finding of the report shows.
struct KnownNote: Sendable {
  /// A short word for it ("mended", "expired").
  let kind: String
  /// A sentence without its full stop.
  let title: String
  let entries: [KnownFinding]

  /// Only what there is something to say of.
  static func all(_ comparison: KnownComparison) -> [KnownNote] {
    let stale = comparison.stale
    let expired = comparison.expired
    return [
      KnownNote(
        kind: "mended",
        title: "Mended: \(Plural.of(stale.count, "known finding"))"
          + " \(stale.count == 1 ? "was" : "were") not found again;"
          + " evenhand baseline prune takes \(stale.count == 1 ? "it" : "them") out",
        entries: stale),
      KnownNote(
        kind: "expired",
        title: "Expired: \(Plural.of(expired.count, "known finding"))"
          + " \(expired.count == 1 ? "counts" : "count") again, after"
          + " \(expired.count == 1 ? "its" : "their") last day",
        entries: expired),
    ].filter { !$0.entries.isEmpty }
  }

  /// "frame[Main] > slider: value-range: to be mended in spring (until 2027-03-31)"
  static func line(_ entry: KnownFinding) -> String {
    let end = entry.expires.map { " (until \($0))" } ?? ""
    return Escaped.text(entry.selector) + ": " + Escaped.brief(entry.rule) + ": "
      + Escaped.text(entry.reason) + end
  }

  /// At most so many lines, and how many more there are.
  func lines(limit: Int) -> [String] {
    let rest = entries.count - limit
    return entries.prefix(limit).map(Self.line) + (rest > 0 ? ["and \(rest) more"] : [])
  }
}

extension Suppression {
  /// The reason, with its last day where it has one.
  var sentence: String { reason + (expires.map { " (until \($0))" } ?? "") }
}

extension Suppression.Kind {
  var title: String {
    switch self {
    case .baseline: "baseline"
    case .falsePositive: "false positive"
    }
  }
}
