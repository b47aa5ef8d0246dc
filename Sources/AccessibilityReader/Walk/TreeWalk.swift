// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Reads one application with many calls in flight, breadth first.
///
/// Each answer leads to the next questions: the children to new elements, the interfaces to extents,
/// value and actions.
@BusActor
final class TreeWalk {
  private let connection: BusConnection
  private let application: ApplicationReference
  private let limits: ReadLimits

  private(set) var records: [NodeRecord] = []
  private(set) var problems: [(kind: ReadProblem.Kind, record: Int)] = []
  private(set) var calls = 0
  private var known: [ObjectReference: Int] = [:]
  private var waiting: [(query: Query, record: Int)] = []
  private var nextWaiting = 0
  private var inFlight = 0
  private var lastAnswer = ContinuousClock.now
  private var hasAnswered = false
  private let start = ContinuousClock.now
  /// Interfaces for which this application refused `GetAll`.
  private var servesOnlySingleProperties: Set<Interface> = []
  private var completion: CheckedContinuation<Void, Never>?

  /// Calls in flight; more than 64 gain nothing on any toolkit that was measured.
  private static let window = 64
  private static let firstQueries: [Query] = [.role, .states, .interfaces, .attributes, .relations]

  init(connection: BusConnection, application: ApplicationReference, limits: ReadLimits) {
    self.connection = connection
    self.application = application
    self.limits = limits
  }

  func run() async -> ApplicationSnapshot {
    await withCheckedContinuation { continuation in
      completion = continuation
      visit(application.object, depth: 0)
      pump()
    }
    return TreeAssembly(
      application: application, records: records, problems: problems,
      duration: .now - start, calls: calls
    ).snapshot
  }

  @discardableResult
  private func visit(_ reference: ObjectReference, depth: Int) -> Int {
    let record = records.count
    records.append(NodeRecord(reference: reference, depth: depth))
    known[reference] = record
    if servesOnlySingleProperties.contains(.accessible) {
      askSingleProperties(.accessible, record)
    } else {
      ask(.accessibleProperties, record)
    }
    for query in Self.firstQueries { ask(query, record) }
    return record
  }

  private func ask(_ query: Query, _ record: Int) {
    waiting.append((query, record))
  }

  private func askSingleProperties(_ interface: Interface, _ record: Int) {
    if interface == .value {
      for property in Query.ValueProperty.allCases { ask(.valueProperty(property), record) }
    } else {
      for property in Query.AccessibleProperty.allCases {
        ask(.accessibleProperty(property), record)
      }
    }
  }

