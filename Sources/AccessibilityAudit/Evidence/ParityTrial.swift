// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What pointer, keys and requests over the bus made of one element, each from the same beginning.
public struct ParityTrial: Hashable, Sendable, Codable {
  /// How the element was operated: by a mouse, by the keyboard, or over the bus.
  public enum Way: String, Hashable, Sendable, Codable, CaseIterable {
    case pointer, keys, actions
  }

  /// What is read of the element as a number.
  public enum Measure: String, Hashable, Sendable, Codable {
    case value
    /// Checked, pressed or selected, which counts as 1, or not, which counts as 0.
    case choice
  }

  /// What one way came to.
  public struct Reach: Hashable, Sendable, Codable {
    /// How the element was operated.
    public var way: Way
    /// As people say it ("Home", "click", "the value 100"), in order.
    public var tried: [String]
    /// Where the element stood after each thing that changed it.
    public var reached: [Double]
    /// Whether it was still on its way when the bound of the trial was met.
    public var goesOnDown: Bool
    /// The same in the other direction.
    public var goesOnUp: Bool
    /// Why it could not be tried; nil where it was.
    public var gap: String?

    public init(
      _ way: Way, tried: [String] = [], reached: [Double] = [], goesOnDown: Bool = false,
      goesOnUp: Bool = false, gap: String? = nil
    ) {
      self.way = way
      self.tried = tried
      self.reached = reached
      self.goesOnDown = goesOnDown
      self.goesOnUp = goesOnUp
      self.gap = gap
    }
  }

  /// The element that was operated.
  public var element: ElementID
  /// What was read of it after each attempt.
  public var measure: Measure
  /// What it stood at before each way.
  public var start: Double
  /// What each way came to, in the order in which they were tried.
  public var reaches: [Reach]
  /// False where it could not be set back to its beginning.
  public var isRestored: Bool

  public init(
    element: ElementID, measure: Measure, start: Double, reaches: [Reach] = [],
    isRestored: Bool = true
  ) {
    self.element = element
    self.measure = measure
    self.start = start
    self.reaches = reaches
    self.isRestored = isRestored
  }
}

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
