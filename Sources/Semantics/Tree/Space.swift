// SPDX-License-Identifier: Apache-2.0

/// Something that moves with all that is inside: the content of what scrolls. The places of the
/// elements in it are counted from its origin, so that scrolling changes one thing.
public struct Space: Hashable, Sendable, Identifiable {
  /// Names the space; what is in it says so by ``Node/space``.
  public let id: ElementID
  /// Points from the origin of ``outer``; nil for a space that is no more.
  public var origin: Point?
  /// The space that it is in; nil for the window.
  public var outer: ElementID?

  public init(id: ElementID, origin: Point?, outer: ElementID? = nil) {
    self.id = id
    self.origin = origin
    self.outer = outer
  }
}

/// The spaces of a tree.
struct SpaceTable: Sendable {
  /// A space in a space, and so on: more than anybody scrolls in.
  private static let depthLimit = 64

  private var spaces: [ElementID: Space] = [:]

  mutating func take(_ changes: [Space]) {
    for space in changes { spaces[space.id] = space.origin == nil ? nil : space }
  }

  /// The node with its place in the window.
  func resolved(_ node: Node) -> Node {
    guard node.space != nil else { return node }
    var node = node
    var current = node.space
    node.space = nil
    for _ in 0..<Self.depthLimit {
      guard let id = current, let space = spaces[id], let origin = space.origin else { break }
      node.frame?.x += origin.x
      node.frame?.y += origin.y
      current = space.outer
    }
    return node
  }
}
