// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// Puts questions to one application with many calls in flight, until there are no more, the time is
/// over, or the application is silent.
@BusActor
final class QuestionPipeline {
  /// Takes the reply; nil where the question was refused, lost or answered with another type.
  typealias Handler = @BusActor (BusReply?) -> Void

  /// Why no more is asked.
  enum End: Equatable {
    case finished
    case silent(after: Duration)
    case outOfTime
    case vanished
  }

  private struct Question {
    let call: MethodCall
    let signatures: [String]
    let handler: Handler
  }

  private let bus: BusConnection
  private let link: BusConnection
  private let application: ObjectReference
  private let callDeadline: Duration
  private let end: ContinuousClock.Instant
  private var waiting: [Question] = []
  private var next = 0
  private var inFlight = 0
  private var lastAnswer = ContinuousClock.now
  private var completion: CheckedContinuation<End, Never>?
  private(set) var calls = 0
  /// Replies of a type that AT-SPI does not give for the question.
  private(set) var unexpected: [(call: MethodCall, signature: String)] = []
  /// Calls without a reply, while others had one.
  private(set) var lost: [MethodCall] = []

  /// Calls in flight; as in the walk.
  private static let window = 64

  init(
    bus: BusConnection, link: BusConnection, application: ObjectReference,
    callDeadline: Duration, time: Duration
  ) {
    self.bus = bus
    self.link = link
    self.application = application
    self.callDeadline = callDeadline
    end = .now + time
  }

  /// The reply has one of these types.
  func ask(_ call: MethodCall, _ signatures: String..., then handler: @escaping Handler) {
    waiting.append(Question(call: call, signatures: signatures, handler: handler))
  }

  func run() async -> End {
    await withCheckedContinuation { continuation in
      completion = continuation
      pump()
    }
  }

  private func pump() {
    guard completion != nil else { return }
    let now = ContinuousClock.now
    guard now < end else {
      finish(.outOfTime)
      return
    }
    while inFlight < Self.window, next < waiting.count {
      send(waiting[next], now)
      next += 1
    }
    if next == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      next = 0
    }
    if inFlight == 0 { finish(.finished) }
  }

  private func send(_ question: Question, _ now: ContinuousClock.Instant) {
    let isOwn = question.call.target.busName == application.busName
    inFlight += 1
    calls += 1
    (isOwn ? link : bus).send(question.call, deadline: min(now + callDeadline, end)) {
      [self] result in
      inFlight -= 1
      guard completion != nil else { return }
      take(result, question, sent: now)
      pump()
    }
  }

  private func take(
    _ result: Result<BusReply, CallFailure>, _ question: Question, sent: ContinuousClock.Instant
  ) {
    let isOwn = question.call.target.busName == application.busName
    switch result {
    case .success(let reply):
      lastAnswer = .now
      if question.signatures.contains(where: reply.hasSignature) {
        question.handler(reply)
      } else {
        unexpected.append((question.call, reply.signature))
        question.handler(nil)
      }
    case .failure(.noReply):
      if isOwn, lastAnswer < sent {
        finish(.now >= end ? .outOfTime : .silent(after: callDeadline))
      } else {
        lost.append(question.call)
        question.handler(nil)
      }
    case .failure(.notListed): question.handler(nil)
    case .failure(let failure):
      lastAnswer = .now
      if isOwn, failure.peerIsGone {
        finish(.vanished)
      } else {
        question.handler(nil)
      }
    }
  }

  private func finish(_ reason: End) {
    completion?.resume(returning: reason)
    completion = nil
    waiting.removeAll()
    next = 0
  }
}
