// SPDX-License-Identifier: Apache-2.0

/// Inputs that a platform has brought and its host has not taken yet.
package struct InputQueue {
  /// Inputs that wait at most: a host that is busy for so long has no use for more.
  private static let limit = 256

  private var events: [InputEvent] = []

  package init() {}

  /// True for the first one: the host has to be woken for it.
  package mutating func add(_ event: InputEvent) -> Bool {
    if let last = events.last, event.overtakes(last) { events.removeLast() }
    if events.count < Self.limit { events.append(event) }
    return events.count == 1
  }

  /// What came since the last call.
  package mutating func takeAll() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}
