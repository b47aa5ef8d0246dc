// SPDX-License-Identifier: Apache-2.0

/// One condition of an element, in the words of AT-SPI (`AtspiStateType`).
public enum State: UInt8, CaseIterable, Sendable, Hashable {
  case active
  case armed
  case busy
  case checked
  case collapsed
  case defunct
  case editable
  case enabled
  case expandable
  case expanded
  case focusable
  case focused
  case hasTooltip
  case horizontal
  case iconified
  case modal
  case multiLine
  case multiselectable
  case opaque
  case pressed
  case resizable
  case selectable
  case selected
  case sensitive
  case showing
  case singleLine
  case stale
  case transient
  case vertical
  case visible
  case managesDescendants
  case indeterminate
  case required
  case truncated
  case animated
  case invalidEntry
  case supportsAutocompletion
  case selectableText
  case isDefault
  case visited
  case checkable
  case hasPopup
  case readOnly
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

/// The conditions of an element: a bit for each state, in the order of the cases. Bits beyond them
/// are what a platform says that has no name here.
public struct StateSet: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public init(_ states: State...) {
    rawValue = states.reduce(0) { $0 | Self.bit($1) }
  }

  /// Whether the element is in the state; writing sets or clears its bit.
  public subscript(state: State) -> Bool {
    get { rawValue & Self.bit(state) != 0 }
    set {
      if newValue { rawValue |= Self.bit(state) } else { rawValue &= ~Self.bit(state) }
    }
  }

  /// The states that are set, in the order of their numbers.
  public var states: [State] { State.allCases.filter { self[$0] } }

  private static func bit(_ state: State) -> UInt64 { 1 << UInt64(state.rawValue) }
}
