// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Builds the nodes that stand for one element, from its gestures, what its author declared, and
/// the nodes of the elements inside.
@MainActor
struct NodeBuilder {
  struct Result {
    /// The element's own node first, then those of its single values.
    var nodes: [Node] = []
    /// What the element's parent takes as children.
    var topmost: [ElementID] = []
    var focusOrder: [FocusTarget] = []
    /// Whether it follows from what the nodes inside say, and not only from which there are.
    var readsInside = true
  }

  private let element: Element
  private let scene: InteractionScene
  private let declaration: SemanticsDeclaration
  private let control: DerivedControl
  /// The number that the author's words for the value are, where no gesture moves one.
  private let spokenNumber: SpokenNumber?
  private let nodes: [ElementID: Node]
  /// The elements inside, in the order in which they are exposed.
  private let children: [Element]
  /// Their topmost nodes.
  private let insideIDs: [ElementID]
  /// Those inside that are exposed by themselves although the element combines the others.
  private let apart: [Element]

  init(_ element: Element, scene: InteractionScene, nodes: [ElementID: Node]) {
    self.element = element
    self.scene = scene
    declaration =
      element.saidByContainer.map { element.declaration.overridden(by: $0) } ?? element.declaration
    control = scene.control(of: element)
    spokenNumber = control.facets.isEmpty ? element.spokenNumber : nil
    self.nodes = nodes
    children = element.exposedChildren
    insideIDs = Self.joined(children, \.cache.nodes)
    apart = element.isCombined ? element.apartInside : []
  }

  /// Looked up only where something is read of them: what only stands round many reads nothing.
  private var inside: [Node] { insideIDs.compactMap { nodes[$0] } }

  private var focusOrderInside: [FocusTarget] { Self.joined(children, \.cache.focusOrder) }

  /// The list itself where there is one, so that lists that are the same are known to be at once.
  private static func joined<Part>(_ elements: [Element], _ list: (Element) -> [Part]) -> [Part] {
    elements.count == 1 ? list(elements[0]) : elements.flatMap(list)
  }

  /// - Parameter modal: What hides everything else, if anything does.
  func window(modal: Element?) -> Result {
    var states = StateSet(.enabled, .sensitive, .visible, .showing, .resizable)
    states[.active] = scene.isActive
    let node = Node(
      id: element.id, role: .frame, name: scene.title, states: states,
      frame: Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
        .scaled(by: scene.screenUnitsAPoint),
      screenOrigin: scene.screenOrigin, children: modal.map { $0.cache.nodes + tip } ?? insideIDs)
    return Result(
      nodes: [node], topmost: [node.id], focusOrder: modal?.cache.focusOrder ?? focusOrderInside,
      readsInside: false)
  }

  /// A tool tip that belongs to what hides everything else.
  private var tip: [ElementID] { scene.toolTip?.element.cache.nodes ?? [] }

  func ordinary() -> Result {
    if let other = element.representation {
      return Result(topmost: other.cache.nodes, focusOrder: other.cache.focusOrder)
    }
    let isFocusable = isFocusable
    guard
      isFocusable || control.isInteractive || control.scroll != nil || isMeaningful || isDropPlace
    else {
      return Result(
        topmost: insideIDs, focusOrder: focusOrderInside,
        readsInside: element.dependsOnInside || element.mayBeSaidOfAnother)
    }
    let (all, absorbed) = partition()
    let heading = headingOfList(among: all)
    let keptIDs = heading == nil ? all : Array(all.dropFirst())
    let place = NodePlace(of: element, in: scene)
    let facets = control.hasFacetElements ? facetNodes(place) : []
    let value = value()
    let given = Self.name(name(absorbed), without: value)
    let derived = given.allSatisfy(\.isWhitespace) ? lastResortName : nil
    let role = role(keepsNone: keptIDs.isEmpty, absorbed: absorbed)
    var node = Node(
      id: element.id, role: role, name: derived ?? given,
      description: description(absorbed),
      help: help(as: role, isFocusable: isFocusable),
      identifier: declaration.identifier ?? "",
      states: states(isFocusable: isFocusable, facet: nil, place), frame: place.frame,
      value: value,
      actions: actions(facet: nil, role), attributes: attributes(hasDerivedName: derived != nil),
      children: facets.isEmpty ? keptIDs : facets.map(\.id) + keptIDs)
    node.space = place.space
    node.text = text(place)
    node.link = declaration.address.map { LinkContent(address: $0) }
    node.table = declaration.table
    node.cell = declaration.cell
    node.document = declaration.document
    if node.role == .pageTab, declaration.role == nil { node.states[.selectable] = true }
    if node.role == .pageTab { node.saySelected(after: nodes[element.id]) }
    if node.role == .image { node.picture = PictureContent() }
    if keptIDs.contains(where: { nodes[$0]?.canBeChosen == true }) { node.holdsChoices = true }
    var order: [FocusTarget] = isFocusable ? [FocusTarget(element)] : []
    if isFocusable { order += facets.indices.map { FocusTarget(element, facet: $0) } }
    switch declaration.childBehavior {
    case .ignore, .absorb: break
    case .combine: order += Self.joined(apart, \.cache.focusOrder)
    case .automatic, .contain, .apart, nil: order += focusOrderInside
    }
    if node.role == .list || node.role == .listBox {
      node.countRows(keptIDs, in: nodes)
    }
    return Result(
      nodes: [node] + facets, topmost: (heading.map { [$0] } ?? []) + [node.id], focusOrder: order,
      readsInside: readsInside)
  }

