// SPDX-License-Identifier: Apache-2.0

/// The words for each part of one element.
struct SpokenElement {
  private let node: Node
  private let tree: Tree

  init(_ node: Node, in tree: Tree) {
    self.node = node
    self.tree = tree
  }

  func say(_ parts: [SpokenPart], to sentences: inout SpokenSentences) {
    for part in parts {
      if case .pause = part { sentences.pause() } else { sentences.say(words(part)) }
    }
  }

  /// What the parts say that name it.
  func naming(in parts: [SpokenPart]) -> String {
    for part in parts {
      switch part {
      case .label, .name, .labelOrName, .labelAndName:
        let words = words(part)
        if !words.isEmpty { return words }
      case .pause, .roleName, .value, .percentage, .checkedState, .checkedStateIfCheckable,
        .unselectedStateIfSelectable, .radioState, .toggleState, .switchState, .expandableState,
        .expandableOrToggleState,
        .availability, .accelerator, .required, .invalid, .readOnly, .multiselectableState,
        .numberOfChildrenOrRole:
        continue
      }
    }
    return ""
  }

  private func words(_ part: SpokenPart) -> String {
    let states = node.states
    switch part {
    case .pause: return ""
    case .label: return label
    case .name: return node.name
    case .labelOrName: return label.isEmpty ? node.name : label
    case .labelAndName: return labelAndName
    case .roleName: return roleName
    case .value: return node.value.map { $0.text.isEmpty ? SpokenNumber.text($0) : $0.text } ?? ""
    case .percentage: return node.value.flatMap(SpokenNumber.percentage) ?? roleName
    case .checkedState: return checkedState
    case .checkedStateIfCheckable:
      return states[.checkable] || states[.checked] ? checkedState : ""
    case .unselectedStateIfSelectable:
      let parent = tree.parent(of: node.id).flatMap { tree[$0] }
      let isHeld = parent?.interfaces.contains(.selection) == true
      return isHeld && !states[.selected] ? "not selected" : ""
    case .radioState: return states[.checked] ? "selected" : "not selected"
    case .toggleState: return isOn ? "pressed" : "not pressed"
    case .switchState: return isOn ? "on" : "off"
    case .expandableState: return expandableState
    case .expandableOrToggleState:
      return expandableState.isEmpty ? words(.toggleState) : expandableState
    case .availability: return states[.sensitive] ? "" : "grayed"
    case .accelerator: return node.actions.first.flatMap { SpokenKey($0.keyBinding) }?.spoken ?? ""
    case .required: return states[.required] ? "required" : ""
    case .invalid: return states[.invalidEntry] ? "invalid entry" : ""
    case .readOnly: return states[.readOnly] ? "read only" : ""
    case .multiselectableState:
      return states[.multiselectable] && !node.children.isEmpty ? "multi-select" : ""
    case .numberOfChildrenOrRole: return numberOfChildren ?? roleName
    }
  }

  /// The names of the elements that label it.
  var label: String {
    node.relations.filter { $0.kind == .labelledBy }.flatMap(\.targets)
      .compactMap { tree[$0]?.name }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var labelAndName: String {
    if label.isEmpty { return nameOrDescription }
    let known = Self.words(label)
    return Self.words(nameOrDescription).isSubset(of: known)
      ? label : label + " " + nameOrDescription
  }

  private var nameOrDescription: String { node.name.isEmpty ? node.description : node.name }

  /// What is said after everything else, unless it was said already.
  var description: String { description(adding: "") }

  /// - Parameter help: Stands in the description as well.
  func description(adding help: String) -> String {
    let description = [node.description, help].filter { !$0.isEmpty }.joined(separator: ". ")
    guard node.role != .label, !description.isEmpty else { return "" }
    let text = description.lowercased()
    let parts = SpokenForm.of(node.role).unfocused
    func isSaid(_ said: String) -> Bool { !said.isEmpty && Self.contains(said.lowercased(), text) }
    if parts.contains(.labelAndName) {
      if node.name.isEmpty || isSaid(node.name) || isSaid(label) { return "" }
    } else if parts.contains(.labelOrName) {
      if isSaid(label.isEmpty ? node.name : label) { return "" }
    }
    return description
  }

  private var roleName: String {
    let states = node.states
    let parent = tree.parent(of: node.id).flatMap { tree[$0] }
    switch node.role {
    case .unknown, .redundantObject, .filler, .extended: return ""
    case .listItem where parent?.role == .listBox: return ""
    case .label where parent?.role == .statusBar: return ""
    case .panel where states[.selected]: return ""
    case .heading:
      return node.attributes["level"].map { "heading level \($0)" } ?? node.role.name
    case .slider, .scrollBar:
      if node.value != nil, states[.horizontal] { return "horizontal " + node.role.name }
      if node.value != nil, states[.vertical] { return "vertical " + node.role.name }
      return node.role.name
    case .separator where node.value != nil && states[.horizontal]: return "horizontal splitter"
    case .separator where node.value != nil && states[.vertical]: return "vertical splitter"
    // A splitter lies across the direction of its pane.
    case .splitPane where node.value != nil && states[.focused] && states[.horizontal]:
      return "vertical splitter"
    case .splitPane where node.value != nil && states[.focused] && states[.vertical]:
      return "horizontal splitter"
    case .button where states[.hasPopup]: return "menu button"
    case .statusBar: return "statusbar"
    default: return node.role.name
    }
  }

  private var isOn: Bool { node.states[.checked] || node.states[.pressed] }

  private var checkedState: String {
    if node.states[.checked] { return "checked" }
    return node.states[.indeterminate] ? "partially checked" : "not checked"
  }

  private var expandableState: String {
    if node.states[.collapsed] { return "collapsed" }
    if node.states[.expanded] { return "expanded" }
    return node.states[.expandable] ? "collapsed" : ""
  }

  private var numberOfChildren: String? {
    guard node.role == .list || node.role == .listBox else { return nil }
    let count = node.children.filter { tree[$0]?.role == .listItem }.count
    guard count > 0 else { return nil }
    return "List with \(count) item" + (count == 1 ? "" : "s")
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    var rest = text[...]
    while rest.count >= part.count {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
