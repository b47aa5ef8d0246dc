// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Which readers are out of date, each with the transaction of the change that it has to show.
@MainActor
final class PendingChanges {
  /// Changes that are shown in one go.
  private struct Group {
    let number: UInt64
    let transaction: Transaction
    var readers: [DirtyReader] = []
  }

  private struct DirtyReader {
    weak var reader: (any Reader)?
  }

  private var groups: [Group] = []
  /// What became out of date while a group was being shown, and is shown with it.
  private var following: [DirtyReader] = []
  /// What goes along with the changes that are being shown now.
  private(set) var transaction = Transaction()
  private var shownNumber: UInt64?

  var isEmpty: Bool { groups.isEmpty && following.isEmpty }

  /// False where the reader waits already.
  func add(_ reader: any Reader) -> Bool {
    if let shownNumber {
      guard !reader.isDirty else { return false }
      reader.dirtyNumber = shownNumber
      following.append(DirtyReader(reader: reader))
      return true
    }
    let transaction = Transaction.current ?? Transaction()
    let number = ChangeOrder.number(for: transaction)
    guard reader.dirtyNumber != number else { return false }
    reader.dirtyNumber = number
    if groups.last?.number != number {
      for completion in transaction.completions { completion.hold() }
      groups.append(Group(number: number, transaction: transaction))
    }
    groups[groups.count - 1].readers.append(DirtyReader(reader: reader))
    return true
  }

  /// Runs what is out of date, change by change, outer readers first; what an outer one brought up to
  /// date, or took out of the tree, is passed over. `show` lays each change out.
  func evaluate(_ clock: MotionClock, show: () -> Void) {
    let waiting = groups
    groups.removeAll(keepingCapacity: true)
    for group in waiting {
      (transaction, shownNumber) = (group.transaction, group.number)
      for reader in group.readers.compactMap(\.reader) { reader.dirtyNumber = group.number }
      ChangeOrder.reading(upTo: group.number) {
        evaluate(group.readers)
        show()
      }
      for completion in group.transaction.completions { clock.release(completion) }
    }
    if waiting.isEmpty { show() }
    (transaction, shownNumber) = (Transaction(), nil)
    if groups.isEmpty { ChangeOrder.forget() }
  }

  private func evaluate(_ readers: [DirtyReader]) {
    var dirty = readers
    var rounds = 0
    // A body that runs can make another one run, by the environment it sets; the bound stops two
    // that would go on for ever.
    while !dirty.isEmpty, rounds < ViewHost.passLimit {
      rounds += 1
      let sorted = dirty.compactMap(\.reader).filter(\.isMounted)
        .map { (depth: $0.depth, reader: $0) }.sorted { $0.depth < $1.depth }
      for (_, reader) in sorted where reader.isDirty && reader.isMounted { reader.evaluate() }
      dirty = following
      following.removeAll(keepingCapacity: true)
    }
    guard !dirty.isEmpty, let shownNumber else { return }
    groups.append(Group(number: shownNumber, transaction: Transaction(), readers: dirty))
  }
}
