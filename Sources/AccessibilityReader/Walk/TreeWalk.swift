// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Reads one application with many calls in flight, breadth first.
///
/// Each answer leads to the next questions: the children to new elements, the interfaces to extents,
/// value and actions. What a role, its states and its interfaces are is asked when the elements are
/// known, because an application's cache may report it for all of them at once.
@BusActor
final class TreeWalk {
  let bus: BusConnection
  let limits: ReadLimits
  /// What earlier reads have found.
  let remembered: ReadMemory.Walk
  private(set) var application: ApplicationReference
  /// Where the application's own objects are asked: the bus, or its private socket.
  var link: BusConnection

  var records: [NodeRecord] = []
  var problems: [(kind: ReadProblem.Kind, record: Int)] = []
  private(set) var calls = 0
  var known: [ObjectReference: Int] = [:]
  private var waiting = QuestionQueue()
  private var inFlight: [Int: Question] = [:]
  /// Without a reply, and without any other answer since: lost, or the first signs of a silence.
  private var unreplied: [Question] = []
  private var silence = Silence.none
  private var lastAnswer = ContinuousClock.now
  private var hasAnswered = false
  let start = ContinuousClock.now
  /// Interfaces for which this application has answered `GetAll`.
  var servesAllProperties: Set<Interface> = []
  /// Interfaces for which it has refused that, and never answered it.
  var servesOnlySingleProperties: Set<Interface> = []
  var cache = CacheUse.undecided
  /// Records whose facts wait for the decision about the cache.
  var undescribed: [Int] = []
  /// Records that say they have no children.
  var leaves: [Int] = []
  var leafKinds = AlikeElements<Kind>()
  /// One of them was not what it said.
  var leavesAreDoubtful = false
  /// Records whose actions have no names yet.
  var unnamed: [Int] = []
  var nameKinds = AlikeElements<Kind>()
  /// Made when the application has reported its name and version, and kept.
  private var reportedToolkit = Toolkit(name: "", version: "")
  private var completion: CheckedContinuation<Void, Never>?

  struct Question {
    let query: Query
    let record: Int
  }

  /// Whether the application has been busy with something else. It may be so once: a program that looks
  /// for a server when it starts answers nothing meanwhile.
  private enum Silence {
    case none, waitedFor, over
  }

  /// Calls in flight; more than 64 gain nothing on any toolkit that was measured.
  private static let window = 64

  init(
    connection: BusConnection, application: ApplicationReference, limits: ReadLimits,
    remembered: ReadMemory.Walk = ReadMemory.Walk()
  ) {
    self.remembered = remembered
    // What is known is asked in one go.
    if !remembered.records.isEmpty { cache = .unused }
    bus = connection
    link = connection
    self.application = application
    self.limits = limits
  }

  func run() async -> ApplicationSnapshot {
    await withCheckedContinuation { continuation in
      completion = continuation
      record(application.object, depth: 0)
      if application.toolkitName.isEmpty {
        // What it may be asked depends on the answer.
        for query in [Query.toolkitName, .toolkitVersion, .version] { ask(query, 0) }
      } else {
        askRoot()
      }
      pump()
    }
    let described = cache == .undecided || cache == .asked ? undescribed : []
    let unanswered =
      Array(inFlight.values) + unreplied + waiting.questions + unaskedSamples
      + described.flatMap { record in
        Query.description.map { Question(query: $0, record: record) }
      }
    return TreeAssembly(
      application: application, records: records, problems: problems, unanswered: unanswered,
      duration: .now - start, calls: calls
    ).snapshot
  }

  var isRunning: Bool { completion != nil }

  /// As far as the application has reported it.
  var toolkit: Toolkit {
    if !application.toolkitName.isEmpty { return application.toolkit }
    let (name, version) = (records[0].toolkitName, records[0].toolkitVersion)
    if reportedToolkit.name != name || reportedToolkit.version != version {
      reportedToolkit = Toolkit(name: name, version: version)
    }
    return reportedToolkit
  }

  private func askRoot() {
    askAbout(0)
    ask(.privateAddress, 0)
  }

  func ask(_ query: Query, _ record: Int) {
    waiting.append(Question(query: query, record: record))
  }

  func pump() {
    guard isRunning, silence != .waitedFor else { return }
    let now = ContinuousClock.now
    if now - start >= limits.duration {
      finish(.outOfTime(limits.duration))
      return
    }
    if waiting.isEmpty, inFlight.isEmpty { describe() }
    if waiting.isEmpty, inFlight.isEmpty { askSamples() }
    let deadline = min(now + limits.callDeadline, start + limits.duration)
    while inFlight.count < Self.window, let question = waiting.next() {
      send(question, deadline: deadline, now: now)
    }
    if inFlight.isEmpty { finish(nil) }
  }

