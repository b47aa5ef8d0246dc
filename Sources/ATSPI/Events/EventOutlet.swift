// SPDX-License-Identifier: Apache-2.0

import GLibThread
internal import CGio
import Semantics
import Synchronization

/// Sends events out, as fast as the bus takes them. It lives on GLib's thread.
final class EventOutlet {
  /// So many signals go out between two looks at whether the bus keeps up.
  private static let burst = 256
  /// So many may wait for it.
  private static let backlogLimit = 8192

  private let shared: SharedState
  private let executor: GLibThread
  /// Called when the bus has not taken anything for so long that events were lost. Only a new
  /// connection makes clients forget what they believe.
  private let onOverflow: () -> Void

  var gate = EventGate()
  private var connection: BusConnection?
  private var rateLimit = RateLimit()
  /// The values that clients know.
  private var told: [ElementID: RangeValue] = [:]
  private var backlog: [BusSignal] = []
  private var sinceFlush = 0
  private var isFlushing = false
  private var isTimerSet = false

  init(shared: SharedState, executor: GLibThread, onOverflow: @escaping () -> Void) {
    self.shared = shared
    self.executor = executor
    self.onOverflow = onOverflow
  }

  /// Nil while no registry has the application: then nothing is sent.
  func use(_ connection: BusConnection?) {
    self.connection = connection
    gate = EventGate()
    rateLimit = RateLimit()
    told = [:]
    backlog = []
    sinceFlush = 0
    isFlushing = false
  }

  func send(_ batch: [Outgoing]) {
    guard connection != nil else { return }
    for outgoing in batch {
      switch outgoing {
      case .event(let event):
        // What the old focus still had to say must be heard while it has the focus.
        if event.detail == State.focused.name { sendWaiting() }
        send(event)
      case .cache(let signal): send(signal)
      case .continuous(let change):
        if rateLimit.admits(change, at: Self.now) { send(change) } else { setTimer() }
      case .forget(let id):
        told[id] = nil
        rateLimit.forget { $0.id == id }
      }
    }
  }

  private func sendWaiting() {
    for change in rateLimit.takeAll(at: Self.now) { send(change) }
  }

  private func setTimer() {
    guard !isTimerSet, let due = rateLimit.nextDue else { return }
    isTimerSet = true
    executor.schedule(after: UInt32(clamping: max(1, due - Self.now))) { [weak self] in
      guard let self else { return }
      isTimerSet = false
      for change in rateLimit.due(at: Self.now) { send(change) }
      setTimer()
    }
  }

  /// As the element is now.
  private func send(_ change: Continuous) {
    guard let node = shared.publication.withLock({ $0.tree[change.id] }) else { return }
    switch change.kind {
    case .value:
      let last = told[change.id]
      guard let value = node.value, value != last else { return }
      told[change.id] = value
      if last?.text != value.text {
        send(.attribute(change.id, "valuetext", value.text))
      }
      send(.property(change.id, "accessible-value", .double(value.current)))
    case .bounds:
      guard let frame = node.frame?.integral else { return }
      send(
        BusEvent(
          source: change.id, category: .object, member: "BoundsChanged",
          data: .tuple([
            .int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height),
          ])))
    }
  }

  private func send(_ event: BusEvent) {
    guard gate.admits(event) else { return }
    send(event.signal)
  }

  private func send(_ signal: BusSignal) {
    guard isFlushing else {
      emit(signal)
      return
    }
    backlog.append(signal)
    if backlog.count > Self.backlogLimit {
      backlog = []
      onOverflow()
    }
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

  private func drain() {
    let waiting = backlog
    backlog = []
    for signal in waiting { send(signal) }
  }

  /// Milliseconds on a monotonic clock.
  private static var now: Int { Int(g_get_monotonic_time() / 1000) }
}
