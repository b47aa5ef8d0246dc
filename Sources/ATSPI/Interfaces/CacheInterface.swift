// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// The cache object tells clients of the application alone: the whole of a large tree would keep
  /// the bus busy for seconds, and clients read the rest when they need it.
  ///
  /// AT-SPI: `org.a11y.atspi.Cache`.
  static let cache = InterfaceTable(
    .cache,
    methods: [
      Method("GetItems", "", "a\(cacheItemType)") { query, _ throws(ProviderError) in
        .value(.array(cacheItemType, [cacheItem(query)]))
      }
    ])

  /// Object, application, parent, index, child count, interfaces, name, role, description, states.
  static let cacheItemType = "((so)(so)(so)iiassusau)"

  static func cacheItem(_ query: Query) -> BusValue {
    .tuple([
      .reference(.element(query.node.id)),
      .reference(.element(query.tree.root)),
      .reference(query.parent),
      .int32(Int32(clamping: query.tree.index(of: query.node.id) ?? -1)),
      .int32(Int32(clamping: query.node.children.count)),
      interfaceNames(query),
      .string(query.node.name),
      .uint32(RoleMapping.published(query.node.role).number),
      .string(query.node.description),
      stateWords(query.node.states),
    ])
  }
}
