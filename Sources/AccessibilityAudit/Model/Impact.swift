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
