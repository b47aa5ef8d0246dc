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
      Method("GetItems", "", "a\(CacheItem.type)") { query, _, reply throws(ProviderError) in
        let array = reply.beginArray(alignment: 8)
        forEachCached(query) { reply.item($0) }
        reply.end(array)
      }
    ])

  /// Level by level, so that what is left out is what lies deepest.
  private static func forEachCached(_ query: Query, _ body: (CacheItem) -> Void) {
    let publication = query.publication
    let root = CacheItem(query)
    body(root)
    var level = [root.node]
    var count = 1
    for (node, host) in publication.embeddedWindows where count < cacheLimit {
      body(CacheItem(node, parent: host, index: 0, childCount: publication.childCount(of: node)))
      count += 1
      level.append(node)
    }
    while !level.isEmpty, count < cacheLimit {
      var next: [Node] = []
      for parent in level {
        let children = publication.children(of: parent)
        for (index, id) in children.enumerated() where count < cacheLimit {
          guard let node = query.tree[id] else { continue }
          body(
            CacheItem(
              node, parent: .element(parent.id), index: index,
              childCount: publication.childCount(of: node)))
          count += 1
          if !node.children.isEmpty { next.append(node) }
        }
      }
      level = next
    }
  }
}
