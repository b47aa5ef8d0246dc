// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What the walks by keys show of single elements.
struct KeyboardIndex: AuditIndex {
  /// Every element that had the focus, or that arrows led to.
  let reached: Set<ElementID>
  /// Where Tab and Shift+Tab stopped.
  let stops: Set<ElementID>
  /// The steps by Tab and Shift+Tab that led to an element, and from one.
  let arrivals: [ElementID: [KeyboardStep]]
  let departures: [ElementID: [KeyboardStep]]
  /// By the first element that is held.
  let traps: [ElementID: KeyboardHold]
  /// What types Tab, or keeps it and Shift+Tab, and lets the focus go by another key.
  let tabKeepers: [ElementID: KeyboardHold]
  /// Why it is not known whether the focus leaves them.
  let unknownExits: [ElementID: String]
  /// The others.
  let heldBesides: Set<ElementID>
  let groups: [ElementID: KeyboardGroupTrial]
  let bindings: [ElementID: [KeyBindingTrial]]
  /// Of menus whose toolkit publishes none, as they are drawn.
  let menuKeys: [ElementID: String]
  /// A letter that does something in a window, whatever has the focus.
  let letters: [ElementID: KeyBindingTrial]
  let inputs: [ElementID: KeyboardInputTrial]
  let answers: [ElementID: KeyAnswerTrial]
  /// The lines that the focus is shown by, where these were measured.
  let rings: [ElementID: Rect]
  private let walks: [ElementID: KeyboardWalk]
  /// Where Shift+Tab leads from an element in a walk that was whole.
  private let backward: [ElementID: ElementID]
  /// By window.
  private let innerDialogs: [ElementID: ElementID]

  init(_ context: AuditContext) {
    var arrivals: [ElementID: [KeyboardStep]] = [:]
    var departures: [ElementID: [KeyboardStep]] = [:]
    var traps: [ElementID: KeyboardHold] = [:]
    var tabKeepers: [ElementID: KeyboardHold] = [:]
    var heldBesides: Set<ElementID> = []
    var unknownExits: [ElementID: String] = [:]
    var reached: Set<ElementID> = []
    var groups: [ElementID: KeyboardGroupTrial] = [:]
    var bindings: [ElementID: [KeyBindingTrial]] = [:]
    var letters: [ElementID: KeyBindingTrial] = [:]
    var walks: [ElementID: KeyboardWalk] = [:]
    var backward: [ElementID: ElementID] = [:]
    for walk in context.evidence.keyboardWalks {
      walks[walk.window] = walk
      reached.formUnion(walk.reached)
      for step in walk.forward + walk.backward {
        if let element = step.before?.element { departures[element, default: []].append(step) }
        if step.isMove, !Self.isWithin(step, context), let element = step.after?.element {
          arrivals[element, default: []].append(step)
        }
      }
      if walk.tellsWayBack {
        for step in walk.backward {
          if let from = step.before?.element, let to = step.after?.element { backward[from] = to }
        }
      }
      for hold in walk.holds where hold.exit == nil && Self.leadsNowhere(hold, walk, context) {
        // Both ways round the same elements are one trap.
        guard let first = hold.elements.first, traps[first] == nil,
          !traps.values.contains(where: { Set($0.elements) == Set(hold.elements) })
        else { continue }
        if let gap = hold.gap {
          unknownExits[first] = gap
          continue
        }
        traps[first] = hold
        heldBesides.formUnion(hold.elements.dropFirst())
      }
      for hold in walk.holds where hold.elements.count == 1 {
        guard let exit = hold.exit else { continue }
        let keepsBoth = hold.tried.contains("Shift+Tab") && exit != "Shift+Tab"
        if hold.typed || keepsBoth { tabKeepers[hold.elements[0]] = hold }
      }
      for group in walk.groups { groups[group.element] = group }
      for trial in walk.bindings {
        if trial.action.isEmpty { letters[trial.element] = trial; continue }
        bindings[trial.element, default: []].append(trial)
      }
    }
    self.arrivals = arrivals
    self.departures = departures
    self.traps = traps
    self.tabKeepers = tabKeepers
    self.unknownExits = unknownExits
    self.heldBesides = heldBesides.subtracting(traps.keys)
    self.reached = reached
    self.groups = groups
    self.bindings = bindings
    self.letters = letters
    inputs = Dictionary(
      context.evidence.keyboardWalks.flatMap(\.inputs).map { ($0.element, $0) },
      uniquingKeysWith: { first, _ in first })
    answers = Dictionary(
      context.evidence.keyboardWalks.flatMap(\.answers).map { ($0.element, $0) },
      uniquingKeysWith: { first, _ in first })
    menuKeys = context.evidence.keyboardWalks.reduce(into: [:]) { $0.merge($1.menuKeys) { $1 } }
    rings = context.evidence.keyboardWalks.reduce(into: [:]) { $0.merge($1.rings) { $1 } }
    self.walks = walks
    self.backward = backward
    innerDialogs = walks.compactMapValues { Self.innerDialog(of: $0, context) }
    stops = Set(arrivals.keys).union(departures.keys)
  }

