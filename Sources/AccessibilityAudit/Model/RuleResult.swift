// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What one rule says of every element that it looked at.
public struct RuleResult: Hashable, Sendable {
  public let rule: RuleDescription
  public internal(set) var failed: [Finding] = []
  public internal(set) var cantTell: [Finding] = []
  public internal(set) var passed: [ElementID] = []
  public internal(set) var inapplicable: [ElementID] = []

  init(rule: RuleDescription) {
    self.rule = rule
  }

  /// True where the rule judged no element.
  public var isInapplicable: Bool { failed.isEmpty && cantTell.isEmpty && passed.isEmpty }
}
