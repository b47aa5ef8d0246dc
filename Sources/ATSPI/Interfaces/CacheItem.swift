// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

/// What clients keep of one element, as it was at one moment.
struct CacheItem: Hashable, Sendable {
  let node: Node
  let parent: ObjectReference
  /// Among its siblings; -1 leaves the parent's list as a client has it.
  let index: Int

  init(_ query: Query) {
    node = query.node
    parent = query.parent
    index = query.tree.index(of: query.node.id) ?? -1
  }

  init(_ node: Node, parent: ObjectReference, index: Int) {
    self.node = node
    self.parent = parent
    self.index = index
  }

  /// Object, application, parent, index, child count, interfaces, name, role, description, states.
  static let type = "((so)(so)(so)iiassusau)"

  var value: BusValue {
    .tuple([
      .reference(.element(node.id)),
      .reference(.element(Provider.applicationID)),
      .reference(parent),
      .int32(Int32(clamping: index)),
      .int32(Int32(clamping: node.children.count)),
      InterfaceTable.interfaceNames(node),
      .string(node.name),
      .uint32(RoleMapping.published(node.role).number),
      .string(node.description),
      InterfaceTable.stateWords(node.states),
    ])
  }
}
