// SPDX-License-Identifier: Apache-2.0

/// The elements that are new or different since the last update.
///
/// An element leaves the tree by leaving its parent's children; there is no list of removals that
/// could disagree with them.
public struct TreeUpdate: Sendable, Hashable {
  /// Whole nodes, each with all of its children; their order means nothing.
  public var nodes: [Node]
  /// Said after all changes have been published, in this order.
  public var announcements: [Announcement]

  public init(nodes: [Node] = [], announcements: [Announcement] = []) {
    self.nodes = nodes
    self.announcements = announcements
  }

  /// Whether there is nothing to publish.
  public var isEmpty: Bool { nodes.isEmpty && announcements.isEmpty }
}
