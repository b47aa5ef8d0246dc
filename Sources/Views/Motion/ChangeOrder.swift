// SPDX-License-Identifier: Apache-2.0

import Gestures

/// The order of changes that go along with different transactions.
///
/// All changes of one turn of the loop are shown together, but each is shown as its own transaction
/// says: bodies run once for each number, and read what was written up to then.
@MainActor
enum ChangeOrder {
  private static var last: (number: UInt64, transaction: Transaction) = (1, Transaction())
  /// Reads see what was written under this number and before; nil for all.
  private static var bound: UInt64?
  private static var histories: [any ChangeHistory] = []

  /// The number of a change that goes along with the transaction.
  static func number(for transaction: Transaction) -> UInt64 {
    if !last.transaction.joins(transaction) { last.number += 1 }
    last.transaction = transaction
    return last.number
  }

  /// Whether a value that was replaced under the number is still the one to be read.
  static func isLater(_ number: UInt64) -> Bool { bound.map { number > $0 } ?? false }

  static func reading(upTo number: UInt64, _ body: () -> Void) {
    let outer = bound
    bound = number
    body()
    bound = outer
  }

  /// Keeps what was there before until everything has been shown.
  static func keep(_ history: any ChangeHistory) { histories.append(history) }

  /// Nothing waits any more.
  static func forget() {
    for history in histories { history.forgetHistory() }
    histories.removeAll()
  }
}

/// A value that can still be read as it was before the last changes.
@MainActor
protocol ChangeHistory: AnyObject {
  func forgetHistory()
}
