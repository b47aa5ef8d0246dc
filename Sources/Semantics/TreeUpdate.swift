// SPDX-License-Identifier: Apache-2.0

/// The elements that are new or different since the last update.
///
/// An element leaves the tree by leaving its parent's children; there is no list of removals that
/// could disagree with them.
public struct TreeUpdate: Sendable, Hashable {
  public var nodes: [Node]
  public var announcements: [Announcement]

  public init(nodes: [Node] = [], announcements: [Announcement] = []) {
    self.nodes = nodes
    self.announcements = announcements
  }

  public var isEmpty: Bool { nodes.isEmpty && announcements.isEmpty }
}