  /// The text that a list is called by, where it stands in it before the rows: it stands before the
  /// list, or it would be counted among them.
  private func headingOfList(among kept: [ElementID]) -> ElementID? {
    let role = declaration.role ?? declaration.traitRole
    guard role == .list || role == .listBox || role == nil && isDropPlace, kept.count > 1,
      let first = nodes[kept[0]], first.role == .label || first.role == .heading,
      nodes[kept[1]]?.role == .listItem, declaration.label ?? first.name == first.name
    else { return nil }
    return first.id
  }

  /// What only stands round others says nothing that they say.
  private var readsInside: Bool {
    guard !isDialog, !isDropPlace, element.parts.isEmpty, !element.isCombined,
      !element.dependsOnInside, !element.mayBeSaidOfAnother,
      declaration.traitRole != .pageTabList, declaration.role != .pageTabList,
      !isFocusableToScroll, !control.isInteractive || control.scroll != nil
    else { return true }
    switch declaration.childBehavior {
    case .combine, .absorb: return true
    case .automatic, .contain, .apart, .ignore, nil: return false
    }
  }

  private var isMeaningful: Bool {
    guard declaration.isMeaningful else { return !element.parts.isEmpty }
    // What it says is said of the elements inside.
    return insideIDs.isEmpty || !element.isTransparent && !element.isSaidOfAnother
  }

  private var isFocusable: Bool {
    element.isEffectivelyEnabled
      && (element.isFocusable ?? declaration.respondsToInteraction
        ?? (control.isInteractive || control.isDropTarget || isFocusableToScroll
          || isModalWithoutStops))
  }

  /// What hides everything else takes the focus where nothing inside does, so that the keys that end it
  /// come to it.
  private var isModalWithoutStops: Bool {
    focusOrderInside.isEmpty && declaration.addedStates[.modal]
  }

  /// What scrolls takes the focus where nothing inside does, so that keys reach all of it (WCAG
  /// 2.1.1).
  private var isFocusableToScroll: Bool {
    control.scroll != nil && !control.alternatives.isEmpty && focusOrderInside.isEmpty
  }

  private var isDropPlace: Bool { !element.dropTargets.isEmpty }

  // MARK: What is inside

  /// The nodes that stay, and those whose texts become the element's own.
  private func partition() -> (kept: [ElementID], absorbed: [Node]) {
    switch declaration.childBehavior ?? .automatic {
    case .ignore: return ([], [])
    case .contain, .apart: return (insideIDs, [])
    case .automatic where !control.isInteractive || keepsChildren: return (insideIDs, [])
    case .combine: return (apartIDs, combined.nodes)
    case .absorb: return ([], combined.nodes)
    case .automatic:
      let inside = inside
      return (
        inside.filter { !Self.isPlain($0) }.map(\.id),
        inside.filter { Self.isPlain($0) || Self.isReadText($0) }
      )
    }
  }

  private var keepsChildren: Bool {
    control.scroll != nil || element.parts.contains { $0.part == .children }
  }

  private static func isPlain(_ node: Node) -> Bool {
    node.actions.isEmpty && node.value == nil && node.children.isEmpty
      && !node.states[.focusable]
  }