  private func send(
    _ question: Question, deadline: ContinuousClock.Instant, now: ContinuousClock.Instant
  ) {
    let record = records[question.record]
    let element = ListedElement(
      object: record.reference, interfaces: record.facts.interfaces ?? [])
    let isOwn = record.reference.busName == application.busName
    let number = calls
    calls += 1
    inFlight[number] = question
    (isOwn ? link : bus).send(question.query.call(on: element), deadline: deadline) {
      [self] result in
      receive(number, result, sent: now)
    }
  }

  func finish(_ reason: ReadProblem.Kind?) {
    if let reason { problems.append((reason, 0)) }
    if case .notAnswering = reason {} else { noteUnreplied() }
    completion?.resume()
    completion = nil
  }

  private func receive(
    _ number: Int, _ result: Result<BusReply, CallFailure>, sent: ContinuousClock.Instant
  ) {
    guard isRunning, let question = inFlight[number] else { return }
    switch result {
    case .success(let reply):
      lastAnswer = .now
      hasAnswered = true
      noteUnreplied()
      take(question, reply)
    case .failure(.noReply):
      takeSilence(question, sent: sent)
    case .failure(.notListed):
      // It lists less than when this was decided to be asked.
      break
    case .failure(let failure):
      lastAnswer = .now
      noteUnreplied()
      take(question, failure)
    }
    // What ended the walk counts as not answered.
    guard isRunning else { return }
    inFlight[number] = nil
    if question.query == .toolkitName { askRoot() }
    pump()
  }

  /// A reply that does not come is one lost call where others have been answered since it was sent;
  /// otherwise the application is silent: it is waited for once, and then not asked again.
  private func takeSilence(_ question: Question, sent: ContinuousClock.Instant) {
    let isOwn = records[question.record].reference.busName == application.busName
    guard silence != .waitedFor, isOwn, lastAnswer < sent else {
      unreplied.append(question)
      if question.query == .cacheItems, silence != .waitedFor { describeDirectly() }
      return
    }
    let end = min(sent + Self.longestSilence(limits), start + limits.duration)
    guard silence == .none, .now < end else { return finish(reason(ofSilenceSince: sent)) }
    unreplied.append(question)
    waitForAnswer(since: sent, until: end)
  }

  /// Goes on with all that had no reply, where the application answers one more question.
  private func waitForAnswer(
    since sent: ContinuousClock.Instant, until end: ContinuousClock.Instant
  ) {
    silence = .waitedFor
    calls += 1
    link.send(Query.role.call(on: application.object), deadline: end) { [self] result in
      guard isRunning else { return }
      silence = .over
      if case .failure(.noReply) = result { return finish(reason(ofSilenceSince: sent)) }
      lastAnswer = .now
      hasAnswered = true
      for question in unreplied + inFlight.values { waiting.append(question) }
      unreplied.removeAll()
      inFlight.removeAll()
      pump()
    }
  }

  private static func longestSilence(_ limits: ReadLimits) -> Duration {
    min(limits.callDeadline * 3, limits.duration)
  }

  private func noteUnreplied() {
    for question in unreplied {
      problems.append((.noReply(member: question.query.member), question.record))
    }
    unreplied.removeAll()
  }

  /// Tells an application that does not answer from one that had no time left to.
  private func reason(ofSilenceSince sent: ContinuousClock.Instant) -> ReadProblem.Kind {
    let patience = min(limits.callDeadline, limits.duration)
    guard !hasAnswered || .now - sent >= patience else { return .outOfTime(limits.duration) }
    return .notAnswering(after: silence == .none ? patience : Self.longestSilence(limits))
  }
}

extension TreeWalk {
  /// For all steps together; the bus carries the questions in the meantime.
  private static let patience = Duration.milliseconds(500)

  /// Goes over to the application's own socket, past the bus daemon, once an answer has come that
  /// way. GTK 3 offers one. AT-SPI: `org.a11y.atspi.Application.GetApplicationBusAddress`.
  func openPrivateSocket(_ address: String?) {
    guard let address, Self.isSafe(address) else { return }
    let root = application.object
    Task { @BusActor in
      guard
        let socket = try? await BusConnection.openSocket(address, within: Self.patience),
        (try? await socket.call(Query.role.call(on: root), within: Self.patience)) != nil
      else { return }
      link = socket
    }
  }

  /// An address comes from the application: one that names anything but a Unix socket could make
  /// libdbus start a program (`unixexec:`) or ask a foreign host.
  static func isSafe(_ address: String) -> Bool {
    address.utf8.count < 512
      && address.split(separator: ";").allSatisfy {
        $0.hasPrefix("unix:path=") || $0.hasPrefix("unix:abstract=")
      } && !address.isEmpty
  }
}
