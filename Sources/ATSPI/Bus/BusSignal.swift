// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A signal that goes out.
struct BusSignal: Hashable, Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue]

  static func cacheAdd(_ item: CacheItem) -> BusSignal {
    BusSignal(
      path: ObjectReference.cachePath, interface: Interface.cache.busName,
      member: "AddAccessible", arguments: [item.value])
  }

  static func cacheRemove(_ id: ElementID) -> BusSignal {
    BusSignal(
      path: ObjectReference.cachePath, interface: Interface.cache.busName,
      member: "RemoveAccessible", arguments: [.reference(.element(id))])
  }
}