  private func pump() {
    guard completion != nil else { return }
    let now = ContinuousClock.now
    if now - start >= limits.duration {
      finish(.outOfTime(limits.duration))
      return
    }
    let deadline = min(now + limits.callDeadline, start + limits.duration)
    while inFlight < Self.window, nextWaiting < waiting.count {
      let (query, record) = waiting[nextWaiting]
      nextWaiting += 1
      inFlight += 1
      calls += 1
      connection.send(query.call(on: records[record].reference), deadline: deadline) {
        [self] result in
        receive(query, record, result, sent: now)
      }
    }
    if nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
      if inFlight == 0 { finish(nil) }
    }
  }

  private func finish(_ reason: ReadProblem.Kind?) {
    if let reason { problems.append((reason, 0)) }
    completion?.resume()
    completion = nil
  }

  private func receive(
    _ query: Query, _ record: Int, _ result: Result<Variant?, CallFailure>,
    sent: ContinuousClock.Instant
  ) {
    inFlight -= 1
    guard completion != nil else { return }
    switch result {
    case .success(let body):
      lastAnswer = .now
      hasAnswered = true
      take(query, record, body)
    case .failure(let failure):
      if failure != .noReply { lastAnswer = .now }
      take(query, record, failure, sent: sent)
    }
    pump()
  }

  private func take(_ query: Query, _ record: Int, _ body: Variant?) {
    guard let body, body.hasSignature(query.replySignature), let answer = body[0] else {
      let signature = body?.signature ?? "()"
      problems.append((.unexpectedReply(member: query.member, signature: signature), record))
      return
    }
    problems += records[record].take(query, answer).map { ($0, record) }
    switch query {
    case .accessibleProperties, .accessibleProperty(.childCount): askChildren(of: record)
    case .interfaces: askInterfaces(of: record)
    case .children: takeChildren(answer, of: record)
    case .actions: takeActions(answer, of: record)
    default: break
    }
  }

  private func askChildren(of record: Int) {
    let count = records[record].childCount ?? 0
    if count > limits.children {
      problems.append((.tooManyChildren(count), record))
    } else if records[record].depth >= limits.depth {
      if count > 0 { problems.append((.tooDeep(limit: limits.depth), record)) }
    } else {
      ask(.children, record)
    }
  }

  private func askInterfaces(of record: Int) {
    guard let interfaces = records[record].interfaces else { return }
    if interfaces.contains(.component) {
      ask(.windowExtents, record)
      if records[record].depth == 1 { ask(.screenExtents, record) }
    }
    if interfaces.contains(.value) {
      if servesOnlySingleProperties.contains(.value) {
        askSingleProperties(.value, record)
      } else {
        ask(.valueProperties, record)
      }
    }
    if interfaces.contains(.action) { ask(.actions, record) }
  }

  private func takeChildren(_ answer: Variant, of record: Int) {
    let listed = answer.count
    if let said = records[record].childCount, said != listed {
      problems.append((.childCountDiffers(said: said, listed: listed), record))
    }
    guard listed <= limits.children else {
      problems.append((.tooManyChildren(listed), record))
      return
    }
    for (index, child) in answer.members.enumerated() {
      guard let reference = ObjectReference(child) else {
        problems.append((.nullChild(index: index), record))
        continue
      }
      guard known[reference] == nil else {
        problems.append((.repeated(path: reference.path), record))
        continue
      }
      guard records.count < limits.nodes else {
        problems.append((.tooManyNodes(limit: limits.nodes), record))
        return
      }
      records[record].children.append(visit(reference, depth: records[record].depth + 1))
    }
  }

  private func takeActions(_ answer: Variant, of record: Int) {
    let offered = answer.members
    if offered.count > limits.actions {
      problems.append((.tooManyActions(offered.count), record))
    }
    records[record].actions = offered.prefix(limits.actions).map { action in
      Action(
        name: "", label: action[0]?.string ?? "", description: action[1]?.string ?? "",
        keyBinding: action[2]?.string ?? "")
    }
    for index in records[record].actions.indices { ask(.actionName(Int32(index)), record) }
  }

  private func take(
    _ query: Query, _ record: Int, _ failure: CallFailure, sent: ContinuousClock.Instant
  ) {
    let isOwn = records[record].reference.busName == application.busName
    if failure == .noReply {
      if isOwn, lastAnswer < sent {
        finish(silence(since: sent))
      } else {
        problems.append((.noReply(member: query.member), record))
      }
      return
    }
    if failure.peerIsGone {
      records[record].isGone = true
      if isOwn { finish(.vanished) }
      return
    }
    switch query {
    case .accessibleProperties:
      servesOnlySingleProperties.insert(.accessible)
      askSingleProperties(.accessible, record)
    case .valueProperties:
      servesOnlySingleProperties.insert(.value)
      askSingleProperties(.value, record)
    case .accessibleProperty(.childCount):
      problems.append((.refused(member: query.member, error: failure.text), record))
      askChildren(of: record)
    case .role:
      problems.append((.refused(member: query.member, error: failure.text), record))
    default:
      if query.isOptional { return }
      problems.append((.refused(member: query.member, error: failure.text), record))
    }
  }

  /// Tells an application that does not answer from one that had no time left to.
  private func silence(since sent: ContinuousClock.Instant) -> ReadProblem.Kind {
    let patience = min(limits.callDeadline, limits.duration)
    let isSilent = !hasAnswered || .now - sent >= patience
    return isSilent ? .notAnswering(after: patience) : .outOfTime(limits.duration)
  }
}
