// SPDX-License-Identifier: Apache-2.0

import Gestures

/// Which readers are out of date, each with the transaction of the change that it has to show.
@MainActor
final class PendingChanges {
  /// Changes that are shown in one go.
  private struct Group {
    let number: UInt64
    let transaction: Transaction
    /// How many animations there had been when the group began.
    let animationCount: UInt64
    var readers: [DirtyReader] = []
    /// Those that a model made out of date, whose values cannot be read as they were before.
    var modelReaders: [DirtyReader] = []
  }

  private struct DirtyReader {
    weak var reader: (any Reader)?
    /// False where it runs only if a part that it read is another one.
    var isWhole: Bool
  }

  private var groups: [Group] = []
  /// What became out of date while a group was being shown, and is shown with it.
  private var following: [DirtyReader] = []
  /// What goes along with the changes that are being shown now.
  private(set) var transaction = Transaction()
  private var shownNumber: UInt64?

  var isEmpty: Bool { groups.isEmpty && following.isEmpty }

  /// False where the reader waits already.
  ///
  /// - Parameters:
  ///   - isModel: Whether a property of a model changed, and not a state of views.
  ///   - isWhole: False where the reader runs only if a part that it read is another one.
  func add(_ reader: any Reader, isModel: Bool, isWhole: Bool) -> Bool {
    let addsNothing = reader.mustRun || !isWhole
    if let shownNumber {
      guard !reader.isDirty || !addsNothing else { return false }
      reader.dirtyNumber = shownNumber
      reader.mustRun = isWhole
      following.append(DirtyReader(reader: reader, isWhole: isWhole))
      return true
    }
    let transaction = Transaction.current ?? Transaction()
    let number = ChangeOrder.number(for: transaction)
    guard reader.dirtyNumber != number || !addsNothing else { return false }
    reader.dirtyNumber = number
    reader.mustRun = isWhole
    if groups.last?.number != number {
      for completion in transaction.completions { completion.hold() }
      let count = Transaction.animations.withLock { $0.count }
      groups.append(Group(number: number, transaction: transaction, animationCount: count))
    }
    let entry = DirtyReader(reader: reader, isWhole: isWhole)
    if isModel {
      groups[groups.count - 1].modelReaders.append(entry)
    } else {
      groups[groups.count - 1].readers.append(entry)
    }
    return true
  }

  /// All changes of a model in one turn are shown by the first animation of the turn after them: a
  /// body finds them made, whenever it runs, and a model says only once that it changed.
  private func joiningModels(_ groups: [Group]) -> [Group] {
    let (count, last) = Transaction.animations.withLock { $0 }
    var groups = groups
    var late: [DirtyReader] = []
    for index in groups.indices {
      let readers = groups[index].modelReaders
      groups[index].modelReaders = []
      if groups[index].transaction.animation == nil, count > groups[index].animationCount {
        late += readers
      } else {
        groups[index].readers += readers
      }
    }
    guard !late.isEmpty, let number = groups.last?.number else { return groups }
    if let index = groups.firstIndex(where: { $0.transaction.animation != nil }) {
      groups[index].readers += late
    } else {
      groups.append(
        Group(
          number: number, transaction: Transaction(animation: last), animationCount: count,
          readers: late))
    }
    return groups
  }

  /// Runs what is out of date, change by change, outer readers first; what an outer one brought up to
  /// date, or took out of the tree, is passed over. `show` lays each change out.
  func evaluate(_ clock: MotionClock, show: () -> Void) {
    let waiting = joiningModels(groups)
    groups.removeAll(keepingCapacity: true)
    for group in waiting {
      (transaction, shownNumber) = (group.transaction, group.number)
      for reader in group.readers.compactMap(\.reader) {
        reader.dirtyNumber = group.number
        reader.mustRun = false
      }
      for entry in group.readers where entry.isWhole { entry.reader?.mustRun = true }
      ChangeOrder.reading(upTo: group.number) {
        evaluate(group.readers)
        show()
        // What is built as it is laid out makes readers inside of it run again.
        for _ in 0..<ViewHost.passLimit where !following.isEmpty {
          evaluate([])
          show()
        }
      }
      for completion in group.transaction.completions { clock.release(completion) }
    }
    if waiting.isEmpty { show() }
    (transaction, shownNumber) = (Transaction(), nil)
    if groups.isEmpty { ChangeOrder.forget() }
  }

  private func evaluate(_ readers: [DirtyReader]) {
    var dirty = readers + following
    following.removeAll(keepingCapacity: true)
    var rounds = 0
    // A body that runs can make another one run, by the environment it sets; the bound stops two
    // that would go on for ever.
    while !dirty.isEmpty, rounds < ViewHost.passLimit {
      rounds += 1
      let sorted = dirty.compactMap(\.reader).filter(\.isMounted)
        .map { (depth: $0.depth, reader: $0) }.sorted { $0.depth < $1.depth }
      for (_, reader) in sorted where reader.isDirty && reader.isMounted { reader.bringUpToDate() }
      dirty = following
      following.removeAll(keepingCapacity: true)
    }
    guard !dirty.isEmpty, let shownNumber else { return }
    groups.append(
      Group(number: shownNumber, transaction: Transaction(), animationCount: 0, readers: dirty))
  }
}
