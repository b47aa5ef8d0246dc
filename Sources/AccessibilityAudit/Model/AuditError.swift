// SPDX-License-Identifier: Apache-2.0

/// A rule that broke down at an element. The audit is then not valid.
public struct AuditError: Hashable, Sendable {
  /// The rule's id.
  public let rule: String
  /// The element at which it broke down, as reports print it.
  public let selector: String
  /// What went wrong, for people.
  public let message: String
}
