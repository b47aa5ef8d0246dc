// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What an auditor asks of a scene beyond what is exposed to people.
extension InteractionScene {
  /// Whether something is picked up that has not been dropped.
  package var isCarrying: Bool { player.carried != nil }

  /// Every element of the window, parents before children.
  package var allElements: [Element] {
    var all: [Element] = []
    func visit(_ element: Element) {
      all.append(element)
      for child in element.children { visit(child) }
    }
    visit(root)
    return all
  }

  /// The single gestures that a touch of the element reaches; scrolling left aside.
  package func declaredGestures(of element: Element) -> [DeclaredGesture] {
    guard element.isEffectivelyEnabled else { return [] }
    let offered = offeredAlternatives(of: element)
    // An author who hides it says in other words what it does: what they lead to is compared
    // elsewhere.
    let isHidden = element.standIn != nil
    return element.reachableGestures.enumerated().flatMap { index, attachment in
      let parts = DerivedPart.parts(of: attachment.description, on: element)
      if parts.isEmpty {
        guard attachment.recognizes else { return [DeclaredGesture]() }
        return [
          DeclaredGesture(nil, attachment, index, alternatives: [])
        ]
      }
      let own = Derivation.derive(element, keyMap: keyMap, from: attachment.description)
      return parts.filter { !$0.kind.isScroll }.map { part in
        let names = alternativeNames(of: part, on: element, among: own)
        return DeclaredGesture(
          part, attachment, index,
          alternatives: offered.filter { isHidden || names.contains($0.name) })
      }
    }
  }

  /// Whether it has gestures beside those that scroll, and is disabled.
  package func isDisabledControl(_ element: Element) -> Bool {
    guard element.isShowing, !element.isEffectivelyEnabled else { return false }
    return element.reachableGestures.contains { attachment in
      let parts = DerivedPart.parts(of: attachment.description, on: element)
      return parts.isEmpty ? attachment.recognizes : parts.contains { !$0.kind.isScroll }
    }
  }

  /// The names of what stands for one part of a gesture.
  private func alternativeNames(
    of part: DerivedPart, on element: Element, among own: DerivedControl
  ) -> Set<String> {
    let alone = Derivation.derive(element, keyMap: keyMap, from: GestureDescription(alone: part))
    let names = Set(alone.alternatives.filter(\.play.isDerived).map(\.alternative.name))
    // A sequence gives its parts names of their own.
    return part.leads.isEmpty
      ? names
      : Set(own.alternatives.filter(\.play.isDerived).map(\.alternative.name))
  }

  /// The element's own alternatives and those of its single values; those of the elements that stand
  /// for it where it is not exposed itself.
  package func offeredAlternatives(of element: Element) -> [Alternative] {
    if let standIn = element.standIn { return offeredAlternatives(of: standIn) }
    var offered = control(of: element).alternatives
    if let representation = element.lineage.lazy.compactMap(\.representation).first {
      offered += representation.subtree.flatMap { control(of: $0).alternatives }
    }
    for outer in element.surroundings where outer.standsForOthers {
      offered += control(of: outer).alternatives.filter { alternative in
        if case .on(let other, _) = alternative.play { other.element === element } else { false }
      }.map { standing in
        // Under the name that the element itself has for it.
        var standing = standing
        if case .on(_, let name) = standing.play { standing.alternative.name = name }
        return standing
      }
    }
    return offered.filter { !$0.play.opensMenu && !$0.play.isScroll }.map(\.alternative)
  }

  /// What the element offers on one of its own nodes: the first is the element's, the others those of
  /// its values.
  package func alternatives(
    of element: Element, node: Int, among own: [ElementID]
  ) -> [Alternative] {
    guard own.indices.contains(node), let target = publisher.target(own[node]),
      let told = target.element
    else { return [] }
    return control(of: told).alternatives.filter { $0.facet == target.facet && !$0.play.isScroll }
      .map(\.alternative)
  }

