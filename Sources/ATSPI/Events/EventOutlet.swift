// SPDX-License-Identifier: Apache-2.0

import GLibThread
internal import CGio
import Semantics
import Synchronization

/// Sends events out, as fast as the bus takes them. It is used on GLib's thread only.
final class EventOutlet: @unchecked Sendable {
  /// So many bytes go out between two looks at whether the bus keeps up.
  private static let burst = 65_536

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
  /// Whether the bus has not taken what was sent before.
  private var isBehind = false
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
    isBehind = false
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
      admits(.property(change.id, "accessible-value", .number(0)))
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
    guard let node = shared.snapshot.publication.tree[change.id] else { return }
    switch change.kind {
    case .value:
      let last = told[change.id]
      guard let value = node.value, value != last else { return }
      told[change.id] = value
      if last?.text != value.text { append(.attribute(change.id, "valuetext", value.text)) }
      append(.property(change.id, "accessible-value", .number(value.current)))
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

  /// Sends what waits, as long as the bus keeps up.
  private func drain() {
    guard let connection, !isBehind else { return }
    var signals = WireWriter(busName: connection.uniqueName)
    while let outgoing = queue.popFirst() {
      write(outgoing, to: &signals, connection.stream)
      guard signals.bytes.count >= Self.burst else { continue }
      connection.stream.send(signals.bytes)
      signals.removeAll()
      isBehind = connection.stream.isBehind { [weak self, weak connection, executor] in
        executor.perform { [weak self, weak connection] in self?.caughtUp(connection) }
      }
      if isBehind { return }
    }
    connection.stream.send(signals.bytes)
  }

  private func caughtUp(_ connection: BusConnection?) {
    guard connection === self.connection else { return }
    isBehind = false
    drain()
  }

  private func write(
    _ outgoing: Outgoing, to signals: inout WireWriter, _ stream: BusStream
  ) {
    switch outgoing {
    case .event(let event): signals.event(event, serial: stream.nextSerial)
    case .cacheAdd(let item): signals.cacheAdd(item, serial: stream.nextSerial)
    case .cacheRemove(let id): signals.cacheRemove(id, serial: stream.nextSerial)
    case .childrenReset(let parent, let one): reset(parent, one, &signals, stream)
    case .continuous, .forget: break
    }
  }

  /// An index of -1 makes libatspi read the children again, where the event names one that is there
  /// (`cache_process_children_changed`, 2.46 to 2.61); that there are none left it takes from the
  /// element's own entry in the cache.
  private func reset(
    _ parent: ElementID, _ one: ElementID, _ signals: inout WireWriter, _ stream: BusStream
  ) {
    guard let query = try? shared.snapshot.query(parent) else { return }
    if let first = query.children.first {
      return signals.event(.children(parent, "add", first, -1), serial: stream.nextSerial)
    }
    signals.event(.children(parent, "remove", one, -1), serial: stream.nextSerial)
    signals.cacheAdd(
      CacheItem(
        query.node, parent: query.parent, index: -1,
        childCount: query.publication.childCount(of: query.node)),
      serial: stream.nextSerial)
  }

  /// Milliseconds on a monotonic clock.
  private static var now: Int { Int(g_get_monotonic_time() / 1000) }
}

extension Outgoing {
  /// Whether it stands for the events of many children.
  fileprivate var isReset: Bool { if case .childrenReset = self { true } else { false } }
}
