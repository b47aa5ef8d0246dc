// SPDX-License-Identifier: Apache-2.0

/// What a rule says of one element, in the words of ACT Rules and EARL.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  case failed
  case passed
  /// A person has to decide; there is always a reason.
  case cantTell
  case inapplicable
  /// The rule lacked what it would have to know; there is always a reason.
  case untested
}
