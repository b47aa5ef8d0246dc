// SPDX-License-Identifier: Apache-2.0

import Foundation
import Simulation
import Views

/// Makes the windows on which trials are made, in this process or each in one of its own.
///
/// A trial is a closure that makes one window, does all that it does with it, and gives back what it
/// found. In this process each trial has a window made anew, and what outlives windows reaches from
/// one to the next. In a process of its own, a copy of this one, the window is a copy of the only
/// window that the program has opened and that nobody has touched: nothing reaches from one to the
/// next but through files, other programs and the network.
@MainActor
final class TrialRunner {
  /// What trials note on their way, wherever they are made.
  struct Ledger: Portable {
    /// Windows that were made.
    var windows = 0
    /// Whether a state was another one when it was led to again.
    var differs = false

    init() {}

    func write(to writer: inout PortableWriter) {
      writer.write(windows)
      writer.write(differs)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      windows = try reader.value()
      differs = try reader.value()
    }

    fileprivate mutating func add(_ other: Ledger) {
      windows += other.windows
      differs = differs || other.differs
    }
  }

  /// A process that is copied for each trial.
  struct Copies {
    let processes: any ProcessCopies
    let diary: TrialDiary
    /// Seconds of computing for one step.
    let patience: Double
    /// What a copy has to renew, because a thread of a library is missing there; nil for nothing.
    let renew: (() -> Void)?
  }

  let size: CGSize
  private let makeHost: () -> ViewHost
  private let copies: Copies?
  /// The only window of the program, before any trial.
  private var opened: SimulatedWindow?
  private var isCopy = false
  /// Of the element that is tried.
  private(set) var ledger = Ledger()
  /// Trials of the element that came to no end of their own.
  private(set) var failures: [TrialFailure] = []
  private var hangs = 0
  /// Called before each step, where somebody watches over this process.
  private let watch: (() -> Void)?

  /// Trials that may hang before the element is given up.
  private static let mostHangs = 3
  /// By how much less patient it is once a trial of the element has hung.
  private static let impatience = 4.0

  /// All in this process.
  ///
  /// - Parameter watch: Called before each step; nil where nobody watches.
  init(size: CGSize, watch: (() -> Void)? = nil, makeHost: @escaping () -> ViewHost) {
    self.size = size
    self.makeHost = makeHost
    self.watch = watch
    copies = nil
  }

  /// Each in a copy of this process.
  ///
  /// - Parameter opened: The only window of the program, which nobody has touched.
  init(
    _ opened: SimulatedWindow, size: CGSize, _ copies: Copies, makeHost: @escaping () -> ViewHost
  ) {
    self.size = size
    self.makeHost = makeHost
    self.opened = opened
    self.copies = copies
    watch = nil
  }

  /// Whether each trial has a process of its own.
  var isApart: Bool { copies != nil }

  /// What follows is of another element.
  func beginElement() {
    ledger = Ledger()
    failures = []
    hangs = 0
  }

  /// Notes that a state was another one when it was led to again.
  func noteDifference() { ledger.differs = true }

  /// A window to try an element on.
  ///
  /// - Parameter place: Of the element among all elements of the window.
  func makeStage(_ place: Int) -> Stage? {
    ledger.windows += 1
    note(nil)
    let stage: Stage?
    if isCopy, let window = opened {
      // Another trial in the same copy would find what this one leaves behind.
      opened = nil
      window.scene.focus(nil)
      window.settle()
      stage = Stage(window, place: place)
    } else {
      stage = Stage(makeHost(), size: size, place: place)
    }
    if copies != nil || watch != nil { stage?.onStep = { [weak self] in self?.note($0) } }
    return stage
  }

  /// The same in a window made anew that reads from right to left.
  func makeMirroredStage(_ place: Int) -> Stage? {
    note(nil)
    let host = makeHost()
    host.layoutDirection = .rightToLeft
    return Stage(host, size: size, place: place)
  }

  private func note(_ step: String?) {
    watch?()
    guard isCopy, let copies else { return }
    if let step { copies.diary.note(step) }
    copies.processes.signOfLife(copies.diary, patience: currentPatience(copies))
  }

  private func currentPatience(_ copies: Copies) -> Double {
    hangs > 0 ? copies.patience / Self.impatience : copies.patience
  }

  /// Makes a trial. Nil where it finds nothing, or came to no end of its own; then the failure is
  /// noted.
  ///
  /// What the closure changes besides what it gives back is lost where it runs in another process.
  func run<Found: Portable>(_ trial: () -> Found?) -> Found? {
    guard let copies, !isCopy else { return trial() }
    guard hangs < Self.mostHangs else {
      failures.append(.givenUp)
      return nil
    }
    copies.diary.clear()
    let end = copies.processes.run(patience: currentPatience(copies), copies.diary) {
      isCopy = true
      ledger = Ledger()
      copies.renew?()
      let found = trial()
      var writer = PortableWriter()
      writer.write(ledger)
      writer.write(found)
      return writer.bytes
    }
    switch end {
    case .finished(let bytes):
      var reader = PortableReader(bytes)
      do {
        ledger.add(try reader.value())
        return try reader.value(Found?.self)
      } catch {
        failures.append(TrialFailure(kind: .unreadable, steps: copies.diary.steps))
      }
    case .crashed(let signal):
      failures.append(TrialFailure(kind: .crashed(signal: signal), steps: copies.diary.steps))
    case .exited(let code):
      failures.append(TrialFailure(kind: .exited(code: code), steps: copies.diary.steps))
    case .hung:
      hangs += 1
      failures.append(TrialFailure(kind: .hung, steps: copies.diary.steps))
    case .refused(let errno):
      failures.append(TrialFailure(kind: .refused(errno: errno), steps: []))
    }
    // A window was made for it all the same.
    ledger.windows += 1
    return nil
  }
}