  /// One that people select and copy, and that says what it says all the same.
  private static func isReadText(_ node: Node) -> Bool {
    node.states[.selectableText] && !node.states[.editable]
  }

  private var combined: CombinedNodes {
    CombinedNodes(inside, nodes: nodes, of: control, besides: Set(apartIDs))
  }

  private var apartIDs: [ElementID] { Self.joined(apart, \.cache.nodes) }

  private func name(_ absorbed: [Node]) -> String {
    // A list of cards is called by its heading, which is exposed in it as well.
    let heading =
      isDropPlace && !control.isInteractive
      ? inside.first { $0.role == .heading || $0.role == .label }?.name : nil
    if isDialog, declaration.label?.isEmpty ?? true { return nameOfDialog }
    var own =
      declaration.label ?? heading
      ?? (isFocusableToScroll ? firstName : absorbedName(absorbed))
    if own.isEmpty, let name = nameOfRow { own = name }
    return LabelPart.name(of: element, replacing: own, nodes: nodes)
  }

  /// "Copies" of "Copies: 2", and "guests" of "2 guests": the value is said beside the name.
  private static func name(_ name: String, without value: RangeValue?) -> String {
    guard let words = value?.text, !words.isEmpty else { return name }
    let signs = CharacterSet(charactersIn: ":,=").union(.whitespaces)
    var rest = Substring()
    if name.hasSuffix(words) {
      rest = name.dropLast(words.count)
    } else if name.hasPrefix(words) {
      rest = name.dropFirst(words.count)
    }
    // Whole words: "Room 12" does not stand at 2.
    guard let sign = name.hasSuffix(words) ? rest.last : rest.first,
      sign.isWhitespace || sign == ":"
    else { return name }
    let short = rest.trimmingCharacters(in: signs)
    return short.isEmpty ? name : short
  }

  /// A row that can be used and holds what is used by itself is called by the first of that.
  private var nameOfRow: String? {
    guard declaration.role == .listItem, control.isInteractive else { return nil }
    return (insideIDs + apartIDs).lazy.compactMap { nodes[$0]?.givenName }.first { !$0.isEmpty }
  }

  private var isDialog: Bool { declaration.role == .dialog || declaration.role == .alert }

  /// A dialog is not left without a name: it has that of its first heading, or else of the first text
  /// in it, or else of the window.
  private var nameOfDialog: String {
    var text: String?
    func heading(among ids: [ElementID]) -> String? {
      for node in ids.compactMap({ nodes[$0] }) {
        if !node.givenName.isEmpty {
          if node.role == .heading { return node.givenName }
          if [.label, .panel].contains(node.role), text == nil { text = node.givenName }
        }
        if let found = heading(among: node.children) { return found }
      }
      return nil
    }
    return heading(among: insideIDs) ?? text ?? scene.title
  }

  /// What takes the focus only to scroll needs a name: the first that is said inside.
  private var firstName: String { inside.first { !$0.givenName.isEmpty }?.name ?? "" }

  /// What can be operated is not left without a name.
  private var lastResortName: String? {
    guard control.isInteractive, control.scroll == nil else { return nil }
    return LastResortName.name(of: element, control, inside: inside)
  }

  private func absorbedName(_ absorbed: [Node]) -> String {
    element.isCombined
      ? combined.name(for: declaration.role)
      : CombinedNodes.saidNames(of: absorbed).joined(separator: " ")
  }

  private func role(keepsNone: Bool, absorbed: [Node]) -> Role {
    let role = DerivedRole(element, control)
    if let declared = role.declared { return declared }
    if inheritedHeading != nil { return .heading }
    if element.isCombined, let primary = combined.primary { return primary.role }
    if let derived = role.derived {
      let isPicture =
        derived == .canvas && !absorbed.isEmpty && absorbed.allSatisfy { $0.role == .image }
      return isPicture ? .image : derived
    }
    // Orca 43 says the name of a panel on the way into it, and nothing of a grouping.
    if !keepsNone || element.isFocusable == true {
      return declaration.label == nil ? .grouping : .panel
    }
    return absorbed.isEmpty ? .image : .label
  }

  /// A text among those that a container makes headings of.
  private var inheritedHeading: Element? {
    guard declaration.role == .label, declaration.traitRole == nil,
      !control.isInteractive || element.textInput != nil,
      !declaration.removedRoles.contains(.heading)
    else { return nil }
    return element.headingContainer
  }

  private var inheritedLevel: Int? { inheritedHeading?.declaration.headingLevel }

