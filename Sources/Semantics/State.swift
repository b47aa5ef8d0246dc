// SPDX-License-Identifier: Apache-2.0

/// One condition of an element, by AT-SPI's bit numbers (`AtspiStateType`, at-spi2-core 2.46).
public enum State: UInt8, CaseIterable, Sendable, Hashable {
  case active = 1
  case armed = 2
  case busy = 3
  case checked = 4
  case collapsed = 5
  case defunct = 6
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case hasTooltip = 13
  case horizontal = 14
  case iconified = 15
  case modal = 16
  case multiLine = 17
  case multiselectable = 18
  case opaque = 19
  case pressed = 20
  case resizable = 21
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case stale = 27
  case transient = 28
  case vertical = 29
  case visible = 30
  case managesDescendants = 31
  case indeterminate = 32
  case required = 33
  case truncated = 34
  case animated = 35
  case invalidEntry = 36
  case supportsAutocompletion = 37
  case selectableText = 38
  case isDefault = 39
  case visited = 40
  case checkable = 41
  case hasPopup = 42
  case readOnly = 43
}

extension State {
  /// The name as it stands in `StateChanged` events ("has-popup").
  public var name: String {
    switch self {
    case .active: "active"
    case .armed: "armed"
    case .busy: "busy"
    case .checked: "checked"
    case .collapsed: "collapsed"
    case .defunct: "defunct"
    case .editable: "editable"
    case .enabled: "enabled"
    case .expandable: "expandable"
    case .expanded: "expanded"
    case .focusable: "focusable"
    case .focused: "focused"
    case .hasTooltip: "has-tooltip"
    case .horizontal: "horizontal"
    case .iconified: "iconified"
    case .modal: "modal"
    case .multiLine: "multi-line"
    case .multiselectable: "multiselectable"
    case .opaque: "opaque"
    case .pressed: "pressed"
    case .resizable: "resizable"
    case .selectable: "selectable"
    case .selected: "selected"
    case .sensitive: "sensitive"
    case .showing: "showing"
    case .singleLine: "single-line"
    case .stale: "stale"
    case .transient: "transient"
    case .vertical: "vertical"
    case .visible: "visible"
    case .managesDescendants: "manages-descendants"
    case .indeterminate: "indeterminate"
    case .required: "required"
    case .truncated: "truncated"
    case .animated: "animated"
    case .invalidEntry: "invalid-entry"
    case .supportsAutocompletion: "supports-autocompletion"
    case .selectableText: "selectable-text"
    case .isDefault: "is-default"
    case .visited: "visited"
    case .checkable: "checkable"
    case .hasPopup: "has-popup"
    case .readOnly: "read-only"
    }
  }
}