  /// Qt calls the box round the buttons of a message focused too: from there to one of them the focus
  /// does not move.
  private static func isWithin(_ step: KeyboardStep, _ context: AuditContext) -> Bool {
    guard let box = step.before?.element.flatMap({ context[$0] }),
      let node = step.after?.element.flatMap({ context[$0] }),
      box.role == .panel || box.role == .filler, !box.states[.focusable]
    else { return false }
    return context.isInside(node) { $0.id == box.id }
  }

  /// A window with one stop holds nobody: there is nowhere else to go, but for a menu that F10 opens. Nor
  /// does what one of the two keys leaves: Qt's Shift+Tab stays at the first link of a text, and Tab goes on behind the last.
  private static func leadsNowhere(
    _ hold: KeyboardHold, _ walk: KeyboardWalk, _ context: AuditContext
  ) -> Bool {
    let held = Set(hold.elements)
    let leadsOut = (walk.forward + walk.backward).contains { step in
      step.before?.element.map(held.contains) ?? false
        && step.after?.element.map { !held.contains($0) } ?? false && !isWithin(step, context)
    }
    if leadsOut { return false }
    let leadsIn = walk.forward.contains { step in
      step.before?.element.map { !held.contains($0) } ?? false && !isWithin(step, context)
    }
    if leadsIn { return true }
    guard let window = context[walk.window] else { return false }
    let byMenuKey = Set(
      walk.sideSteps.filter { $0.keys == "F10" }.flatMap { step in
        step.changed + [step.after?.element].compactMap(\.self)
      })
    return context.descendants(of: window).contains { node in
      node.states[.focusable] && node.states[.showing] && node.states[.enabled]
        && RoleGroups.controls.contains(node.role) && !RoleGroups.menuItems.contains(node.role)
        && !held.contains(node.id) && !byMenuKey.contains(node.id)
        && !context.isInside(node) { held.contains($0.id) }
    }
  }

  /// The walk through the element's window; nil where there was none.
  func walk(of node: Node, _ context: AuditContext) -> KeyboardWalk? {
    if let walk = walks[node.id] { return walk }
    return context.ancestors(of: node).lazy.compactMap { walks[$0.id] }.first
  }

  /// The dialog drawn inside of the element's window that Tab never left; nil where there was none.
  func innerDialog(of node: Node, _ context: AuditContext) -> ElementID? {
    walk(of: node, context).flatMap { innerDialogs[$0.window] }
  }

  private static func innerDialog(of walk: KeyboardWalk, _ context: AuditContext) -> ElementID? {
    let stops = (walk.forward + walk.backward).flatMap { [$0.before?.element, $0.after?.element] }
    let dialogs = stops.compactMap { $0.flatMap { context[$0] } }.map {
      context.innerDialog(round: $0)
    }
    guard let first = dialogs.first, dialogs.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// nil where the way back is not known.
  func wayBack(from element: ElementID) -> ElementID? { backward[element] }
}

extension KeyboardWalk {
  /// False where a trap or a bound has cut the way back.
  var tellsWayBack: Bool { isWhole && holds.isEmpty }
}

extension AuditContext {
  var keyboard: KeyboardIndex { index(KeyboardIndex.self) }
}

extension Condition {
  static let isStop = Condition("had the focus when Tab or Shift+Tab was pressed") {
    node, context in
    context.keyboard.stops.contains(node.id)
  }

  /// Beside the walk's first place.
  static let isArrival = Condition("got the focus by Tab or Shift+Tab") { node, context in
    context.keyboard.arrivals[node.id] != nil
  }
}
