// SPDX-License-Identifier: Apache-2.0

import GLibThread
import Semantics
import Synchronization

/// Shows keys to the assistive technologies that asked for them, before the application uses them.
/// It lives on GLib's thread.
///
/// Keys come back in the order in which they came, each within ``KeyPatience``.
final class KeyForwarder {
  private struct Entry {
    let ticket: UInt64
    let key: KeyStroke
    let then: @Sendable (Bool) -> Void
  }

  /// Where the keys go: a connection and the registry's unique name on it.
  struct Route {
    let connection: BusConnection
    let registry: String
  }

  private let shared: SharedState
  private let executor: GLibThread
  private var queue: [Entry] = []
  private var asked: UInt64?
  private var lastTicket: UInt64 = 0
  private var patience = KeyPatience()
  /// Nil while nobody listens.
  var route: Route? {
    didSet {
      if route == nil { asked = nil }
      ask()
    }
  }

  init(shared: SharedState, executor: GLibThread) {
    self.shared = shared
    self.executor = executor
  }

  func forward(_ key: KeyStroke, then: @escaping @Sendable (Bool) -> Void) {
    lastTicket += 1
    let ticket = lastTicket
    queue.append(Entry(ticket: ticket, key: key, then: then))
    if route != nil {
      executor.schedule(after: patience.milliseconds) { [weak self] in self?.expire(ticket) }
    }
    ask()
  }

  /// Shows the first key, if nobody is looking at one.
  private func ask() {
    while asked == nil, let first = queue.first {
      guard let route else {
        giveBack(consumed: false)
        continue
      }
      asked = first.ticket
      route.connection.call(
        route.registry, "/org/a11y/atspi/registry/deviceeventcontroller",
        "org.a11y.atspi.DeviceEventController", "NotifyListenersSync", [first.key.busValue],
        timeout: 1000
      ) { [weak self] reply in
        guard case .success(let values) = reply else {
          self?.answered(first.ticket, consumed: false)
          return
        }
        self?.patience.answered()
        self?.answered(first.ticket, consumed: values.first == .boolean(true))
      }
    }
  }

  private func answered(_ ticket: UInt64, consumed: Bool) {
    guard asked == ticket else { return }
    asked = nil
    giveBack(consumed: consumed)
    ask()
  }

  /// This key and the older ones have waited long enough.
  private func expire(_ ticket: UInt64) {
    guard let first = queue.first, first.ticket <= ticket else { return }
    patience.expired()
    while let first = queue.first, first.ticket <= ticket {
      if asked == first.ticket { asked = nil }
      giveBack(consumed: false)
    }
    ask()
  }

  private func giveBack(consumed: Bool) {
    let entry = queue.removeFirst()
    entry.then(consumed)
    shared.keysUnderWay.withLock { $0 -= 1 }
  }
}

/// How long a key waits for those who listen, in milliseconds.
///
/// A second, as a screen reader that reads a long text is busy for some tenths of one: its command
/// that comes back unused would be typed into the text. Where nobody answered for that long, someone
/// hangs, and each key waits 100 ms, the bound that Qt always has, until there is an answer again.
struct KeyPatience: Equatable {
  private(set) var milliseconds: UInt32 = 1000

  mutating func expired() { milliseconds = 100 }
  mutating func answered() { milliseconds = 1000 }
}
