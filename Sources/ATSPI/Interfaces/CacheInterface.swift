// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// The elements that the cache object tells at once: with them, a client that keeps a cache walks an
  /// ordinary application without a call. Of a larger one it tells the upper levels, and clients
  /// read the rest when they need it.
  static let cacheLimit = 4096

  /// AT-SPI: `org.a11y.atspi.Cache`.
  static let cache = InterfaceTable(
    .cache,
    methods: [
      Method("GetItems", "", "a\(CacheItem.type)") { query, _ throws(ProviderError) in
        .value(.array(CacheItem.type, cacheItems(query)))
      }
    ])

  /// Level by level, so that what is left out is what lies deepest.
  private static func cacheItems(_ query: Query) -> [BusValue] {
    var items = [CacheItem(query)]
    var next = 0
    while next < items.count, items.count < cacheLimit {
      let parent = items[next].node
      for (index, id) in parent.children.enumerated() where items.count < cacheLimit {
        guard let node = query.tree[id] else { continue }
        items.append(CacheItem(node, parent: .element(parent.id), index: index))
      }
      next += 1
    }
    return items.map(\.value)
  }
}
