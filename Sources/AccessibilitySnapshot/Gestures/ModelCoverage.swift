// SPDX-License-Identifier: Apache-2.0

/// How much of what a hand can do with one element was tried.
public struct ModelCoverage: Codable, Hashable, Sendable {
  /// Kinds of states that gestures lead to, the first one among them; numbers and places make no kind.
  public var states: Int
  /// Movements of a hand that were made, from any of these states.
  public var movements: Int
  /// Windows that were made anew for it; nil where nobody counted.
  public var windows: Int?
  /// What ended the search before there was nothing new; nil where every movement from every kind of
  /// state was made.
  public var ranOut: String?

  public init(
    states: Int = 0, movements: Int = 0, windows: Int? = nil, ranOut: String? = nil
  ) {
    self.windows = windows
    self.states = states
    self.movements = movements
    self.ranOut = ranOut
  }
}

/// Something that was offered, and refused when it was asked for.
public struct ModelRefusal: Codable, Hashable, Sendable {
  /// What it was asked for by.
  public enum Way: String, Codable, Hashable, Sendable, CaseIterable {
    case keys, actions
  }

  /// The key or the action, for people ("Ctrl+Right").
  public var step: String
  /// What was done before, in order.
  public var after: [String]
  /// What it was asked for by; nil where that was not written down.
  public var way: Way?

  public init(step: String, after: [String] = [], way: Way? = nil) {
    self.way = way
    self.step = step
    self.after = after
  }
}
