// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InteractionScene {
  /// Chooses an element among its siblings, or lets go of it, by its default action: what a hand or a
  /// key does to it.
  ///
  /// - Returns: Whether it is as it was asked for. Nothing is played where it is already, or where the
  ///   action would do something else: a single choice cannot be let go of.
  func choose(_ id: ElementID, _ isChosen: Bool) -> Bool {
    guard let node = publisher.node(id), node.canBeChosen else { return false }
    if node.isChosen == isChosen { return true }
    guard let target = publisher.target(id), let element = target.element,
      element.isEffectivelyEnabled,
      isChosen || holder(of: id, element)?.states[.multiselectable] == true,
      let press = control(of: element).press(facet: target.facet), play(press, on: element)
    else { return false }
    updateElements?()
    publisher.refresh()
    return publisher.node(id)?.isChosen == isChosen
  }

  /// Chooses everything in an element that can be, or lets go of it, one after the other.
  ///
  /// - Returns: Whether all is as it was asked for: not where rows of a list are not there that belong
  ///   to it.
  func chooseAll(in id: ElementID, _ areChosen: Bool) -> Bool {
    guard let node = publisher.node(id), node.holdsChoices else { return false }
    let children = node.children.compactMap(publisher.node)
    let missing = children.contains { child in
      (child.attributes["setsize"].flatMap { Int($0) } ?? 0) > children.count
    }
    guard !missing, !areChosen || node.states[.multiselectable] else { return false }
    var isDone = true
    for child in children where child.canBeChosen && !choose(child.id, areChosen) {
      isDone = false
    }
    return isDone
  }

  /// What the element is chosen in: the one that it is a child of.
  private func holder(of id: ElementID, _ element: Element) -> Node? {
    for ancestor in element.lineage {
      guard let node = ancestor.cache.own.first.flatMap(publisher.node) else { continue }
      if node.children.contains(id) { return node }
    }
    return nil
  }
}

extension DerivedControl {
  /// What a press does, where that is the first that is offered.
  func press(facet: Int?) -> PlayableAlternative? {
    guard let first = alternatives.first(where: { $0.facet == facet && $0.alternative.isAction }),
      first.alternative.keys.contains(KeyBinding(.space))
        || first.alternative.keys.contains(KeyBinding(.return))
    else { return nil }
    return first
  }
}
