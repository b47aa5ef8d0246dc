// SPDX-License-Identifier: Apache-2.0

/// The conditions of an element: a bit for each state, in the order of the cases. Bits beyond them
/// are what a platform says that has no name here.
public struct StateSet: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public init(_ states: State...) {
    rawValue = states.reduce(0) { $0 | Self.bit($1) }
  }

  /// Whether the element is in the state; writing sets or clears its bit.
  public subscript(state: State) -> Bool {
    get { rawValue & Self.bit(state) != 0 }
    set {
      if newValue { rawValue |= Self.bit(state) } else { rawValue &= ~Self.bit(state) }
    }
  }

  /// The states that are set, in the order of their numbers.
  public var states: [State] { State.allCases.filter { self[$0] } }

  private static func bit(_ state: State) -> UInt64 { 1 << UInt64(state.rawValue) }
}
