// SPDX-License-Identifier: Apache-2.0

/// Why a finding is reported and does not count.
public struct Suppression: Hashable, Sendable {
  /// What the person who let it pass says of it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Known, and to be mended later.
    case baseline
    /// Somebody looked at it, and it is no fault.
    case falsePositive
  }

  /// Whether it is to be mended later, or is no fault.
  public let kind: Kind
  /// In a person's words; never empty.
  public let reason: String
  /// The last day on which it holds ("2027-03-31"); nil where it has no end.
  public let expires: String?

  public init(kind: Kind, reason: String, expires: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.expires = expires
  }
}
