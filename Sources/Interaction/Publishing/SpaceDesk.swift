// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The contents of all that scrolls in one window, and what is where in them.
@MainActor
final class SpaceDesk {
  private var spaces: [ElementID: MovingSpace] = [:]
  /// In which of them each node is, and each space.
  private var spaceOfItem: [ElementID: ElementID] = [:]
  private var changed: Set<ElementID> = []

  /// The spaces as they are now.
  var all: [Space] { spaces.values.map(\.published) }

  func takeChanges() -> [Space] {
    defer { changed.removeAll(keepingCapacity: true) }
    return changed.sorted().map { spaces[$0]?.published ?? Space(id: $0, origin: nil) }
  }

  /// All of them are told once more.
  func markAllChanged() { changed.formUnion(spaces.keys) }

  func space(_ id: ElementID) -> MovingSpace? { spaces[id] }

  /// Takes over where the content of something that scrolls is now; nothing happens for another
  /// element.
  ///
  /// - Returns: Its space, where what is inside has stayed where it is in there; nil where the element
  ///   is no such content, is new, or is turned or scaled otherwise than before.
  func follow(_ content: Element) -> MovingSpace? {
    guard content.isMovingContent else { return nil }
    let known = spaces[content.id]
    let space = known ?? MovingSpace(content)
    spaces[content.id] = space
    let before = known?.published
    let isSameWay = space.follow(content)
    if space.published != before { changed.insert(content.id) }
    // Where its own window on it is in the space round it.
    if content.movesAsOne {
      put(space, content)
    } else if let pane = content.parent {
      put(content.id, pane)
    }
    return isSameWay && known != nil ? space : nil
  }

  private func put(_ id: ElementID, _ pane: Element) {
    let outer = pane.movingContent
    if spaceOfItem[id] != outer?.id { remove(id) }
    guard let outer, let space = spaces[outer.id] else { return }
    spaceOfItem[id] = outer.id
    let units = pane.scene?.screenUnitsAPoint ?? 1
    if space.put(id, pane.frame(inSpaceOf: outer).scaled(by: units)), outer.movesAsOne {
      put(space, outer)
    }
  }

  /// What moves as one is as large as all that is in it.
  private func put(_ space: MovingSpace, _ content: Element) {
    let outer = content.movingContent?.id
    if spaceOfItem[content.id] != outer { remove(content.id) }
    guard let outer, let outerSpace = spaces[outer] else { return }
    spaceOfItem[content.id] = outer
    // What that is in reaches further, too.
    if outerSpace.put(content.id, space.extentInOuter), let around = outerSpace.content,
      around.movesAsOne
    {
      put(outerSpace, around)
    }
  }

  /// The node is somewhere else.
  func put(_ node: Node) {
    if spaceOfItem[node.id] != node.space { remove(node.id) }
    guard let id = node.space, let space = spaces[id] else { return }
    spaceOfItem[node.id] = id
    if space.put(node.id, node.frame), let content = space.content, content.movesAsOne {
      put(space, content)
    }
  }

  func remove(_ id: ElementID) {
    guard let space = spaceOfItem.removeValue(forKey: id) else { return }
    spaces[space]?.remove(id)
  }

  /// The element has left the window.
  func forget(_ content: Element) {
    guard spaces.removeValue(forKey: content.id) != nil else { return }
    remove(content.id)
    changed.insert(content.id)
  }
}
