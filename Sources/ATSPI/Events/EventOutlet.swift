// SPDX-License-Identifier: Apache-2.0

import GLibThread
internal import CGio
import Semantics
import Synchronization

/// Sends events out, as fast as the bus takes them. It lives on GLib's thread.
final class EventOutlet {
  /// So many signals go out between two looks at whether the bus keeps up, and whether the thread
  /// has something else to do.
  private static let burst = 256

  private let shared: SharedState
  private let executor: GLibThread

  var gate = EventGate() {
    didSet { verdicts = [:] }
  }
  /// What the gate has said of events of a kind.
  private var verdicts: [EventGate.Words: Bool] = [:]
  private var connection: BusConnection?
  private var rateLimit = RateLimit()
  /// The values that clients know.
  private var told: [ElementID: RangeValue] = [:]
  private var queue = EventQueue()
  private var sinceFlush = 0
  private var isFlushing = false
  private var isTimerSet = false

  init(shared: SharedState, executor: GLibThread) {
    self.shared = shared
    self.executor = executor
  }

  /// Nil while no registry has the application: then nothing is sent.
  func use(_ connection: BusConnection?) {
    self.connection = connection
    gate = EventGate()
    rateLimit = RateLimit()
    told = [:]
    queue.removeAll()
    sinceFlush = 0
    isFlushing = false
  }

  func send(_ batch: [Outgoing]) {
    guard connection != nil else { return }
    for outgoing in batch {
      switch outgoing {
      case .event(let event):
        // What the old focus still had to say must be heard while it has the focus.
        if event.detail == State.focused.name { appendWaiting() }
        append(event)
      case .cacheAdd, .cacheRemove, .childrenReset:
        if shared.audience.hasCallers || outgoing.isReset { queue.append(outgoing) }
      case .continuous(let change):
        guard isWanted(change) else { break }
        if rateLimit.admits(change, at: Self.now) { append(change) } else { setTimer() }
      case .forget(let id):
        told[id] = nil
        rateLimit.forget(id)
      }
    }
    drain()
  }

  private func isWanted(_ change: Continuous) -> Bool {
    switch change.kind {
    case .bounds: admits(.bounds(change.id, .zero))
    case .value:
      admits(.property(change.id, "accessible-value", .double(0)))
        || admits(.attribute(change.id, "valuetext", ""))
    }
  }

  private func appendWaiting() {
    for change in rateLimit.takeAll(at: Self.now) { append(change) }
  }

  private func setTimer() {
    guard !isTimerSet, let due = rateLimit.nextDue else { return }
    isTimerSet = true
    executor.schedule(after: UInt32(clamping: max(1, due - Self.now))) { [weak self] in
      guard let self else { return }
      isTimerSet = false
      for change in rateLimit.due(at: Self.now) { append(change) }
      drain()
      setTimer()
    }
  }

  /// As the element is now.
  private func append(_ change: Continuous) {
    guard let node = shared.publication.withLock({ $0.tree[change.id] }) else { return }
    switch change.kind {
    case .value:
      let last = told[change.id]
      guard let value = node.value, value != last else { return }
      told[change.id] = value
      if last?.text != value.text { append(.attribute(change.id, "valuetext", value.text)) }
      append(.property(change.id, "accessible-value", .double(value.current)))
    case .bounds:
      if let frame = node.frame { append(.bounds(change.id, frame)) }
    }
  }

  private func append(_ event: BusEvent) {
    if admits(event) { queue.append(.event(event)) }
  }

  private func admits(_ event: BusEvent) -> Bool {
    if event.isAnnouncement || event.keepsCachesRight && shared.audience.hasCallers { return true }
    let words = EventGate.Words(event)
    if let verdict = verdicts[words] { return verdict }
    let verdict = gate.matches(event)
    verdicts[words] = verdict
    return verdict
  }

  /// Sends what waits, until the bus has to be asked whether it keeps up.
  private func drain() {
    while !isFlushing, connection != nil, let outgoing = queue.popFirst() {
      for signal in signals(outgoing) { emit(signal) }
    }
  }

  private func signals(_ outgoing: Outgoing) -> [BusSignal] {
    switch outgoing {
    case .event(let event): [event.signal]
    case .cacheAdd(let item): [.cacheAdd(item)]
    case .cacheRemove(let id): [.cacheRemove(id)]
    case .childrenReset(let parent, let one): reset(parent, one)
    case .continuous, .forget: []
    }
  }

  /// An index of -1 makes libatspi read the children again, where the event names one that is there
  /// (`cache_process_children_changed`, 2.46 to 2.61); that there are none left it takes from the
  /// element's own entry in the cache.
  private func reset(_ parent: ElementID, _ one: ElementID) -> [BusSignal] {
    let publication = shared.publication.withLock { $0 }
    guard let node = publication.tree[parent], let query = try? publication.query(parent) else {
      return []
    }
    if let first = node.children.first {
      return [BusEvent.children(parent, "add", first, -1).signal]
    }
    return [
      BusEvent.children(parent, "remove", one, -1).signal,
      .cacheAdd(CacheItem(node, parent: query.parent, index: -1)),
    ]
  }

  private func emit(_ signal: BusSignal) {
    guard let connection else { return }
    connection.emit(signal)
    sinceFlush += 1
    guard sinceFlush >= Self.burst else { return }
    sinceFlush = 0
    isFlushing = true
    connection.flush { [weak self] in
      guard let self, self.connection === connection else { return }
      isFlushing = false
      drain()
    }
  }

  /// Milliseconds on a monotonic clock.
  private static var now: Int { Int(g_get_monotonic_time() / 1000) }
}

extension Outgoing {
  /// Whether it stands for the events of many children.
  fileprivate var isReset: Bool { if case .childrenReset = self { true } else { false } }
}
