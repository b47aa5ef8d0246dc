// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an update leads to on the bus, one step at a time.
enum Outgoing: Hashable, Sendable {
  case event(BusEvent)
  /// `Cache.AddAccessible` and `Cache.RemoveAccessible`.
  case cache(BusSignal)
  /// The value, or where the element stands, changed: told at a bounded rate, as it is then.
  case continuous(Continuous)
  /// The element is gone: nothing more is to be remembered of it.
  case forget(ElementID)
}

/// What changes many times a second while a gesture lasts.
struct Continuous: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case value
    case bounds
  }

  var id: ElementID
  var kind: Kind
}
