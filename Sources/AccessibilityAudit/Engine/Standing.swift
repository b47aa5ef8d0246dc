// SPDX-License-Identifier: Apache-2.0

/// How far a rule binds.
public enum Standing: String, Sendable, Hashable, CaseIterable {
  /// A standard or an assistive technology asks for it: a shortfall is a violation.
  case required
  /// It helps people, and nobody requires it: a shortfall is reported and never fails a run.
  case bestPractice
  /// Not tried widely enough to run unasked: it runs where it is named.
  case experimental
}
