// SPDX-License-Identifier: Apache-2.0

/// A rule that broke down at an element. The audit is then not valid.
public struct AuditError: Hashable, Sendable {
  public let rule: String
  public let selector: String
  public let message: String
}
