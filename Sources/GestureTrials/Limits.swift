// SPDX-License-Identifier: Apache-2.0

/// How much is tried before an answer is given up.
public struct Limits: Hashable, Sendable {
  /// States that the search for other ways looks at, for one element and one way.
  public var states: Int
  /// Keys or requests in a row that the search goes.
  public var depth: Int
  /// Keys or requests in a row where each brings a value nearer.
  public var approach: Int

  /// Of elements whose gestures are written at the same place in the source, as the rows of a list,
  /// so many are tried, the first with everything and the others with one movement of each gesture;
  /// of the rest it is looked at what they declare.
  public var twins: Int

  public init(states: Int = 80, depth: Int = 4, approach: Int = 60, twins: Int = 2) {
    self.states = states
    self.depth = depth
    self.approach = approach
    self.twins = twins
  }
}
