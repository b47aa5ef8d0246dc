// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

/// What clients keep of one element, as it was at one moment.
struct CacheItem: Hashable, Sendable {
  let node: Node
  let parent: ObjectReference
  /// Among its siblings; -1 leaves the parent's list as a client has it.
  let index: Int
  let childCount: Int

  init(_ query: Query) {
    node = query.node
    parent = query.parent
    index = query.publication.index(of: query.node.id)
    childCount = query.publication.childCount(of: query.node)
  }

  /// - Parameter childCount: Nil for that of the element's own children.
  init(_ node: Node, parent: ObjectReference, index: Int, childCount: Int? = nil) {
    self.node = node
    self.parent = parent
    self.index = index
    self.childCount = childCount ?? node.children.count
  }

  /// Object, application, parent, index, child count, interfaces, name, role, description, states.
  static let type = "((so)(so)(so)iiassusau)"
}

extension WireWriter {
  mutating func item(_ item: CacheItem) {
    structure()
    reference(.element(item.node.id))
    reference(.element(Provider.applicationID))
    reference(item.parent)
    int32(clamping: item.index)
    int32(clamping: item.childCount)
    interfaces(of: item.node)
    string(item.node.name)
    uint32(RoleMapping.published(item.node.role).number)
    string(item.node.description)
    states(item.node.states)
  }
}
