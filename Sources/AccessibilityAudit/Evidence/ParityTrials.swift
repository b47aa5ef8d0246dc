// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What came of setting an application's elements by pointer, by keys and by requests.
public struct ParityTrials: Hashable, Sendable, Codable {
  /// An element that was left alone.
  public struct Untried: Hashable, Sendable, Codable {
    /// The element that was left alone.
    public var element: ElementID
    /// Completes "not tested: ...".
    public var reason: String

    public init(element: ElementID, reason: String) {
      self.element = element
      self.reason = reason
    }
  }

  /// In the order in which they were made.
  public var trials: [ParityTrial]
  /// What could have been tried and was not, with the reasons.
  public var untried: [Untried]
  /// Why they ended before their time; nil where they did not.
  public var ending: String?

  public init(trials: [ParityTrial] = [], untried: [Untried] = [], ending: String? = nil) {
    self.trials = trials
    self.untried = untried
    self.ending = ending
  }
}
