// SPDX-License-Identifier: Apache-2.0

/// What goes along with one change of state.
public struct Transaction: Sendable {
  /// Whether the change is one of many in a row, as during a drag.
  public var isContinuous = false
  public var disablesAnimations = false
  public var tracksVelocity = false

  public init() {}
}
