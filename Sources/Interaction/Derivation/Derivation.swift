// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Finds the alternatives of an element from what its gestures say of themselves.
///
/// It reads descriptions only, never a gesture's type.
@MainActor
struct Derivation {
  /// What the derivation has to know of an element's present state.
  struct Situation {
    /// True while the element is picked up: then it can be moved, dropped and put back.
    var isCarried = false
  }

  let map: KeyMap
  let situation: Situation
  let element: Element
  let declaration: SemanticsDeclaration
  var control = DerivedControl()
  /// Which alternative has a key.
  private var owners: [KeyBinding: String] = [:]
  private(set) var names: Set<String> = []
  /// The gesture whose alternatives are being added, with what surrounds it.
  private var part = DerivedPart(gesture: .none)
  /// True where one gesture alone could use the arrow keys.
  private(set) var hasOneDirection = false
  var pressDurations: Set<Double> = []

  private init(_ element: Element, map: KeyMap, situation: Situation) {
    self.map = map
    self.situation = situation
    self.element = element
    declaration = element.declaration
  }

  /// - Parameter description: What one of its gestures says, where that one alone is asked about.
  static func derive(
    _ element: Element, map: KeyMap, situation: Situation = Situation(),
    from description: GestureDescription? = nil
  ) -> DerivedControl {
    var derivation = Derivation(element, map: map, situation: situation)
    derivation.derive(description.map { [$0] } ?? element.reachableGestures.map(\.description))
    return derivation.control
  }

  /// The order in which keys are given out.
  private mutating func derive(_ descriptions: [GestureDescription]) {
    let parts = descriptions.flatMap { DerivedPart.parts(of: $0) }
    hasOneDirection = parts.count(where: \.isDirectional) == 1
    control.movesFreely = parts.contains(where: \.movesFreely)
    control.pointerGestures = DerivedPart.pointerGestures(of: parts)
    addDeclaredDefault()
    // The single tap first, whatever its place in the composition: it is the default action.
    each(parts) { $0.addClick($1) }
    each(parts) { $0.addPress($1) }
    each(parts) { $0.addCursor($1) }
    each(parts) { $0.addCarrying($1) }
    each(parts) { $0.addFacet($1) }
    addFacetAlternatives()
    each(parts) { $0.addMove($1) }
    addMenu()
    addDeclared()
    putMenuLast()
    // A disabled control is what it is, but offers nothing.
    if !element.isEffectivelyEnabled { control.alternatives = [] }
  }

  private mutating func each(
    _ parts: [DerivedPart], _ addAlternatives: (inout Derivation, DerivedPart) -> Void
  ) {
    for part in parts {
      self.part = part
      addAlternatives(&self, part)
    }
    part = DerivedPart(gesture: .none)
  }

  /// Adds what needs neither the fingers of the gesture nor what leads to it.
  mutating func plainly(_ addAlternatives: (inout Derivation) -> Void) {
    let outer = part
    part = DerivedPart(gesture: .none)
    addAlternatives(&self)
    part = outer
  }

  /// Adds an alternative, unless the element has one of that name.
  ///
  /// - Parameters:
  ///   - purpose: What it asks keys for; nil for none.
  ///   - keys: What it asks for beside those of the purpose.
  ///   - isWhole: Whether it is all that its gesture does, so that an author's label names it.
  ///   - isHeld: Whether it goes on with a contact that is down, without what leads to it.
  mutating func add(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose? = nil,
    keys wanted: [KeyBinding] = [], _ play: Play, isWhole: Bool = false, isAction: Bool = true,
    facet: Int? = nil, isHeld: Bool = false
  ) {
    let leads = isHeld ? [] : part.leads
    let name = leads.map { $0.name + "-then-" }.joined() + part.hand.namePrefix + name
    let key = facet.map { "\($0)/" + name } ?? name
    guard names.insert(key).inserted else { return }
    let label = self.label(label, leads: leads, isWhole: isWhole)
    let asked = self.asked(wanted + (purpose.map { map[$0] } ?? []))
    let spare = self.asked(purpose.map { map.spare($0) } ?? [])
    let (keys, reason) = give(asked, spare, to: name, facet: facet)
    guard isAction || !keys.isEmpty else { return }
    control.alternatives.append(
      PlayableAlternative(
        alternative: Alternative(
          name: name, label: label, keys: keys, isAction: isAction, keylessReason: reason),
        play: whole(play, after: leads), facet: facet))
  }

  private func label(_ label: String, leads: [PlayedLead], isWhole: Bool) -> String {
    if let own = part.label { return isWhole ? own : own + ", " + Self.inside(label) }
    let label = label + part.hand.labelSuffix
    guard let first = leads.first else { return label }
    return ([first.label] + leads.dropFirst().map { Self.inside($0.label) } + [Self.inside(label)])
      .joined(separator: ", then ")
  }

  private static func inside(_ label: String) -> String {
    label.prefix(1).lowercased() + label.dropFirst()
  }

  private func whole(_ play: Play, after leads: [PlayedLead]) -> Play {
    let play = part.hand.isBare ? play : Play.by(part.hand, play)
    return leads.isEmpty ? play : .after(leads, play)
  }

  /// The keys that are held beside go with each binding; what moves the focus is never given out.
  private func asked(_ keys: [KeyBinding]) -> [KeyBinding] {
    var seen: Set<KeyBinding> = []
    return keys.map { KeyBinding($0.key, $0.modifiers.union(part.hand.keyModifiers)) }
      .filter { !KeyMap.reserved.contains($0) && seen.insert($0).inserted }
  }

  /// All keys that are still free; where none is, the first spare one that is. The element that
  /// stands for one value has its keys to itself.
  private mutating func give(
    _ asked: [KeyBinding], _ spare: [KeyBinding], to name: String, facet: Int?
  ) -> ([KeyBinding], Alternative.KeylessReason?) {
    guard facet == nil else { return (asked, nil) }
    var keys = asked.filter { owners[$0] == nil }
    if keys.isEmpty, !asked.isEmpty {
      keys = spare.first { owners[$0] == nil }.map { [$0] } ?? []
    }
    for key in keys { owners[key] = name }
    guard keys.isEmpty, !asked.isEmpty else { return (keys, nil) }
    var holders: [String] = []
    for owner in (asked + spare).compactMap({ owners[$0] }) where !holders.contains(owner) {
      holders.append(owner)
    }
    return ([], .taken(by: holders))
  }
}
