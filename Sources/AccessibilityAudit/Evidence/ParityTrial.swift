// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What pointer, keys and requests over the bus made of one element, each from the same beginning.
public struct ParityTrial: Hashable, Sendable, Codable {
  public enum Way: String, Hashable, Sendable, Codable, CaseIterable {
    case pointer, keys, actions
  }

  public enum Measure: String, Hashable, Sendable, Codable {
    case value
    /// Checked, pressed or selected, which counts as 1, or not, which counts as 0.
    case choice
  }

  /// What one way came to.
  public struct Reach: Hashable, Sendable, Codable {
    public var way: Way
    /// As people say it ("Home", "click", "the value 100"), in order.
    public var tried: [String]
    /// Where the element stood after each thing that changed it.
    public var reached: [Double]
    /// Whether it was still on its way when the bound of the trial was met.
    public var goesOnDown: Bool
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

  public var element: ElementID
  public var measure: Measure
  public var start: Double
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
