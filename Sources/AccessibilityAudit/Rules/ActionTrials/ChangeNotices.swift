// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Which events of a trial report which of its changes.
struct ChangeNotices {
  private let trial: ActionTrial
  private let kinds: Set<String>

  init(_ trial: ActionTrial) {
    self.trial = trial
    kinds = Set(trial.events.map(\.kind))
  }

  /// The states that are spoken.
  private static let spokenStates: Set<String> = Set(
    [
      State.checked, .pressed, .expanded, .selected, .focused, .sensitive, .indeterminate,
    ].map(\.name))

  /// Where rows are deleted, scrolled or come again, Qt makes these anew.
  private static let partsOfTables: Set<String> = Set(
    [Role.tableCell, .tableColumnHeader, .tableRowHeader].map(\.name))

  static func areDue(for change: ObservedChange, in context: AuditContext) -> Bool {
    if change.property == .state {
      // That the focus has left says where it goes to.
      if change.detail == State.focused.name, change.to == "off" { return false }
      if !spokenStates.contains(change.detail) { return false }
    }
    if change.property == .description && context.toolkit.has(.tellsNothingOfDescriptions)
      || change.property == .name && change.from.isEmpty
        && context.toolkit.has(.tellsNothingOfFirstNames)
    {
      return false
    }
    // What has a tool tip says so, and nothing more is told of one.
    if change.property == .window, change.role == Role.toolTip.name { return false }
    // GTK 4.8 has no such state: that another page of a stack shows was seen by the sizes of its parts.
    // Nor does it send an event of what is made visible, or appended.
    if change.property == .presence, context.infersShowing, change.to != "gone" {
      return false
    }
    if change.property == .presence, context.toolkit.has(.tellsNothingOfDeleted),
      change.to == "gone" || partsOfTables.contains(change.role)
    {
      return false
    }
    return speaksForItself(change.element, in: context)
  }

  /// A container that manages its descendants reports the active one alone.
  static func speaksForItself(_ element: ElementID?, in context: AuditContext) -> Bool {
    guard let id = element, let node = context[id] else { return true }
    return !node.states[.transient]
      && !context.isInside(node) { $0.states[.managesDescendants] }
  }

  func tell(of change: ObservedChange, in context: AuditContext) -> Bool {
    switch change.property {
    case .value:
      return has(change, "object:value-changed", "object:property-change:accessible-value")
    case .name:
      return has(change, "object:property-change:accessible-name")
        || begins(change, "object:text-changed")
    case .description:
      // Some describe an element by its value.
      return has(change, "object:property-change:accessible-description")
        || has(change, "object:value-changed", "object:property-change:accessible-value")
    case .role: return has(change, "object:property-change:accessible-role")
    case .text: return begins(change, "object:text-changed")
    case .selectedCount: return tellsOfSelection
    case .presence, .window:
      // Which element reports it differs from toolkit to toolkit: the parent, the window, itself.
      return kinds.contains { kind in
        kind.hasPrefix("object:children-changed") || kind.hasPrefix("window:")
          || kind.hasPrefix("object:state-changed:showing")
          || kind.hasPrefix("object:state-changed:visible")
      }
    case .state: return tellsOfState(change, in: context)
    }
  }

  private func tellsOfState(_ change: ObservedChange, in context: AuditContext) -> Bool {
    switch State.allCases.first(where: { $0.name == change.detail }) {
    case .selected: return tellsOfSelection
    case .checked, .pressed, .indeterminate:
      return has(
        change, "object:state-changed:checked", "object:state-changed:pressed",
        "object:state-changed:indeterminate")
    case .sensitive:
      return has(change, Self.sensitive, Self.enabled) || isToldOfAround(change, in: context)
    case .focused:
      // Some report the part that has it, and others the whole.
      return kinds.contains { $0 == "object:state-changed:focused" || $0 == "focus:" }
    default: return has(change, "object:state-changed:" + change.detail)
    }
  }

  private static let sensitive = "object:state-changed:sensitive"
  private static let enabled = "object:state-changed:enabled"

  /// Who disables a box disables what is in it: GTK 3 sends the event of a tool bar's item, and none of
  /// the button inside.
  private func isToldOfAround(_ change: ObservedChange, in context: AuditContext) -> Bool {
    guard let node = change.element.flatMap({ context[$0] }) else { return false }
    let told = trial.events.filter {
      [Self.sensitive, Self.enabled].contains($0.kind) && ($0.claimed ?? change.to) == change.to
    }.compactMap(\.element)
    return !told.isEmpty && context.isInside(node) { told.contains($0.id) }
  }

  private var tellsOfSelection: Bool {
    kinds.contains { kind in
      kind.hasPrefix("object:selection-changed") || kind == "object:state-changed:selected"
        || kind.hasPrefix("object:active-descendant-changed")
    }
  }

  private func has(_ change: ObservedChange, _ kinds: String...) -> Bool {
    trial.events.contains { isAbout($0, change) && kinds.contains($0.kind) }
  }

  private func begins(_ change: ObservedChange, _ prefix: String) -> Bool {
    trial.events.contains { isAbout($0, change) && $0.kind.hasPrefix(prefix) }
  }

  private func isAbout(_ event: ObservedEvent, _ change: ObservedChange) -> Bool {
    event.element == change.element && (event.element != nil || event.place == change.place)
  }

  /// An earlier event may have been true when it was sent.
  var lastClaims: [ObservedEvent] {
    var seen: Set<[String]> = []
    let isInItem = hasFocusInItem
    var isTakenAway = false
    var isElsewhere = false
    return trial.events.reversed().filter { event in
      isTakenAway = isTakenAway || event.changesWindow
      defer { isElsewhere = isElsewhere || event.isFocus }
      if event.kind == Self.focus,
        isTakenAway || event.claimed == "off" && isInItem || event.claimed == "on" && isElsewhere
      {
        return false
      }
      guard event.claimed != nil, event.found != nil, Self.isSpoken(event.kind) else {
        return false
      }
      return seen.insert([event.kind, event.place, "\(event.element?.rawValue ?? 0)"]).inserted
    }.reversed()
  }

  fileprivate static let focus = "object:state-changed:focused"

  /// Keys go to an open menu although its window still says which element has the focus, and a view of Qt
  /// calls its current item focused, whatever has the keys: Qt says by an event that the focus has left that one.
  private var hasFocusInItem: Bool {
    trial.events.contains { event in
      event.kind == Self.focus && event.claimed == "on" && event.found == "on"
        && (event.place.contains("menu item[")
          || Self.holders.contains { event.place.hasPrefix($0 + "[") })
    }
  }

  private static let holders = [Role.menu, .tableCell, .listItem, .treeItem].map(\.name)

  private static func isSpoken(_ kind: String) -> Bool {
    let parts = kind.split(separator: ":")
    guard parts.count > 2, parts[1] == "state-changed" else { return true }
    return spokenStates.contains(String(parts[2]))
  }
}

extension ObservedEvent {
  /// What had the focus has lost it, and may tell of that later.
  var isNewWindow: Bool { kind.hasPrefix("window:activate") }

  /// A window that opens may take the focus before it says so.
  fileprivate var changesWindow: Bool {
    ["window:activate", "window:create", "window:deactivate"].contains(where: kind.hasPrefix)
  }

  /// From then on the focus is no more where it came before.
  fileprivate var isFocus: Bool { kind == ChangeNotices.focus && claimed == "on" }
}
