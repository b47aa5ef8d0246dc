// SPDX-License-Identifier: Apache-2.0

internal import CGio
import GLibThread
import Semantics
import Synchronization

/// Hands requests to the application, and answers each caller once. It lives on GLib's thread.
///
/// A request that the application does not begin in time is answered as not done, and can never
/// begin later: a person who clicks at an application that hangs does not find all the clicks done
/// when it wakes.
final class RequestDesk {
  /// How long the application may take to begin a request, in milliseconds: far longer than a frame,
  /// and short of the 800 after which libatspi gives a call up.
  static let patience = 650
  /// How long a caller waits for the end of what has begun, from the call on.
  static let wholePatience = 750
  /// So many requests may lie with the application, whether or not their time is over.
  static let limit = 256

  private struct Pending {
    let ticket: RequestTicket
    let key: Key
    let address: ReplyAddress
    let stream: BusStream
    let reply: RequestReply
  }

  /// Of each, one waits at a time.
  private struct Key: Hashable {
    let sender: String
    let request: AssistiveRequest

    init(_ request: AssistiveRequest, from sender: String) {
      self.sender = sender
      self.request =
        if case .setValue(let id, _) = request { .setValue(id, 0) } else { request }
    }
  }

  private let executor: GLibThread
  private let requests: AssistiveRequestHandler
  private let handedOver = HandedOver()
  private var pending: [UInt64: Pending] = [:]
  private var waiting: [Key: UInt64] = [:]
  private var deadlines = Deadlines()
  private var lastNumber: UInt64 = 0
  private var isTimerSet = false

  init(executor: GLibThread, requests: @escaping AssistiveRequestHandler) {
    self.executor = executor
    self.requests = requests
  }

  /// `complete` brings the application's answer back to this thread.
  func take(
    _ request: AssistiveRequest, _ reply: RequestReply, _ address: ReplyAddress,
    on stream: BusStream,
    complete: @escaping @Sendable (_ number: UInt64, _ isDone: Bool) -> Void
  ) {
    let key = Key(request, from: address.sender)
    if let earlier = waiting[key], pending[earlier]?.ticket.isWaiting == true {
      // A later value stands for the earlier; the same action once more is one too many.
      guard case .setValue = request, pending[earlier]?.ticket.expire() == true else {
        stream.reply(to: address, reply.answer(.refused))
        return
      }
      finish(earlier, .overtaken)
    }
    guard let ticket = RequestTicket(request, handedOver) else {
      stream.reply(to: address, .failure(.tooManyRequests))
      return
    }
    lastNumber += 1
    let number = lastNumber
    pending[number] = Pending(
      ticket: ticket, key: key, address: address, stream: stream, reply: reply)
    waiting[key] = number
    deadlines.append(number, at: Self.now + Self.patience)
    setTimer()
    requests(
      PendingRequest(
        begin: { ticket.begin() }, finish: { isDone in complete(number, isDone) }))
  }

  /// The application says whether it was done.
  func finish(_ number: UInt64, isDone: Bool) {
    pending[number]?.ticket.end()
    finish(number, isDone ? .done : .refused)
  }

  private func finish(_ number: UInt64, _ end: RequestEnd) {
    guard let request = pending.removeValue(forKey: number) else { return }
    if waiting[request.key] == number { waiting[request.key] = nil }
    request.stream.reply(to: request.address, request.reply.answer(end))
  }

  private func setTimer() {
    guard !isTimerSet, let due = deadlines.next else { return }
    isTimerSet = true
    executor.schedule(after: UInt32(clamping: max(1, due - Self.now))) { [weak self] in
      guard let self else { return }
      isTimerSet = false
      let now = Self.now
      while let number = deadlines.takeDue(at: now) { pass(number, at: now) }
      setTimer()
    }
  }

  /// A deadline of the request has come.
  private func pass(_ number: UInt64, at now: Int) {
    guard let request = pending[number] else { return }
    if request.ticket.expire() {
      finish(number, .expired)
    } else if request.ticket.mustEnd {
      finish(number, .begun)
    } else {
      request.ticket.mustEnd = true
      deadlines.append(number, at: now + Self.wholePatience - Self.patience)
    }
  }

  /// Milliseconds on a monotonic clock.
  private static var now: Int { Int(g_get_monotonic_time() / 1000) }
}

/// What must happen to requests and when, the first first.
private struct Deadlines {
  private var queue: [(number: UInt64, time: Int)] = []
  private var head = 0

  var next: Int? { head < queue.count ? queue[head].time : nil }

  mutating func append(_ number: UInt64, at time: Int) {
    // Nearly in order: what is inserted was given a shorter time than a few at the end.
    var place = queue.count
    while place > head, queue[place - 1].time > time { place -= 1 }
    queue.insert((number, time), at: place)
  }

  mutating func takeDue(at now: Int) -> UInt64? {
    guard head < queue.count, queue[head].time <= now else { return nil }
    defer {
      head += 1
      if head > 64, head * 2 > queue.count {
        queue.removeFirst(head)
        head = 0
      }
    }
    return queue[head].number
  }
}

/// How many requests lie with the application.
private final class HandedOver: Sendable {
  let count = Atomic(0)
}

/// One request with the application: it can begin or expire, never both.
private final class RequestTicket: @unchecked Sendable {
  private enum Stage { case waiting, begun, over }

  private let request: AssistiveRequest
  private let stage = Mutex(Stage.waiting)
  private let handedOver: HandedOver
  /// Used on GLib's thread only: whether the caller cannot wait beyond the next deadline.
  var mustEnd = false

  /// Nil where the application has too many already.
  init?(_ request: AssistiveRequest, _ handedOver: HandedOver) {
    guard handedOver.count.load(ordering: .relaxed) < RequestDesk.limit else { return nil }
    handedOver.count.add(1, ordering: .relaxed)
    self.request = request
    self.handedOver = handedOver
  }

  deinit {
    handedOver.count.subtract(1, ordering: .relaxed)
  }

  var isWaiting: Bool { stage.withLock { $0 == .waiting } }

  func begin() -> AssistiveRequest? {
    stage.withLock { stage in
      guard stage == .waiting else { return nil }
      stage = .begun
      return request
    }
  }

  /// True where it had not begun.
  func expire() -> Bool {
    stage.withLock { stage in
      guard stage == .waiting else { return false }
      stage = .over
      return true
    }
  }

  func end() { stage.withLock { $0 = .over } }
}
