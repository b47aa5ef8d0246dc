// SPDX-License-Identifier: Apache-2.0

/// What came of comparing a run with files of known findings.
public struct KnownComparison: Hashable, Sendable {
  /// Entries of this application whose rule ran and did not find them again: `baseline prune` takes
  /// them out.
  public var stale: [KnownFinding] = []
  /// Entries that were found again after their last day: they count again.
  public var expired: [KnownFinding] = []

  public init() {}
}
