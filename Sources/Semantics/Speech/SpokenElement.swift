// SPDX-License-Identifier: Apache-2.0

/// The words for each part of one element.
struct SpokenElement {
  private let node: Node
  private let tree: Tree
  private let focus: Node?

  /// - Parameter focus: The element inside of it that has the focus, and is said after it.
  init(_ node: Node, in tree: Tree, within focus: Node? = nil) {
    self.node = node
    self.tree = tree
    self.focus = focus
  }

  func say(_ parts: [SpokenPart], to sentences: inout SpokenSentences) {
    for part in parts {
      switch part {
      case .pause: sentences.pause()
      case .lineBreak: sentences.end()
      default: sentences.say(words(part))
      }
    }
  }

  /// What the parts say that name it.
  func naming(in parts: [SpokenPart]) -> String {
    for part in parts {
      switch part {
      case .label, .name, .labelOrName, .labelAndName, .distinctLabelAndName:
        let words = words(part)
        if !words.isEmpty { return words }
      case .pause, .lineBreak, .roleName, .value, .percentage, .checkedState,
        .checkedStateIfCheckable,
        .unselectedStateIfSelectable, .radioState, .toggleState, .switchState, .expandableState,
        .expandableOrToggleState,
        .availability, .accelerator, .required, .invalid, .readOnly, .multiselectableState,
        .numberOfChildrenOrRole, .newerRoleName, .valueText, .shareOfRange, .shortcut,
        .unselectedState, .sizeOfSet,
        .sizeOfSetOrRole:
        continue
      }
    }
    return ""
  }

  private func words(_ part: SpokenPart) -> String {
    let states = node.states
    switch part {
    case .pause, .lineBreak: return ""
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
    case .distinctLabelAndName: return distinctLabelAndName
    case .valueText:
      return node.value.map { $0.text.isEmpty ? SpokenNumber.plain($0.current) : $0.text } ?? ""
    case .shareOfRange: return node.value.flatMap(SpokenNumber.share) ?? ""
    case .shortcut: return shortcut
    case .unselectedState:
      return states[.selectable] && !states[.selected] ? "not selected" : ""
    case .sizeOfSet: return sizeOfSet ?? ""
    case .sizeOfSetOrRole: return sizeOfSet ?? newerRoleName
    case .newerRoleName: return newerRoleName
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
    let parts = SpokenForm.of(node.role, by: .orca43).unfocused
    func isSaid(_ said: String) -> Bool { !said.isEmpty && said.lowercased().holds(text) }
    if parts.contains(.labelAndName) {
      if node.name.isEmpty || isSaid(node.name) || isSaid(label) { return "" }
    } else if parts.contains(.labelOrName) {
      if isSaid(label.isEmpty ? node.name : label) { return "" }
    }
    return description
  }

  // MARK: What Orca 48 says otherwise

  /// Nothing where the element with the focus says the same.
  private var distinctLabelAndName: String {
    let name = nameOrDescription
    if let focus, focus.role != node.role, !name.isEmpty,
      [focus.name, focus.description].contains(name)
    {
      return ""
    }
    guard !label.isEmpty else { return name }
    guard !name.isEmpty else { return label }
    guard WordSimilarity.areRedundant(name, label) else { return label + " " + name }
    return name.unicodeScalars.count < label.unicodeScalars.count ? label : name
  }

  private var newerRoleName: String {
    switch node.role {
    case .button: "button"
    case .statusBar: node.role.name
    default: roleName
    }
  }

  /// What is not in the name already.
  var distinctDescription: String {
    node.name.isEmpty || WordSimilarity.areRedundant(node.name, node.description)
      ? "" : node.description
  }

  /// Of the first action with a key, its third part; or the last part, where Control is held.
  private var shortcut: String {
    guard let binding = node.actions.first(where: { !$0.keyBinding.isEmpty })?.keyBinding else {
      return ""
    }
    let fields = binding.split(separator: ";", omittingEmptySubsequences: false)
    let spoken = SpokenKey(accelerator: fields.last ?? "")?.spoken ?? ""
    return fields.count == 3 || spoken.contains("Ctrl") ? spoken : ""
  }

  private var sizeOfSet: String? {
    var count = node.attributes["setsize"].flatMap { Int($0) } ?? 0
    if count == 0 { count = node.children.filter { tree[$0]?.role == .listItem }.count }
    return count > 0 ? "List with \(count) item" + (count == 1 ? "" : "s") : nil
  }

  // MARK: What both say

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
}
