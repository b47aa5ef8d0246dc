// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Lets each thing be told at once when it was quiet, and then at a bounded rate, without ever
/// losing the last change.
struct RateLimit {
  /// In milliseconds: ten a second. Orca up to 48 speaks every value it hears to the end, so that
  /// more of them would queue up behind a drag.
  static let interval = 100

  private var told: [Continuous: Int] = [:]
  private var waiting: Set<Continuous> = []
  /// What waits, in order, and what has been forgotten since.
  private var order: [Continuous] = []

  /// True for what is to be told now; what is not will be among the next ``due(at:)``.
  mutating func admits(_ change: Continuous, at now: Int) -> Bool {
    if waiting.contains(change) { return false }
    if let last = told[change], now - last < Self.interval {
      waiting.insert(change)
      order.append(change)
      return false
    }
    told[change] = now
    return true
  }

  /// When to ask again, in milliseconds of the same clock; nil where nothing waits.
  var nextDue: Int? { waiting.lazy.map { (told[$0] ?? 0) + Self.interval }.min() }

  /// What is to be told by now.
  mutating func due(at now: Int) -> [Continuous] {
    var ripe: [Continuous] = []
    var rest: [Continuous] = []
    for change in order where waiting.contains(change) {
      if now - (told[change] ?? 0) >= Self.interval {
        ripe.append(change)
        waiting.remove(change)
      } else {
        rest.append(change)
      }
    }
    order = rest
    told = told.filter { now - $0.value < Self.interval }
    for change in ripe { told[change] = now }
    return ripe
  }

  /// Everything that waits, without waiting longer.
  mutating func takeAll(at now: Int) -> [Continuous] {
    let all = order.filter { waiting.remove($0) != nil }
    order = []
    for change in all { told[change] = now }
    return all
  }

  /// The element is gone.
  mutating func forget(_ id: ElementID) {
    for kind in Continuous.Kind.allCases {
      let change = Continuous(id: id, kind: kind)
      waiting.remove(change)
      told[change] = nil
    }
  }
}
