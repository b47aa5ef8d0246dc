// SPDX-License-Identifier: Apache-2.0

internal import CTrialCopies
import Simulation

/// What a program begins, kept in a row and done by the main thread, one after the other.
@MainActor
final class SerialWork: ProgramWork {
  private struct Work {
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let context: UnsafeMutableRawPointer?
  }

  /// What begins itself again and again is gone on with when the window looks the next time.
  private static let mostAtOnce = 1000
  /// Seconds: what the program asks for is a little less when it is asked.
  private static let grain = 0.001

  private static var only: SerialWork?

  private var ready: [Work] = []
  /// By its time, and of one time in the order in which it came.
  private var later: [(time: Double, work: Work)] = []
  private var now = 0.0

  var longestWait = Double.infinity

  private init() {}

  /// Takes all that the main thread begins from now on; nil where it cannot be taken.
  static func take() -> SerialWork? {
    if let only { return only }
    let work = SerialWork()
    only = work
    let isTaken = evenhand_take_work { function, context, seconds in
      guard let function else { return }
      nonisolated(unsafe) let work = Work(function: function, context: context)
      MainActor.assumeIsolated { SerialWork.only?.add(work, after: seconds) }
    }
    if !isTaken { only = nil }
    return only
  }

  var nextMoment: Double? { later.first?.time }

  func doDue(at time: Double) {
    now = time
    var left = Self.mostAtOnce
    while left > 0 {
      let due = later.prefix { $0.time <= time }.map(\.work)
      later.removeFirst(due.count)
      ready += due
      guard !ready.isEmpty else { return }
      let some = ready.prefix(left)
      ready.removeFirst(some.count)
      left -= some.count
      for work in some { work.function(work.context) }
    }
  }

  func dropWaiting() { later = [] }

  func forget() {
    ready = []
    later = []
    now = 0
  }

  private func add(_ work: Work, after seconds: Double) {
    guard seconds > 0 else { return ready.append(work) }
    guard seconds <= longestWait else { return }
    let time = now + (seconds / Self.grain).rounded(.up) * Self.grain
    let place = later.firstIndex { $0.time > time } ?? later.endIndex
    later.insert((time, work), at: place)
  }
}