  // MARK: Texts

  /// What AT-SPI has no property for, where Orca 43 speaks a change of it: a value that is only a
  /// text, and the values of the element's facets.
  private func description(_ absorbed: [Node]) -> String {
    var parts: [String] = []
    parts.append(cursorText)
    parts.append(scene.transfers.description(of: element))
    parts.append(value() == nil ? declaration.value ?? "" : "")
    if control.hasFacetElements {
      parts += control.facets.map { facet in
        let text = facet.adjustment.text(facet.adjustment.current())
        return facet.adjustment.name.map { $0 + " " + text } ?? text
      }
    }
    parts += absorbed.map(\.description)
    parts += declaration.details
    return scene.spokenParts.description(of: element, parts: parts, focus: scene.focusTarget)
  }

  private func text(_ place: NodePlace) -> TextContent? {
    let bounds = element.bounds
    guard let input = element.textInput, bounds.width > 0, bounds.height > 0 else {
      return element.textInput?.content(in: bounds, scale: CGSize(width: 1, height: 1))
    }
    return input.content(
      in: bounds,
      scale: CGSize(
        width: place.frame.width / bounds.width, height: place.frame.height / bounds.height))
  }

  /// Where the cursor stands that says where taps go, while it can be moved.
  private var cursorText: String {
    guard let tap = control.cursor, isFocused else { return "" }
    return tap.placeText(scene.playedPlace(on: element))
  }

  private var isFocused: Bool { scene.focusTarget.map { $0 == FocusTarget(element) } ?? false }

  private func attributes(hasDerivedName: Bool) -> [String: String] {
    var attributes = declaration.attributes
    if hasDerivedName { attributes[LastResortName.attribute] = "true" }
    if let places = control.places {
      attributes["posinset"] = String(places.position() + 1)
      attributes["setsize"] = String(places.count())
    }
    // The word of WAI-ARIA and of its mapping to AT-SPI for what is picked up.
    if scene.player.isCarrying(element) { attributes["grabbed"] = "true" }
    if let place = declaration.setPosition {
      attributes["posinset"] = String(place.position)
      attributes["setsize"] = String(place.size)
    }
    if let level = declaration.headingLevel ?? inheritedLevel {
      attributes["level"] = String(level)
    }
    if control.shortcutIndex != nil, !element.keys.shortcuts.isEmpty {
      attributes["keyshortcuts"] =
        element.keys.shortcuts.map(\.keyShortcut).joined(separator: " ")
    }
    if declaration.offersActionsMenu == false, let gestures = control.pointerGestures {
      attributes["pointergestures"] = gestures
    }
    let ownWord = control.isSplitter && declaration.role == nil ? "splitter" : nil
    if let text = declaration.roleDescription ?? ownWord { attributes["roledescription"] = text }
    return attributes
  }

  // MARK: States, values and actions

  private func states(isFocusable: Bool, facet: Int?, _ place: NodePlace) -> StateSet {
    var states = StateSet(.visible)
    let isEnabled = element.isEffectivelyEnabled
    states[.enabled] = isEnabled
    states[.sensitive] = isEnabled
    states[.showing] = place.isShowing
    states[.focusable] = isFocusable
    states[.hasTooltip] = facet == nil && declaration.toolTip?.isEmpty == false
    if scene.hasKeyboard, let target = scene.focusTarget {
      states[.focused] = isFocusable && target == FocusTarget(element, facet: facet)
    }
    let axis =
      facet.map { control.facets[$0].adjustment.axis }
      ?? (spokenNumber == nil ? control.axis : .horizontal)
    // A line between two panes stands across the way it goes.
    let isAcross = control.isSplitter && declaration.role == .separator
    switch axis {
    case .horizontal: states[isAcross ? .vertical : .horizontal] = true
    case .vertical: states[isAcross ? .horizontal : .vertical] = true
    case nil: break
    }
    guard facet == nil else { return states }
    if element.isCombined, let primary = combined.primary {
      states.formUnion(primary.states.intersection(CombinedNodes.ownStates))
    }
    return states.union(declaration.addedStates).subtracting(declaration.removedStates)
      .withToggleStates(declaration.traitRole)
  }

  private func value() -> RangeValue? {
    guard let facet = control.facets.first, !control.hasFacetElements else {
      if element.isCombined, var value = combined.primary?.value {
        if let text = declaration.value { value.text = text }
        return value
      }
      var value = spokenNumber?.rangeValue(text: "") ?? declaration.number
      value?.text = declaration.value ?? ""
      return value
    }
    return value(facet, text: declaration.value)
  }

