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

/// What an element offers that stands for the controls inside: the first one's alternatives as its
/// own, then each control under its name.
@MainActor
enum CombinedControl {
  static func add(
    to control: inout DerivedControl, of element: Element, in scene: InteractionScene
  ) {
    guard element.isEffectivelyEnabled else { return }
    var adder = Adder(control: control)
    if element.isCombined {
      let inside = adder.takeSteps(element.controlsInside)
      if let first = inside.first {
        adder.control.primary = ElementReference(first)
        adder.addAll(of: first, in: scene)
      }
      // What a single one does is offered already.
      for child in inside where inside.count > 1 { adder.addNamed(child, in: scene) }
    } else if element.absorbsControls {
      for child in adder.takeSteps(element.controlsInside) { adder.absorb(child, in: scene) }
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

    mutating func addAll(of child: Element, in scene: InteractionScene) {
      for offered in scene.control(of: child).alternatives
      where offered.facet == nil && !offered.play.opensMenu {
        let alternative = offered.alternative
        guard names.insert(alternative.name).inserted else { continue }
        add(alternative, keys: alternative.keys.filter { keys.insert($0).inserted }, child)
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
          if !name.isEmpty { alternative.label = name }
          machineName = ActionName.unique(alternative.label, among: names)
          wanted = wanted.filter { !keys.contains($0) }
          if wanted.isEmpty {
            wanted = scene.keyMap.spare(.click).filter { !keys.contains($0) }.prefix(1).map { $0 }
          }
        }
        names.insert(machineName)
        let free = wanted.filter { keys.insert($0).inserted }
        guard alternative.isAction || !free.isEmpty else { continue }
        add(alternative, as: machineName, keys: free, child)
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
      if isMore || control.primary?.declaredMenu != nil { control.offerMenu() }
    }

    private mutating func add(
      _ alternative: Alternative, as name: String? = nil, keys: [KeyBinding], _ child: Element
    ) {
      control.alternatives.append(
        PlayableAlternative(
          alternative: Alternative(
            name: name ?? alternative.name, label: alternative.label, keys: keys,
            isAction: alternative.isAction),
          play: .on(ElementReference(child), alternative.name)))
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

  /// The controls inside, in the order in which they are exposed; none inside another control.
  var controlsInside: [Element] {
    var found: [Element] = []
    func look(_ element: Element) {
      guard element.isShowing, element.declaration.isHidden != true, let scene else { return }
      if scene.control(of: element).isInteractive { return found.append(element) }
      guard element.declaration.childBehavior != .ignore else { return }
      for child in element.exposedChildren { look(child) }
    }
    for child in exposedChildren { look(child) }
    return found
  }
}
