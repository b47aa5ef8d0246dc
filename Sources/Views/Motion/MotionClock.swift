// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// The time of one window's animations, and all that is on its way in it.
@MainActor
final class MotionClock {
  /// A moving value, and whose completions wait for it.
  private struct Entry {
    weak var part: MovingPart?
    var waiting: [(identity: UInt64, completion: TransactionCompletion)] = []
  }

  /// In seconds, as the host counts them; it stands still between two frames.
  private(set) var time = 0.0
  /// False where each change is shown at once, and each completion runs at once.
  var isMoving = true {
    didSet { if !isMoving { finish() } }
  }
  /// What the calendar says at the time 0.
  var dateOfStart = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether it is a test's, and not the world's.
  var isVirtual = false
  /// Whether texts that follow the clock say what they say at its start.
  var textsStandStill = false
  /// Whether no alarm rings any more.
  var isStopped = false {
    didSet { if isStopped { alarms = [] } }
  }
  /// Who wants to be made anew at a time.
  private var alarms: [(time: Double, ring: @MainActor () -> Void)] = []
  /// Runs the action of a transaction whose animations are over.
  var onCompletion: ((@escaping () -> Void) -> Void)?
  private var entries: [ObjectIdentifier: Entry] = [:] {
    didSet { knowsDisplaced = nil }
  }
  private var knowsDisplaced: Bool?
  private var lastIdentity: UInt64 = 0

  /// Whether another frame would look different.
  var isRunning: Bool { !entries.isEmpty }

  /// Whether nodes may be shown outside of their own reach: content that is scrolled is not, as that
  /// moves with all that is said of its place.
  var displacesNodes: Bool {
    if let knowsDisplaced { return knowsDisplaced }
    let displaces = entries.values.contains { $0.part?.displacesNodes ?? false }
    knowsDisplaced = displaces
    return displaces
  }

  /// Notes a part that has set out.
  ///
  /// - Returns: The name of the change, for the completions that wait for it; nil where none do.
  func begin(_ part: MovingPart, for transaction: Transaction) -> UInt64? {
    var entry = entries[ObjectIdentifier(part)] ?? Entry(part: part)
    // The identifier may be that of a part that is gone.
    if entry.part !== part {
      release(entry.waiting)
      entry = Entry(part: part)
    }
    defer { entries[ObjectIdentifier(part)] = entry }
    guard !transaction.completions.isEmpty else { return nil }
    lastIdentity += 1
    for completion in transaction.completions {
      completion.hold()
      entry.waiting.append((lastIdentity, completion))
    }
    return lastIdentity
  }

  /// Moves everything on to a time, in seconds.
  func advance(to time: Double) {
    self.time = max(self.time, time)
    for (id, entry) in entries {
      guard let part = entry.part else {
        entries[id] = nil
        release(entry.waiting)
        continue
      }
      part.advance(to: self.time)
      settle(part)
    }
  }

  /// Hears of what a part has come to; one that has arrived is forgotten.
  func settle(_ part: MovingPart) {
    let id = ObjectIdentifier(part)
    guard var entry = entries[id] else { return }
    for milestone in part.takeMilestones() {
      let criteria: AnimationCompletionCriteria =
        milestone.milestone == .removed ? .removed : .logicallyComplete
      func waitsForIt(_ entry: (identity: UInt64, completion: TransactionCompletion)) -> Bool {
        entry.identity == milestone.identity && entry.completion.criteria == criteria
      }
      release(entry.waiting.filter(waitsForIt))
      entry.waiting.removeAll(where: waitsForIt)
    }
    entries[id] = part.isRunning ? entry : nil
    if !part.isRunning { release(entry.waiting) }
  }

  var date: Date { dateOfStart + time }
  var nextAlarm: Double? { alarms.first?.time }

  /// - Parameter ring: Called once at the time, in seconds.
  func setAlarm(at time: Double, ring: @escaping @MainActor () -> Void) {
    guard !isStopped else { return }
    let place = alarms.firstIndex { $0.time > time } ?? alarms.count
    alarms.insert((time, ring), at: place)
  }

  /// Rings what is due.
  func ring(at time: Double) {
    self.time = max(self.time, time)
    let due = alarms.prefix { $0.time <= self.time }
    alarms.removeFirst(due.count)
    for alarm in due { alarm.ring() }
  }

  /// Everything arrives at once.
  private func finish() {
    for part in entries.values.compactMap(\.part) {
      part.finish()
      settle(part)
    }
  }

  private func release(_ waiting: [(identity: UInt64, completion: TransactionCompletion)]) {
    for (_, completion) in waiting { release(completion) }
  }

  func release(_ completion: TransactionCompletion) {
    if let action = completion.release() { onCompletion?(action) }
  }
}

/// Something that is shown elsewhere than where it is, and on its way there.
@MainActor
class MovingPart {
  var isRunning: Bool { false }
  /// Whether it shows nodes elsewhere than their places say.
  var displacesNodes: Bool { true }
  func advance(to time: Double) {}
  func finish() {}
  func takeMilestones() -> [AnimationCompletion] { [] }
}
