// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Finds the alternatives of an element, its role and its values, from what its gestures say of
/// themselves.
///
/// It reads descriptions only, never a gesture's type; what a kind offers is that kind's to say
/// (``OperableGesture``).
@MainActor
public struct Derivation {
  /// What the derivation has to know of an element's present state.
  struct Situation {
    /// True while the element is picked up: then it can be moved, dropped and put back.
    var isCarried = false
  }

  /// The keys of the scene, for a kind that has more than one purpose to ask for.
  public let keyMap: KeyMap
  let situation: Situation
  let element: Element
  let declaration: SemanticsDeclaration
  var control = DerivedControl()
  private var keys = KeyLedger()
  private(set) var names: Set<String> = []
  /// The gesture whose alternatives are being added, with what surrounds it.
  public private(set) var part: DerivedPart?
  /// True where one gesture alone could use the arrow keys.
  public private(set) var hasOneDirection = false
  var pressDurations: Set<Double> = []

  private init(_ element: Element, keyMap: KeyMap, situation: Situation) {
    self.keyMap = keyMap
    self.situation = situation
    self.element = element
    declaration = element.declaration
  }

  /// - Parameter description: What one of its gestures says, where that one alone is asked about.
  static func derive(
    _ element: Element, keyMap: KeyMap, situation: Situation = Situation(),
    from description: GestureDescription? = nil
  ) -> DerivedControl {
    var derivation = Derivation(element, keyMap: keyMap, situation: situation)
    derivation.derive(
      description.map { DerivedPart.parts(of: $0, on: element) }
        ?? byRank(element.reachableGestures).flatMap { DerivedPart.parts(of: $0, on: element) })
    return derivation.control
  }

  /// Those that come before the ones inside them first, so that of two that are offered by one name
  /// it is the one that a hand reaches.
  private static func byRank(_ attachments: [GestureAttachment]) -> [GestureAttachment] {
    attachments.reversed().filter { $0.priority == .high }
      + attachments.filter { $0.priority != .high }
  }

  /// The order in which keys are given out.
  private mutating func derive(_ parts: [DerivedPart]) {
    hasOneDirection = parts.count(where: \.isDirectional) == 1
    control.movesFreely = parts.contains(where: \.movesFreely)
    control.abilities = DerivedPart.abilities(of: parts)
    control.pointerGestures = DerivedPart.pointerGestures(of: parts)
    if control.movesFreely { propose(.canvas, as: .surface) }
    addDeclaredDefault()
    reserveDeclaredKeys()
    // The single tap first, whatever its place in the composition: it is the default action. One for
    // which a key is held down comes after one for which none is.
    let withoutKeys = parts.filter { $0.hand.modifiers.isEmpty }
    let clicks = withoutKeys + parts.filter { !$0.hand.modifiers.isEmpty }
    for rank in KeyRank.allCases {
      for part in rank == .click ? clicks : parts {
        self.part = part
        add(part, rank)
      }
      part = nil
      if rank == .value { addValues() }
    }
    addMenu()
    keys.isAddingDeclared = true
    addDeclared()
    putMenuLast()
    if situation.isCarried { control.alternatives.removeAll(where: \.play.needsFreeHand) }
    // A disabled control is what it is, and lists what it does, but does nothing of it: clients keep
    // what they have read of an element, and hear of no other interfaces.
    if !element.isEffectivelyEnabled {
      control.outOfUse = control.alternatives
      control.alternatives = []
    }
  }

  private mutating func add(_ part: DerivedPart, _ rank: KeyRank) {
    switch (rank, part.adjustment) {
    case (.value, let adjustment?): addValue(adjustment, of: part)
    case (.value, nil), (.move, .some): break
    case (.click, _), (.press, _), (.cursor, _), (.carrying, _), (.move, nil):
      guard let kind = part.kind as? any OperableGesture else { return }
      kind.addAlternatives(rank, to: &self)
      if rank == .move { addWheelTarget(kind, of: part) }
    }
  }

  /// A wheel can neither do what leads to a gesture nor hold it with more fingers.
  private mutating func addWheelTarget(_ kind: any OperableGesture, of part: DerivedPart) {
    guard part.leads.isEmpty, part.hand.fingers == 1, element.isEffectivelyEnabled,
      kind.wheelPlay(1) != nil
    else { return }
    control.wheelTargets.append(WheelTarget(kind: kind, hand: part.hand, aim: part.aim))
  }

  // MARK: What a kind may ask

  /// Whether the element reads from right to left.
  public var isRightToLeft: Bool { element.isRightToLeft }

  /// Whether there is a default action already.
  public var hasClick: Bool { names.contains("click") }

  /// The keys of a click where there is none: the first other press has them as well.
  public var clickKeysLeft: [KeyBinding] { hasClick ? [] : keyMap[.click] }

  /// Whether the gesture comes after another one of a sequence.
  public var hasLeads: Bool { part.map { !$0.leads.isEmpty } ?? false }

  /// Whether one bare finger makes the gesture, and nothing leads to it.
  public var isPlain: Bool { part.map { $0.hand.isBare && $0.leads.isEmpty } ?? true }

  /// Whether the nearest element around that says what it is, is a list.
  public var isInList: Bool {
    for outer in element.surroundings {
      if let role = outer.declaration.role { return role == .list || role == .listBox }
    }
    return false
  }

  /// Says what the element is for what the gesture does with it. Of several proposals the one of the
  /// first ``RoleRank`` counts, and of one rank the first; what an author declares counts before all.
  public mutating func propose(_ role: Role, as rank: RoleRank) {
    if control.roles[rank] == nil { control.roles[rank] = role }
  }

