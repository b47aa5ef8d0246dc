// SPDX-License-Identifier: Apache-2.0

/// A law that an element broke in one of its states.
public struct ModelBreach: Codable, Hashable, Sendable {
  /// What holds of every element, in every state.
  public enum Law: String, Codable, Hashable, Sendable, CaseIterable {
    /// Its box is where it is touched.
    case box
    /// What is done with it leaves the focus somewhere.
    case focusLost
    /// Tab leads away from it.
    case focusTrapped
    /// What a hand and another way change alike, they change in the same order.
    case order
    /// What a hand does with one movement takes few presses of keys.
    case presses
  }

  /// Which one was broken.
  public var law: Law
  /// What was done before, from the first state on, in order.
  public var after: [String]
  /// What was seen ("a touch at (20, 30) reaches it, and its box is (40, 40) to (80, 80)").
  public var observation: String

  /// The way of using it that broke the law; nil where all did.
  public var way: ModelRefusal.Way?

  public init(
    law: Law, after: [String] = [], observation: String, way: ModelRefusal.Way? = nil
  ) {
    self.way = way
    self.law = law
    self.after = after
    self.observation = observation
  }
}
