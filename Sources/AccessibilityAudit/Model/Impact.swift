// SPDX-License-Identifier: Apache-2.0

/// How much a failure hurts, in axe's words and order.
public enum Impact: String, Sendable, Hashable, CaseIterable, Comparable {
  /// A nuisance.
  case minor
  /// Some people meet a barrier.
  case moderate
  /// Content or a task is out of reach for some people.
  case serious
  /// A main task is out of reach for some people.
  case critical

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }

  public static func < (left: Impact, right: Impact) -> Bool { left.rank < right.rank }
}

/// From where on findings fail a run.
public enum FailureThreshold: Hashable, Sendable {
  /// A violation of this impact or a higher one.
  case impact(Impact)
  /// Anything at all, also what needs review.
  case incomplete
  case never

  /// As `--fail-on` spells it.
  public init?(_ name: String) {
    if let impact = Impact(rawValue: name) {
      self = .impact(impact)
    } else if name == "incomplete" {
      self = .incomplete
    } else if name == "never" {
      self = .never
    } else {
      return nil
    }
  }

  /// What `--fail-on` takes, the strictest last but for "never".
  public static let names =
    Impact.allCases.reversed().map(\.rawValue) + ["incomplete", "never"]
}
