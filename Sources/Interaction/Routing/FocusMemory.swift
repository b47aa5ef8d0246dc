// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// What had the focus, and what stood round it: where to look for a neighbour once it is gone.
@MainActor
struct FocusMemory {
  private let target: FocusTarget
  /// What could have the focus then, in order.
  private let order: [FocusTarget]
  private let place: Int
  /// The elements round the target, innermost first.
  private let surroundings: [ElementReference]
  private let look: FocusLook?
  /// Of the window, in points.
  private let size: CGSize

  /// Nil where the target cannot have the focus.
  init?(_ target: FocusTarget, in order: [FocusTarget], of scene: InteractionScene) {
    guard let place = order.firstIndex(where: { $0 == target }) else { return nil }
    self.target = target
    self.order = order
    self.place = place
    surroundings = target.element?.surroundings.map(ElementReference.init) ?? []
    look = scene.publisher.look(of: target)
    size = scene.size
  }

  /// The target itself where it can have the focus now, or where a window of another size is laid out
  /// anew, the one that says the same. Else, in the innermost element round it that has any of these:
  /// where a page was left that is back; what is left there, the next one after it or else the nearest
  /// one before; what has come there.
  func nearest(in present: [FocusTarget], of scene: InteractionScene) -> FocusTarget? {
    let keys = Set(present.compactMap(Key.init))
    func isPresent(_ candidate: FocusTarget) -> Bool {
      Key(candidate).map(keys.contains) ?? false
    }
    if isPresent(target) { return target }
    if let twin = twin(in: present, of: scene) { return twin }
    let left = (order[place...] + order[..<place].reversed()).filter(isPresent)
    for container in surroundings.compactMap(\.element) where container.scene === scene {
      func isInside(_ candidate: FocusTarget) -> Bool {
        candidate.element?.isInside(container) == true
      }
      if let back = present.first(where: { isInside($0) && $0.isWherePageWasLeft }) { return back }
      if let inside = left.first(where: isInside) { return inside }
      // What came in its place.
      if container !== scene.root, let new = present.first(where: isInside) { return new }
    }
    return left.first
  }

  private func twin(
    in present: [FocusTarget], of scene: InteractionScene
  ) -> FocusTarget? {
    guard let look, scene.size != size else { return nil }
    let alike = present.filter { scene.publisher.look(of: $0) == look }
    return alike.count == 1 ? alike.first : nil
  }

  private struct Key: Hashable {
    let element: ElementID
    let facet: Int?

    @MainActor
    init?(_ target: FocusTarget) {
      guard let element = target.element else { return nil }
      self.element = element.id
      facet = target.facet
    }
  }
}

/// What something that can have the focus is called, and what it is.
struct FocusLook: Equatable {
  let role: Role
  /// With that of its group.
  let name: String
}

extension FocusTarget {
  /// Whether the page that it is on had the focus there last.
  @MainActor
  fileprivate var isWherePageWasLeft: Bool {
    guard let page = element?.surroundings.first(where: { $0.focus.isPage }) else { return false }
    return page.lastFocus.map { $0 == self } ?? false
  }
}