  /// Keys that the authors of the element and of those round it listen to by name.
  package func handledKeys(round element: Element) -> [KeyBinding] {
    let known: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .space, .delete,
    ]
    return element.lineage.flatMap { outer -> [KeyBinding] in
      var keys: [Key] = []
      for handler in outer.keys.handlers {
        guard case .named(let characters) = handler.filter else { continue }
        keys += known.filter { $0.character.map(characters.contains) ?? false }
        keys += characters.filter(\.isLetter).sorted().map { Key(String($0)) }
      }
      for command in outer.keys.commands where command.action != nil {
        switch command.kind {
        case .move: keys += [.up, .down, .left, .right]
        case .delete: keys.append(.delete)
        case .exit: break
        }
      }
      return keys.map { KeyBinding($0) }
    }
  }

  /// Whether its author gave it a menu of its own, which the other button of a pointer opens.
  package func hasContextMenu(_ element: Element) -> Bool {
    element.isEffectivelyEnabled && element.declaration.contextMenu != nil
  }

  /// Whether a pointer gets the menu of all that the element's gestures do.
  package func offersMenu(_ element: Element) -> Bool {
    element.declaration.offersActionsMenu != false && control(of: element).menu != nil
  }

  /// The values that the element's gestures move, in the order of their nodes.
  package func adjustments(of element: Element) -> [AdjustmentDescription] {
    control(of: shown(for: element)).facets.map(\.adjustment)
  }

  /// What is called and said of the value that has the focus where its element is no element of its
  /// own on the screen ("Zoom, 125 %"); nil elsewhere.
  package var focusedValueText: String? {
    guard let target = focusTarget, let index = target.facet, let element = target.element else {
      return nil
    }
    let control = control(of: shown(for: element))
    guard control.hasFacetElements, control.facets.indices.contains(index) else { return nil }
    let adjustment = control.facets[index].adjustment
    return control.name(ofFacet: index) + ", " + adjustment.text(adjustment.current())
  }

  /// The element itself, or the one that is exposed in its place.
  private func shown(for element: Element) -> Element {
    if let standIn = element.standIn { return shown(for: standIn) }
    return element.oneForAllRound ?? element
  }

  /// The names of the actions that take one of the element's values a step up and a step down, value
  /// by value.
  package func stepActions(of element: Element) -> [(up: String, down: String)] {
    let control = control(of: shown(for: element))
    return control.facets.indices.compactMap { index in
      func name(_ count: Int) -> String? {
        control.alternatives.first { alternative in
          guard case .adjust(index, .steps(count)) = alternative.play else { return false }
          return alternative.alternative.isAction
        }?.alternative.name
      }
      return name(1).flatMap { up in name(-1).map { (up, $0) } }
    }
  }

  /// How the element is used, as it is derived, whatever its author says in place of that; empty where
  /// nothing is said of it, and where the person left such sentences out.
  ///
  /// - Parameter node: Its own.
  package func usage(of element: Element, as node: Node) -> String {
    guard saysUsage, node.id == element.id, node.states[.focusable], element.textInput == nil
    else { return "" }
    return control(of: element).usage(as: node.role)
  }

  /// The nodes of the element and of its single values; of what stands in its place where it is not
  /// exposed itself. They need not be in the tree.
  package func nodesStanding(for element: Element) -> [ElementID] {
    if let representation = element.lineage.lazy.compactMap(\.representation).first {
      return representation.subtree.flatMap(ownNodes)
    }
    return ownNodes(of: shown(for: element))
  }

  private func ownNodes(of element: Element) -> [ElementID] {
    let control = control(of: element)
    return [element.id]
      + (control.hasFacetElements ? control.facets.indices.map(element.facetID) : [])
  }

  /// Where something that the element lets go of can be dropped, in points of the window.
  package var dropPlaces: [CGPoint] {
    allElements.filter { !$0.dropTargets.isEmpty && $0.isEffectivelyEnabled && $0.isShowing }
      .map(\.center)
  }

  /// The nodes that Tab stops at from where the focus is, in order: of a group one.
  package var tabStopIDs: [ElementID] {
    publisher.refresh()
    return tabStops().compactMap(publisher.id)
  }

  /// How many elements were turned into nodes so far, for tests that only what changed is.
  package var builtCount: Int { publisher.builtCount }

  /// How many elements were looked at for that, or found to be as they were.
  package var visitCount: Int { publisher.visitCount }

  /// Looks at everything anew, as if all of it might have changed without a word.
  package func distrustEverything() { root.invalidateSubtree() }
}

extension DeclaredGesture {
  @MainActor
  fileprivate init(
    _ part: DerivedPart?, _ attachment: GestureAttachment, _ index: Int,
    alternatives: [Alternative]
  ) {
    self.init(
      kind: part?.kind, adjustment: part?.adjustment, fingers: part?.hand.fingers ?? 1,
      modifiers: part?.hand.modifiers ?? [], inputKinds: part?.hand.inputKinds ?? .all,
      leads: part?.leads.map { lead in
        guard lead.hand.isBare else { return .other }
        return lead.tapCount.map { .taps($0) } ?? lead.heldSeconds.map { .hold($0) } ?? .other
      } ?? [], isFree: part?.movesFreely ?? false,
      ways: part?.strokes?.map(\.way) ?? [], essentialReason: part?.essentialReason,
      origin: attachment.origin,
      attachment: index, priority: attachment.priority,
      isAuthored: attachment.bringsOwnRecognizer, alternatives: alternatives)
  }
}

extension GestureDescription {
  /// A single gesture with the value, the fingers and the keys that it has in its composition.
  fileprivate init(alone part: DerivedPart) {
    let single = GestureDescription.single(part.kind)
    let base = part.adjustment.map { GestureDescription.adjustment(single, $0) } ?? single
    self =
      part.hand == PlayedHand() && part.mapped == nil
      ? base
      : .constrained(
        base,
        GestureConstraints(
          fingers: part.hand.fingers, modifiers: part.hand.modifiers,
          inputKinds: part.hand.inputKinds, mappedValue: part.mapped?.value))
  }
}

extension Play {
  /// False for what the author wrote, and for the menu.
  fileprivate var isDerived: Bool {
    switch self {
    case .declared, .showMenu: false
    case .by(_, let play), .after(_, let play): play.isDerived
    default: true
    }
  }
}

extension Element {
  /// The outermost element round it whose author hid what is inside, and speaks for it; nil for none.
  fileprivate var standIn: Element? {
    surroundings.filter { $0.declaration.childBehavior == .ignore }.last
  }

  fileprivate var subtree: [Element] {
    [self] + children.flatMap(\.subtree)
  }
}
