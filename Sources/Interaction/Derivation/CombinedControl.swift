// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Another element, for as long as it is there.
@MainActor
struct ElementReference {
  private(set) weak var element: Element?

  init(_ element: Element) {
    self.element = element
  }

  /// The menu that its author gave it; nil for none.
  var declaredMenu: (@MainActor () -> [MenuEntry])? { element?.declaration.contextMenu }

  /// What the element offers under this name now.
  func alternative(named name: String) -> PlayableAlternative? {
    guard let element, let scene = element.scene else { return nil }
    let control = scene.control(of: element)
    return (control.alternatives + control.lent).first {
      $0.facet == nil && $0.alternative.name == name
    }
  }
}

/// What an element offers that stands for the controls inside: after what it does itself, the first
/// one's alternatives as its own, then each control under its name.
@MainActor
enum CombinedControl {
  static func add(
    to control: inout DerivedControl, of element: Element, in scene: InteractionScene
  ) {
    guard element.isEffectivelyEnabled else { return }
    var adder = Adder(control: control)
    if element.isOneForAll {
      let inside = adder.takeSteps(element.controlsInside)
      let around = inside.filter { outer in
        inside.contains { $0 !== outer && $0.isInside(outer) }
      }
      adder.control.around = Set(around.map(\.id))
      if element.isCombined {
        adder.combine(inside, around, in: scene)
      } else {
        for child in inside { adder.absorb(child, in: scene) }
      }
    }
    for part in element.parts where part.part == .actions {
      for child in part.controlsInside { adder.addNamed(child, in: scene) }
    }
    adder.settleMenu(of: element, in: scene)
    control = adder.control
  }

  @MainActor
  private struct Adder {
    var control: DerivedControl
    private var names: Set<String>
    private var keys: Set<KeyBinding>

    init(control: DerivedControl) {
      self.control = control
      names = Set(control.alternatives.map(\.alternative.name))
      keys = Set(control.alternatives.flatMap(\.alternative.keys))
    }

    /// What a press inside is a step of presses there.
    ///
    /// - Returns: The controls that are none.
    mutating func takeSteps(_ children: [Element]) -> [Element] {
      children.filter { child in
        guard let step = child.declaration.step else { return true }
        let name = step == .increment ? Derivation.incrementName : Derivation.decrementName
        guard let place = control.alternatives.firstIndex(where: { $0.alternative.name == name })
        else { return true }
        control.alternatives[place].play = .on(ElementReference(child), "click")
        return false
      }
    }

    /// The first control is what the element is; what is done with all that is round it is done with
    /// the element.
    mutating func combine(
      _ inside: [Element], _ around: [Element], in scene: InteractionScene
    ) {
      let single = inside.filter { child in !around.contains { $0 === child } }
      func isPressed(_ child: Element) -> Bool {
        scene.control(of: child).alternatives.contains { $0.alternative.name == "click" }
      }
      guard let primary = around.first(where: isPressed) ?? single.first else { return }
      control.primary = ElementReference(primary)
      // A menu of what is round the others is the menu of all.
      let menus = (around + [primary]).filter { $0.declaration.contextMenu != nil }
      control.menuHolder = menus.first.map(ElementReference.init)
      // What is pressed itself has what is inside beside that.
      guard !names.contains("click") else {
        for child in inside { absorb(child, in: scene) }
        return
      }
      if isPressed(primary) { leavePressKeys(scene.keyMap) }
      absorb(primary, in: scene)
      // The first is what is done where nobody says what.
      if let press = control.alternatives.firstIndex(where: { $0.alternative.name == "click" }) {
        control.alternatives.insert(control.alternatives.remove(at: press), at: 0)
      }
      for child in around where child !== primary { absorb(child, in: scene) }
      // What a single one does is offered already.
      guard single.count > 1 || primary !== single.first else { return }
      for child in single { addNamed(child, in: scene) }
    }

    /// The keys of a press are for what is pressed: what the element itself does has others then.
    private mutating func leavePressKeys(_ map: KeyMap) {
      let pressed = map[.click]
      for index in control.alternatives.indices where control.alternatives[index].facet == nil {
        let alternative = control.alternatives[index].alternative
        guard alternative.keys.contains(where: pressed.contains) else { continue }
        var rest = alternative.keys.filter { !pressed.contains($0) }
        if rest.isEmpty {
          let spare = map.spare(KeyMap.Purpose(alternative.name))
          rest = Array(spare.filter { !keys.contains($0) }.prefix(1))
        }
        // One that would have no key at all keeps its own.
        guard !rest.isEmpty else { continue }
        control.alternatives[index].alternative.keys = rest
        keys.subtract(alternative.keys)
        keys.formUnion(rest)
      }
    }

