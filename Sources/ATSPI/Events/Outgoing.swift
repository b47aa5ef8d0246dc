// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an update leads to on the bus, one step at a time.
enum Outgoing: Hashable, Sendable {
  case event(BusEvent)
  /// `Cache.AddAccessible`.
  case cacheAdd(CacheItem)
  /// `Cache.RemoveAccessible`.
  case cacheRemove(ElementID)
  /// So many children came or went that one event stands for all: clients read them again when they
  /// need them. One of those that came or went goes with it.
  case childrenReset(ElementID, one: ElementID)
  /// The value, or where the element stands, changed: told at a bounded rate, as it is then.
  case continuous(Continuous)
  /// The element is gone: nothing more is to be remembered of it.
  case forget(ElementID)
}

extension Outgoing {
  /// Whether it says where the focus is.
  var isFocus: Bool {
    if case .event(let event) = self { event.detail == State.focused.name } else { false }
  }
}

/// What changes many times a second while a gesture lasts.
struct Continuous: Hashable, Sendable {
  enum Kind: Hashable, Sendable, CaseIterable {
    case value
    case bounds
  }

  var id: ElementID
  var kind: Kind
}
