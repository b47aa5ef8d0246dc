// SPDX-License-Identifier: Apache-2.0

/// Names a value of an author's own in a ``Transaction``.
public protocol TransactionKey {
  associatedtype Value
  /// What a transaction has that was never given a value.
  static var defaultValue: Value { get }
}
