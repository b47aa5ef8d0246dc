// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Makes one request of an element, and gathers what comes of it.
package struct TrialRunner: Sendable {
  /// The answer to a request.
  package struct Answer: Sendable {
    package var kind: ActionTrial.Answer
    package var text: String
    /// True where the element has no such action any more.
    package var isWithdrawn = false
  }

  /// What came of a request.
  package struct Outcome: Sendable {
    package var answer: Answer
    package var events: [AccessibilityEvent]
    package var lost: Int
    /// The application answers nothing since.
    var isMute = false
  }

  let reader: AccessibilityReader
  let application: ApplicationReference
  let events: EventStream
  let limits: ReadLimits
  /// The toolkit does not tell what is showing.
  private let takesVisibleForShowing: Bool
  /// nil where what is showing is told by places alone.
  private let memory: ReadMemory?

  /// For what an application does when it is idle again. The first is what most need; the second is
  /// for those that seem to have done nothing.
  static let briefPause = Duration.milliseconds(40)
  static let longPause = Duration.milliseconds(400)
  /// Between two looks at an application that is on its way: a button of Qt stays down for 100 ms.
  static let settlingPause = Duration.milliseconds(130)
  /// What goes on for longer than this goes on by itself, on a machine on which a look takes its time too.
  private static let mostLooks = 6
  private static let leastLooks = 3
  /// For the first word of an application about what it was asked to do.
  static let firstWord = Duration.milliseconds(450)
  /// Between two words of one that has begun: three frames of a screen at 60 Hz, and some.
  private static let breath = Duration.milliseconds(60)
  /// One that goes on telling tells of something else.
  private static let mostBreaths = 12

  /// Closes what keeps the application silent; nil where nothing can.
  var opened: OpenedWindows?

  /// The toolkit does later what a click is for.
  private var clicksLate: Bool { application.toolkit.mayHave(.clicksLate) }
  /// GTK 4 keeps a button down for 250 ms.
  private static let lateClick = Duration.milliseconds(260)

  /// Whether the application is given the time that a slow one, or one that tells of nothing, may need.
  /// What seems to be wrong without it has to be looked at once more with it.
  var isPatient = true

  package init(
    reader: AccessibilityReader, application: ApplicationReference, events: EventStream,
    limits: ReadLimits, takesVisibleForShowing: Bool = false, memory: ReadMemory = ReadMemory()
  ) {
    self.reader = reader
    self.application = application
    self.events = events
    self.limits = limits
    self.takesVisibleForShowing = takesVisibleForShowing
    self.memory = takesVisibleForShowing ? nil : memory
  }

  /// Asks, and waits until the application has said what it says at once. What it says later comes
  /// with `more`.
  package func make(
    _ request: ElementRequest, of object: ObjectReference
  ) async -> Outcome {
    _ = events.drain()
    let answer = await answer(to: request, of: object)
    var outcome = Outcome(answer: answer, events: [], lost: 0)
    if answer.kind == .silence { outcome.isMute = await !answers() }
    if answer.kind == .yes, clicksLate, case .action(let name) = request,
      ActionNames.isClickLike(name)
    {
      try? await Task.sleep(for: Self.lateClick)
    }
    if answer.kind != .left, !outcome.isMute { await next(&outcome) }
    return outcome
  }

  /// Wakes an application that has answered nothing since it was asked something, as GTK 3 does where a
  /// dialog runs inside of the action that opened it: the dialog is closed. False where it stays silent.
  func wake() async -> Bool {
    for _ in 0..<Self.mostDialogs where opened?.close() == true {
      if await answers() { return true }
    }
    return false
  }

  private func answers() async -> Bool {
    (try? await reader.facts(
      of: application.object, interfaces: InterfaceSet([.accessible]),
      within: min(limits.callDeadline, Self.shortestSilence))) != nil
  }

  /// A program that draws a window answers within it.
  private static let shortestSilence = Duration.seconds(1)
  private static let mostDialogs = 3

  /// Waits for what an application does when it is idle again, and takes it in.
  package func next(_ outcome: inout Outcome) async {
    if !isPatient { _ = await events.arrives(within: Self.briefPause) }
    await more(&outcome, after: isPatient ? Self.briefPause : .zero)
  }

  /// Takes in what has come since. No event says that an application will tell of nothing more: where it
  /// is given a time for that, it has all of it (`told` ends as soon as it can).
  package func more(_ outcome: inout Outcome, after pause: Duration) async {
    try? await Task.sleep(for: pause)
    do {
      try await events.synchronize(with: application, within: limits.callDeadline)
    } catch {
      if error == .applicationLeft { outcome.answer.kind = .left } else { outcome.isMute = true }
    }
    for report in events.drain() {
      switch report {
      case .event(let event): outcome.events.append(event)
      case .lost(let count): outcome.lost += count
      case .applicationLeft: outcome.answer.kind = .left
      }
    }
  }

  /// Takes in what comes until the application says nothing more and reads the same twice, or a bound
  /// is met: a state that it only passes through, as in a click's animation, is no change. nil where
  /// it cannot be read any more.
  func settled(_ outcome: inout Outcome, first pause: Duration) async -> ApplicationState? {
    await more(&outcome, after: pause)
    if outcome.isMute { return nil }
    var last = await read()
    var echo = Echo()
    let end = ContinuousClock.now + Self.settlingPause * Self.mostLooks
    for look in 1...Self.mostLooks where look < Self.leastLooks || ContinuousClock.now < end {
      guard outcome.answer.kind != .left, !outcome.isMute, let before = last else { return last }
      let told = outcome.events.count
      await more(&outcome, after: Self.settlingPause)
      last = await read()
      let isEcho = echo.takes(outcome.events[told...])
      if isEcho, let last, last.looksLike(before) { break }
    }
    return last
  }

  /// The same for an application that is given no more time than it seems to need: takes in what comes
  /// until it has told something and then nothing for a moment, and reads it once.
  func told(
    _ outcome: inout Outcome, since before: ApplicationState, within time: Duration = firstWord
  ) async -> ApplicationState? {
    if outcome.events.isEmpty { _ = await events.arrives(within: time) }
    var last: ApplicationState?
    var echo = Echo()
    let end = ContinuousClock.now + Self.settlingPause * Self.mostLooks
    for look in 1...Self.mostLooks where look < Self.leastLooks || ContinuousClock.now < end {
      var breaths = 0
      while breaths < Self.mostBreaths, await events.arrives(within: Self.breath) {
        await more(&outcome, after: .zero)
        breaths += 1
      }
      if outcome.isMute { return nil }
      let told = outcome.events.count
      let state = await read()
      await more(&outcome, after: .zero)
      guard outcome.answer.kind != .left, let state else { return state }
      let isEcho =
        echo.takes(outcome.events[told...])
        && (told == outcome.events.count || last?.looksLike(state) ?? false)
      last = state
      if isEcho, !state.isPassing(since: before) { break }
    }
    return last
  }

  /// What an application tells whenever it is read, as GTK 3 does of the items of menus: nothing new the
  /// second time.
  private struct Echo {
    private var heard: Set<EventTruth.Sign> = []

    /// True where all of it was heard before, or nothing is there.
    mutating func takes(_ events: ArraySlice<AccessibilityEvent>) -> Bool {
      let signs = Set(events.map(EventTruth.Sign.init))
      defer { heard.formUnion(signs) }
      return signs.isSubset(of: heard)
    }
  }

  /// Asks for an action; nil where nothing can be read afterwards.
  func perform(_ action: String, of object: ObjectReference) async -> ApplicationState? {
    var outcome = await make(.action(action), of: object)
    return outcome.isMute ? nil : await settled(&outcome, first: .zero)
  }

  /// Whether the application has left the bus.
  func hasLeft() async -> Bool {
    var probe = Outcome(answer: Answer(kind: .yes, text: ""), events: [], lost: 0)
    await more(&probe, after: .zero)
    return probe.answer.kind == .left
  }

  /// Whether an application that answers nothing is about to leave: one that crashes may be busy for
  /// seconds with writing down where, as a program in Swift is.
  func leaves() async -> Bool {
    let end = ContinuousClock.now + Self.longestFall
    while ContinuousClock.now < end, !Task.isCancelled {
      if await hasLeft() { return true }
      _ = await events.arrives(within: Self.longPause)
    }
    return false
  }

  private static let longestFall = Duration.seconds(15)

  private func answer(to request: ElementRequest, of object: ObjectReference) async -> Answer {
    do {
      try await reader.request(request, of: object, within: limits.callDeadline)
      return Answer(kind: .yes, text: "")
    } catch {
      switch error {
      case .noReply: return Answer(kind: .silence, text: "")
      case .applicationLeft, .noBus, .noRegistry: return Answer(kind: .left, text: "")
      case .refused(let text): return Answer(kind: .no, text: text)
      case .noSuchAction: return Answer(kind: .no, text: "\(error)", isWithdrawn: true)
      case .noSuchElement, .lacksInterface: return Answer(kind: .no, text: "\(error)")
      }
    }
  }

  /// nil where the element is gone, or does not answer.
  package func state(of object: ObjectReference, _ interfaces: InterfaceSet) async -> ElementFacts?
  {
    var facts = try? await reader.facts(
      of: object, interfaces: interfaces, within: limits.callDeadline)
    if takesVisibleForShowing, facts?.states[.visible] == true { facts?.states[.showing] = true }
    return facts
  }

  /// nil where the application cannot be read any more.
  func read() async -> ApplicationState? {
    guard let snapshot = try? await reader.read(application, limits: limits, memory: memory),
      snapshot.tree.count > 1
    else { return nil }
    return ApplicationState(snapshot.withInferredShowing)
  }
}
