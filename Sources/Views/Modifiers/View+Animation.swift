// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Runs the body with the animation in its transaction; its changes are shown at once for now.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

extension View {
  /// As below, for every change: the form from before values were named.
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view as it is: changes are shown at once for now.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }
}
