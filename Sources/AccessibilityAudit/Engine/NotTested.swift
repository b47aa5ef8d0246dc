// SPDX-License-Identifier: Apache-2.0

/// Thrown by a condition that lacks what it would have to know: the element counts as not tested,
/// with this reason, and never as passed.
public struct NotTested: Error, Hashable, Sendable {
  /// Completes "not tested: ..." ("its cells were not read").
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}