    /// What the element does itself comes first.
    mutating func absorb(_ child: Element, in scene: InteractionScene) {
      let name = scene.publisher.name(of: FocusTarget(child))
      for offered in scene.control(of: child).alternatives
      where offered.facet == nil && !offered.play.opensMenu {
        var alternative = offered.alternative
        var wanted = alternative.keys
        var machineName = alternative.name
        if names.contains(machineName) {
          guard alternative.isAction else { continue }
          // What it does says more than which control does it, where nothing else does the same.
          let isAlike = control.alternatives.contains {
            $0.alternative.label == alternative.label
          }
          if isAlike, !name.isEmpty { alternative.label = name }
          machineName = ActionName.unique(alternative.label, among: names)
          wanted = wanted.filter { !keys.contains($0) }
          if wanted.isEmpty {
            wanted = scene.keyMap.spare(.click).filter { !keys.contains($0) }.prefix(1).map { $0 }
          }
        }
        names.insert(machineName)
        let free = wanted.filter { keys.insert($0).inserted }
        guard alternative.isAction || !free.isEmpty else { continue }
        // Under another name it is not what everybody calls it.
        let usage = machineName == alternative.name ? alternative.usage : nil
        add(alternative, as: machineName, keys: free, child, usage: usage)
      }
    }

    mutating func addNamed(_ child: Element, in scene: InteractionScene) {
      let name = scene.publisher.name(of: FocusTarget(child))
      for offered in scene.control(of: child).alternatives
      where offered.facet == nil && offered.alternative.isAction
        && (!offered.play.opensMenu || child.declaration.contextMenu != nil)
      {
        var alternative = offered.alternative
        let isPress = alternative.name == "click"
        if !name.isEmpty { alternative.label = isPress ? name : "\(name), \(alternative.label)" }
        // What opens a menu is called as clients look for it.
        let ownName = name.isEmpty ? alternative.name : "\(name), \(alternative.name)"
        let machineName = ActionName.unique(
          alternative.name == Derivation.menuName ? ownName : alternative.label, among: names)
        names.insert(machineName)
        add(alternative, as: machineName, keys: [], child)
      }
    }

    /// The menu of all of it: what has no key is chosen there.
    mutating func settleMenu(of element: Element, in scene: InteractionScene) {
      guard element.declaration.offersActionsMenu ?? true, !control.alternatives.isEmpty else {
        return
      }
      if control.menu == nil {
        let free = scene.keyMap[.showMenu].filter { !keys.contains($0) }
        control.alternatives.append(
          PlayableAlternative(
            alternative: Alternative(
              name: Derivation.menuName, label: Derivation.menuLabel, keys: free,
              isAction: false),
            play: .showMenu))
      }
      let isMore = control.alternatives.contains {
        $0.alternative.name != "click" && $0.alternative.isAction && !$0.play.opensMenu
      }
      if isMore || control.menuHolder?.declaredMenu != nil { control.offerMenu() }
    }

    private mutating func add(
      _ alternative: Alternative, as name: String, keys: [KeyBinding], _ child: Element,
      usage: KeyUsage? = nil
    ) {
      var combined = Alternative(
        name: name, label: alternative.label, keys: keys, isAction: alternative.isAction)
      combined.usage = usage
      control.alternatives.append(
        PlayableAlternative(
          alternative: combined, play: .on(ElementReference(child), alternative.name)))
    }
  }
}

extension Element {
  /// Whether it offers what elements inside do.
  var standsForOthers: Bool { isOneForAll || parts.contains { $0.part == .actions } }

  /// Whether what it offers follows from the controls inside.
  var dependsOnInside: Bool { standsForOthers || lendsActions }

  /// Whether no element inside is exposed, because this one offers what they do.
  var isOneForAll: Bool { isCombined || absorbsControls }

  var absorbsControls: Bool { declaration.childBehavior == .absorb }

  var isCombined: Bool { declaration.childBehavior == .combine }

  /// Whether it is exposed by itself where one round it combines what is inside: what is written in has
  /// keys of its own.
  var staysApart: Bool {
    declaration.childBehavior == .apart || writtenText != nil
  }

  /// Those inside that are exposed by themselves although this one combines the others.
  var apartInside: [Element] {
    var found: [Element] = []
    func look(_ element: Element) {
      if element.staysApart { return found.append(element) }
      for child in element.exposedChildren { look(child) }
    }
    for child in exposedChildren { look(child) }
    return found
  }

  /// What is exposed in the element's place, the outermost that stands for what is inside; nil where it
  /// stands for itself.
  var oneForAllRound: Element? {
    var standing: Element?
    var isApart = staysApart
    for outer in surroundings {
      if outer.isOneForAll, !(isApart && outer.isCombined) {
        standing = outer
        isApart = outer.staysApart
      } else if outer.staysApart {
        isApart = true
      }
    }
    return standing
  }

  /// The controls inside, in the order in which they are exposed, outer ones first; none of those that
  /// another one stands for.
  var controlsInside: [Element] {
    var found: [Element] = []
    let leavesApart = isCombined
    func look(_ element: Element) {
      guard element.isShowing, element.declaration.isHidden != true, let scene,
        !(leavesApart && element.staysApart)
      else { return }
      if scene.control(of: element).isInteractive {
        found.append(element)
        if element.isOneForAll { return }
      }
      guard element.declaration.childBehavior != .ignore else { return }
      for child in element.exposedChildren { look(child) }
    }
    for child in exposedChildren { look(child) }
    return found
  }
}
