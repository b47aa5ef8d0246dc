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
    /// Whether what a hand does was left to chance, which gave the same each time.
    var asksChance = false

    init() {}

    func write(to writer: inout PortableWriter) {
      writer.write(windows)
      writer.write(differs)
      writer.write(asksChance)
    }

    init(from reader: inout PortableReader) throws(PortableDamage) {
      windows = try reader.value()
      differs = try reader.value()
      asksChance = try reader.value()
    }

    fileprivate mutating func add(_ other: Ledger) {
      windows += other.windows
      differs = differs || other.differs
      asksChance = asksChance || other.asksChance
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

  let opening: TrialOpening
  private let makeHost: () -> ViewHost
  private let copies: Copies?
  /// What a hand does in each window that is made anew before a trial begins.
  private let approach: [Approach]
  /// The only window of the program, before any trial.
  private var opened: SimulatedWindow?
  private var isCopy = false
  /// An element that is ready to be tried in that window, by its place.
  private var prepared: (place: Int, stage: Stage)?
  /// Of the element that is tried.
  private(set) var ledger = Ledger()
  /// Trials of the element that came to no end of their own.
  private(set) var failures: [TrialFailure] = []
  private var hangs = 0
  /// Called before each step, where somebody watches over this process.
  private var watch: (() -> Void)?
  /// What made the copy that this process is; nil where it is none.
  private let printer: (any ProcessCopies)?
  /// Whether the time for all trials has run out: nothing more is begun then.
  let isOver: () -> Bool

  /// Trials that may hang before the element is given up.
  private static let mostHangs = 3
  /// By how much less patient it is once a trial of the element has hung.
  private static let impatience = 4.0

  /// All in this process.
  ///
  /// - Parameters:
  ///   - approach: What a hand does in each window before a trial begins.
  ///   - watch: Called before each step; nil where nobody watches.
  ///   - printer: What made the copy that this process is, and so knows what it prints; nil where it
  ///   is none.
  ///   - isOver: Whether the time for all trials has run out.
  init(
    _ opening: TrialOpening, after approach: [Approach] = [], watch: (() -> Void)? = nil,
    printer: (any ProcessCopies)? = nil, isOver: @escaping () -> Bool,
    makeHost: @escaping () -> ViewHost
  ) {
    self.isOver = isOver
    self.printer = printer
    self.opening = opening
    self.approach = approach
    self.makeHost = makeHost
    self.watch = watch
    copies = nil
  }

  /// Each in a copy of this process.
  ///
  /// - Parameters:
  ///   - opened: The only window of the program, as it is where each trial begins.
  ///   - watch: Called before each trial; nil where nobody watches over this process.
  ///   - isOver: Whether the time for all trials has run out.
  init(
    _ opened: SimulatedWindow, _ opening: TrialOpening, _ copies: Copies,
    watch: (() -> Void)? = nil,
    isOver: @escaping () -> Bool, makeHost: @escaping () -> ViewHost
  ) {
    self.isOver = isOver
    approach = []
    printer = copies.processes
    self.watch = watch
    self.opening = opening
    self.makeHost = makeHost
    self.opened = opened
    self.copies = copies
    // What is found out here, no copy has to find out.
    opened.host.learnTypes()
  }

  /// Whether each trial has a process of its own.
  var isApart: Bool { copies != nil }

  /// Whether it is known what trials print.
  var knowsPrinted: Bool { printer != nil }

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
    guard isCopy, let window = opened else { return makeStage(place, makeHost()) }
    // Another trial in the same copy would find what this one leaves behind.
    opened = nil
    if let prepared, prepared.place == place {
      self.prepared = nil
      return watched(prepared.stage)
    }
    return watched(untouchedStage(window, place))
  }

  /// In a window in which nothing has the focus from then on.
  private func untouchedStage(_ window: SimulatedWindow, _ place: Int) -> Stage? {
    window.scene.focus(nil)
    window.settle()
    return Stage(window, place: place)
  }

  /// The same in a window made anew that reads from right to left.
  func makeMirroredStage(_ place: Int) -> Stage? {
    note(nil)
    let host = makeHost()
    host.layoutDirection = .rightToLeft
    return makeStage(place, host)
  }

  private func makeStage(_ place: Int, _ host: ViewHost) -> Stage? {
    window(host).flatMap { watched(Stage($0, place: place)) }
  }

  /// A window where trials begin, in which nothing has the focus; nil where a hand does not come there.
  private func window(_ host: ViewHost) -> SimulatedWindow? {
    host.drawsFocus = false
    let window = opening.window(host)
    guard !approach.isEmpty else { return window }
    guard approach.play(on: window, telling: stepNote) else { return nil }
    if opening.stopsClocks { window.stopClocks() }
    window.scene.focus(nil)
    window.settle()
    return window
  }

  private func watched(_ stage: Stage?) -> Stage? {
    stage?.onStep = stepNote
    if let printer, isCopy || !isApart {
      printer.forgetPrinted()
      stage?.readPrinted = { printer.printed() }
      stage?.readChance = { printer.chanceCount }
      stage?.onChance = { [weak self] in self?.ledger.asksChance = true }
    }
    return stage
  }

  /// Keeps each step, where somebody watches.
  private var stepNote: ((String) -> Void)? {
    copies != nil || watch != nil ? { [weak self] in self?.note($0) } : nil
  }

  /// Makes trials that all begin where a hand has come, in a process of their own where each trial has
  /// one.
  ///
  /// - Parameters:
  ///   - way: What it does from where the trials of this runner begin.
  ///   - body: Gets the runner of these trials and a window as it is where they begin, which is only
  ///   looked at. What it changes besides what it gives back may be lost.
  /// - Returns: Nil where a hand does not come there.
  func elsewhere<Found: Portable>(
    after way: [Approach], _ body: (TrialRunner, SimulatedWindow) -> Found?
  ) -> Found? {
    guard let copies, !isCopy else {
      func runner(_ opening: TrialOpening) -> TrialRunner {
        TrialRunner(
          opening, after: approach + way, watch: watch, printer: printer, isOver: isOver,
          makeHost: makeHost)
      }
      var opening = opening
      guard let window = runner(opening).window(makeHost()) else { return nil }
      guard window.waitsForClock else { return body(runner(opening), window) }
      opening.stopsClocks = window.changesByItself() || opening.stopsClocks
      let there = runner(opening)
      return there.window(makeHost()).flatMap { body(there, $0) }
    }
    return run {
      guard let window = opened, way.play(on: window, telling: stepNote),
        let threads = copies.processes.threads(), threads.others.isEmpty
      else { return nil }
      var opening = opening
      if opening.stopsClocks || window.changesByItself(in: copies) {
        opening.stopsClocks = true
        window.stopClocks()
      }
      let runner = TrialRunner(
        window, opening, copies,
        watch: { copies.processes.signOfLife(copies.diary, patience: copies.patience) },
        isOver: isOver, makeHost: makeHost)
      return body(runner, window)
    }
  }

  /// Makes all trials of one element, with what each begins with done once for all of them: in a
  /// process of their own, of which each trial has a copy.
  ///
  /// - Parameters:
  ///   - place: Of the element among all elements of the window.
  ///   - body: What it changes besides what it gives back is lost.
  /// - Returns: Nil where trials have no processes of their own, or where that process came to no end
  /// of its own: then nothing is known.
  func prepared<Found: Portable>(_ place: Int, _ body: () -> Found?) -> Found? {
    guard let copies, !isCopy else { return nil }
    return run {
      guard let window = opened else { return nil }
      note(nil)
      guard let stage = untouchedStage(window, place) else { return nil }
      prepared = (place, stage)
      guard let threads = copies.processes.threads(), threads.others.isEmpty else { return nil }
      isCopy = false
      watch = { copies.processes.signOfLife(copies.diary, patience: copies.patience) }
      defer { isCopy = true }
      return body()
    }
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
    if isCopy { return trial() }
    // Of one element alone there may be more to try than there is time for.
    guard !isOver() else {
      failures.append(.timeIsOver)
      return nil
    }
    guard let copies else { return trial() }
    watch?()
    guard hangs < Self.mostHangs else {
      failures.append(.givenUp)
      return nil
    }
    copies.diary.clear()
    let end = copies.processes.run(patience: currentPatience(copies), copies.diary) {
      isCopy = true
      ledger = Ledger()
      copies.renew?()
      copies.processes.beginChance()
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

extension SimulatedWindow {
  /// The same of a copy, so that the window itself is untouched.
  fileprivate func changesByItself(in copies: TrialRunner.Copies) -> Bool {
    guard waitsForClock else { return false }
    let changes = copies.processes.find(patience: copies.patience, copies.diary) {
      copies.renew?()
      return changesByItself()
    }
    return changes ?? false
  }
}
