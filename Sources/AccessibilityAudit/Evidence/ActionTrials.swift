// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What came of the requests that a driver made of an application's elements.
public struct ActionTrials: Hashable, Sendable, Codable {
  /// An element that was left alone.
  public struct Untried: Hashable, Sendable, Codable {
    /// The element that was left alone.
    public var element: ElementID
    /// What would have been asked of it.
    public var kind: ActionTrial.Kind
    /// Completes "not tested: ..." ("its name says Delete").
    public var reason: String

    public init(element: ElementID, kind: ActionTrial.Kind, reason: String) {
      self.element = element
      self.kind = kind
      self.reason = reason
    }
  }

  /// In the order in which they were made.
  public var trials: [ActionTrial]
  /// What could have been tried and was not, with the reasons.
  public var untried: [Untried]
  /// What two reads report differently while nobody touched the application; nil where it was not read
  /// twice.
  public var idleChanges: [ObservedChange]?
  /// Why the trials ended before their time; nil where they did not.
  public var ending: String?

  public init(
    trials: [ActionTrial] = [], untried: [Untried] = [], idleChanges: [ObservedChange]? = nil,
    ending: String? = nil
  ) {
    self.trials = trials
    self.untried = untried
    self.idleChanges = idleChanges
    self.ending = ending
  }
}