  private func value(_ facet: Facet, text: String?) -> RangeValue {
    let adjustment = facet.adjustment
    let current = adjustment.current()
    return RangeValue(
      minimum: adjustment.range?.lowerBound ?? -Double.greatestFiniteMagnitude,
      maximum: adjustment.range?.upperBound ?? Double.greatestFiniteMagnitude,
      current: current, increment: adjustment.step,
      text: text ?? adjustment.text(current))
  }

  /// Keys reach what has the focus: without it, no key is exposed but a shortcut.
  private func actions(facet: Int?, _ role: Role) -> [Action] {
    let isFocusable = isFocusable
    let shortcuts = element.keys.shortcuts
    let isMenuItem = declaration.role == .menuItem
    let offered = element.isEffectivelyEnabled ? control.alternatives : control.outOfUse
    return offered.filter { $0.facet == facet && $0.alternative.isAction }.map {
      let alternative = $0.alternative
      let key =
        isMenuItem
        ? declaration.exposedKey
        : alternative.keys.first { isFocusable || shortcuts.contains($0) }
      let binding = key.map { key in
        !shortcuts.contains(key)
          && (role.isPressed(by: key) || UsageSentence.tellsInWords(key)
            || isMenuItem && UsageSentence.ends(declaration.label, with: key))
          ? key.actionSequence : key.actionKeyBinding
      }
      return Action(
        name: alternative.name, label: alternative.label, description: alternative.label,
        keyBinding: binding ?? "")
    }
  }

  /// The author's hint, and behind it how the element is used beside that; an empty hint is all.
  private func help(as role: Role, isFocusable: Bool) -> String {
    guard let hint = declaration.hint ?? element.inheritedHint else {
      return usage(as: role, isFocusable: isFocusable)
    }
    guard !hint.isEmpty else { return "" }
    let rest = usage(as: role, isFocusable: isFocusable, isBesideHint: true)
    guard !rest.isEmpty else { return hint }
    return hint + (hint.last.map { ".!?".contains($0) } == true ? " " : ". ") + rest
  }

  /// How the element is used. How texts are, everybody knows.
  private func usage(
    as role: Role, facet: Int? = nil, isFocusable: Bool, isBesideHint: Bool = false
  ) -> String {
    guard isFocusable, scene.saysUsage, element.textInput == nil else { return "" }
    return control.usage(facet: facet, as: role, isBesideHint: isBesideHint)
  }

  private func facetNodes(_ place: NodePlace) -> [Node] {
    control.facets.enumerated().map { index, facet in
      let role = facet.kind.role(of: facet.adjustment)
      var node = Node(
        id: element.facetID(index), role: role,
        name: control.name(ofFacet: index),
        help: usage(as: role, facet: index, isFocusable: isFocusable),
        states: states(isFocusable: isFocusable, facet: index, place), frame: place.frame,
        value: value(facet, text: nil), actions: actions(facet: index, role))
      node.space = place.space
      return node
    }
  }
}

extension SemanticsDeclaration {
  /// True where the author said anything that a person could hear.
  var isMeaningful: Bool {
    label != nil || value != nil || hint != nil || role != nil || identifier != nil
      || headingLevel != nil
      || setPosition != nil || childBehavior != nil || !actions.isEmpty || !attributes.isEmpty
      || !addedStates.isEmpty || !addedRoles.isEmpty || !relationEnds.isEmpty || !details.isEmpty
      || contextMenu != nil
  }
}

extension Node {
  /// Says how many rows the list has, with those that there are no elements for. A list says it
  /// itself: Orca 48 counts the rows of one that does not, and keeps what it counted for a minute.
  fileprivate mutating func countRows(_ inside: [ElementID], in nodes: [ElementID: Node]) {
    guard attributes["setsize"] == nil else { return }
    var rows = 0
    for id in inside {
      switch nodes[id]?.role {
      case .listItem:
        // A row that tells the number itself does so for all of them.
        if rows == 0, let told = nodes[id]?.attributes["setsize"] {
          attributes["setsize"] = told
          return
        }
        rows += 1
      case .heading, .label, nil: continue
      default: return
      }
    }
    if rows > 0 { attributes["setsize"] = String(rows) }
  }
}
