// SPDX-License-Identifier: Apache-2.0

/// How a finding stands to the baseline that a run was compared with, in SARIF's words.
public enum BaselineState: String, Sendable, Hashable, CaseIterable {
  case new
  case unchanged
  /// It stands in the baseline and was not found again.
  case absent
}