  /// Makes the element a button whose default action is played as this; nothing is added where it
  /// has a default action already.
  mutating func addClick(_ play: Play = .gesture(TapPlay())) {
    propose(.button, as: .press)
    add("click", "Press", for: .click, play, isWhole: true)
  }

  /// Adds what needs neither the fingers of the gesture nor what leads to it.
  mutating func plainly(_ addAlternatives: (inout Derivation) -> Void) {
    let outer = part
    part = nil
    addAlternatives(&self)
    part = outer
  }

  /// Adds an alternative, unless the element has one of that name.
  ///
  /// - Parameters:
  ///   - name: Kebab-case.
  ///   - label: For people.
  ///   - purpose: What it asks keys for; nil for none.
  ///   - keys: What it asks for beside those of the purpose.
  ///   - play: What is played.
  ///   - isWhole: Whether it is all that its gesture does, so that an author's label names it.
  ///   - isAction: False for what only keys offer.
  public mutating func add(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose? = nil,
    keys: [KeyBinding] = [], _ play: some GesturePlay, isWhole: Bool = false,
    isAction: Bool = true
  ) {
    add(
      name, label, for: purpose, keys: keys, .gesture(play), isWhole: isWhole, isAction: isAction)
  }

  /// Adds an alternative that takes one of the element's values so far.
  ///
  /// - Parameter value: Its place among the values.
  public mutating func add(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose? = nil,
    keys: [KeyBinding] = [], of value: Int, by amount: ValueAmount
  ) {
    add(name, label, for: purpose, keys: keys, .adjust(value, amount))
  }

  /// - Parameters:
  ///   - facet: The value whose element offers it; nil for the element as a whole.
  ///   - isHeld: Whether it goes on with a contact that is down, without what leads to it.
  ///   - verb: What its keys do, where that is not what those of the purpose do.
  mutating func add(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose? = nil,
    keys wanted: [KeyBinding] = [], _ play: Play, isWhole: Bool = false, isAction: Bool = true,
    facet: Int? = nil, isHeld: Bool = false, verb: String? = nil
  ) {
    let leads = isHeld ? [] : part?.leads ?? []
    let name = leads.map { $0.name + "-then-" }.joined() + hand.namePrefix + name
    let key = facet.map { "\($0)/" + name } ?? name
    guard names.insert(key).inserted else { return }
    let label = self.label(label, leads: leads, isWhole: isWhole)
    let (keyMap, modifiers) = (keyMap, hand.keyModifiers)
    let asked = Self.bindings(purpose.map { wanted + keyMap[$0] } ?? wanted, with: modifiers)
    // The element that stands for one value has its keys to itself.
    let (keys, reason) =
      facet == nil
      ? self.keys.give(
        asked, Self.bindings(purpose.map { keyMap.spare($0) } ?? [], with: modifiers), to: name)
      : (asked, nil)
    guard isAction || !keys.isEmpty else {
      names.remove(key)
      return
    }
    var alternative = Alternative(
      name: name, label: label, keys: keys, isAction: isAction, keylessReason: reason)
    alternative.usage = usage(verb ?? purpose?.verb, isHeld: isHeld)
    control.alternatives.append(
      PlayableAlternative(
        alternative: alternative, play: whole(play, after: leads), facet: facet, aim: part?.aim))
  }

  /// What an author calls the gesture says more than what all its kind do.
  private func usage(_ verb: String?, isHeld: Bool) -> KeyUsage? {
    guard let verb, isHeld || !hasLeads else { return nil }
    if let own = part?.label, !isHeld { return .purpose(Self.inside(own)) }
    return .verb(verb)
  }

  private var hand: PlayedHand { part?.hand ?? PlayedHand() }

  private func label(_ label: String, leads: [PlayedLead], isWhole: Bool) -> String {
    if let own = part?.label { return isWhole ? own : own + ", " + Self.inside(label) }
    let label = label + hand.labelSuffix
    guard let first = leads.first else { return label }
    return ([first.label] + leads.dropFirst().map { Self.inside($0.label) } + [Self.inside(label)])
      .joined(separator: ", then ")
  }

  private static func inside(_ label: String) -> String {
    label.prefix(1).lowercased() + label.dropFirst()
  }

  private func whole(_ play: Play, after leads: [PlayedLead]) -> Play {
    let play = hand.isBare ? play : Play.by(hand, play)
    return leads.isEmpty ? play : .after(leads, play)
  }

  /// The keys that are held beside go with each binding; what moves the focus is never given out.
  private static func bindings(
    _ keys: [KeyBinding], with modifiers: KeyModifiers
  ) -> [KeyBinding] {
    var bindings: [KeyBinding] = []
    for key in keys {
      let binding = KeyBinding(key.key, key.modifiers.union(modifiers))
      guard !KeyMap.reserved.contains(binding), !bindings.contains(binding) else { continue }
      bindings.append(binding)
    }
    return bindings
  }

  /// Keeps keys that nobody has for what the author declared.
  mutating func reserve(_ keys: [KeyBinding], for name: String) {
    self.keys.reserve(keys, for: name)
  }

  /// The keys of these that are free, or kept for this.
  mutating func take(_ keys: [KeyBinding], for name: String) -> [KeyBinding] {
    self.keys.take(Self.bindings(keys, with: hand.keyModifiers), for: name)
  }
}

extension [KeyBinding] {
  /// The same keys with one more that is held.
  func with(_ modifier: KeyModifiers) -> [KeyBinding] {
    map { KeyBinding($0.key, $0.modifiers.union(modifier)) }
  }
}
