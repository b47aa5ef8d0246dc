// SPDX-License-Identifier: Apache-2.0

/// A ``GesturePhase`` without its value.
public enum GestureProgress: UInt8, Hashable, Sendable, CaseIterable {
  case possible, active, ended, failed

  /// True where nothing can change any more until the next contact.
  public var isTerminal: Bool { self == .ended || self == .failed }
}
