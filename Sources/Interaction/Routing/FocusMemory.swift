// SPDX-License-Identifier: Apache-2.0

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

  /// Nil where the target cannot have the focus.
  init?(_ target: FocusTarget, in order: [FocusTarget]) {
    guard let place = order.firstIndex(where: { $0 == target }) else { return nil }
    self.target = target
    self.order = order
    self.place = place
    surroundings = target.element?.surroundings.map(ElementReference.init) ?? []
  }

  /// The target itself where it can have the focus now. Else what is left of the innermost element
  /// round it that anything is left of: the next one after it, or else the nearest one before.
  func nearest(in present: [FocusTarget], of scene: InteractionScene) -> FocusTarget? {
    let keys = Set(present.compactMap(Key.init))
    func isPresent(_ candidate: FocusTarget) -> Bool {
      Key(candidate).map(keys.contains) ?? false
    }
    if isPresent(target) { return target }
    let left = (order[place...] + order[..<place].reversed()).filter(isPresent)
    for container in surroundings.compactMap(\.element) where container.scene === scene {
      if let inside = left.first(where: { $0.element?.isInside(container) == true }) {
        return inside
      }
    }
    return left.first
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
