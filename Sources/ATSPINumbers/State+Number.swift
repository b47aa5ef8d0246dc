// SPDX-License-Identifier: Apache-2.0

internal import CATSPI
import Semantics

extension State {
  /// The number of the bit on the wire (`AtspiStateType`).
  public var number: UInt32 {
    switch self {
    case .active: ATSPI_STATE_ACTIVE.rawValue
    case .armed: ATSPI_STATE_ARMED.rawValue
    case .busy: ATSPI_STATE_BUSY.rawValue
    case .checked: ATSPI_STATE_CHECKED.rawValue
    case .collapsed: ATSPI_STATE_COLLAPSED.rawValue
    case .defunct: ATSPI_STATE_DEFUNCT.rawValue
    case .editable: ATSPI_STATE_EDITABLE.rawValue
    case .enabled: ATSPI_STATE_ENABLED.rawValue
    case .expandable: ATSPI_STATE_EXPANDABLE.rawValue
    case .expanded: ATSPI_STATE_EXPANDED.rawValue
    case .focusable: ATSPI_STATE_FOCUSABLE.rawValue
    case .focused: ATSPI_STATE_FOCUSED.rawValue
    case .hasTooltip: ATSPI_STATE_HAS_TOOLTIP.rawValue
    case .horizontal: ATSPI_STATE_HORIZONTAL.rawValue
    case .iconified: ATSPI_STATE_ICONIFIED.rawValue
    case .modal: ATSPI_STATE_MODAL.rawValue
    case .multiLine: ATSPI_STATE_MULTI_LINE.rawValue
    case .multiselectable: ATSPI_STATE_MULTISELECTABLE.rawValue
    case .opaque: ATSPI_STATE_OPAQUE.rawValue
    case .pressed: ATSPI_STATE_PRESSED.rawValue
    case .resizable: ATSPI_STATE_RESIZABLE.rawValue
    case .selectable: ATSPI_STATE_SELECTABLE.rawValue
    case .selected: ATSPI_STATE_SELECTED.rawValue
    case .sensitive: ATSPI_STATE_SENSITIVE.rawValue
    case .showing: ATSPI_STATE_SHOWING.rawValue
    case .singleLine: ATSPI_STATE_SINGLE_LINE.rawValue
    case .stale: ATSPI_STATE_STALE.rawValue
    case .transient: ATSPI_STATE_TRANSIENT.rawValue
    case .vertical: ATSPI_STATE_VERTICAL.rawValue
    case .visible: ATSPI_STATE_VISIBLE.rawValue
    case .managesDescendants: ATSPI_STATE_MANAGES_DESCENDANTS.rawValue
    case .indeterminate: ATSPI_STATE_INDETERMINATE.rawValue
    case .required: ATSPI_STATE_REQUIRED.rawValue
    case .truncated: ATSPI_STATE_TRUNCATED.rawValue
    case .animated: ATSPI_STATE_ANIMATED.rawValue
    case .invalidEntry: ATSPI_STATE_INVALID_ENTRY.rawValue
    case .supportsAutocompletion: ATSPI_STATE_SUPPORTS_AUTOCOMPLETION.rawValue
    case .selectableText: ATSPI_STATE_SELECTABLE_TEXT.rawValue
    case .isDefault: ATSPI_STATE_IS_DEFAULT.rawValue
    case .visited: ATSPI_STATE_VISITED.rawValue
    case .checkable: ATSPI_STATE_CHECKABLE.rawValue
    case .hasPopup: ATSPI_STATE_HAS_POPUP.rawValue
    case .readOnly: ATSPI_STATE_READ_ONLY.rawValue
    }
  }
}

extension StateSet {
  /// The 64 bits on the wire. A bit that no state has here keeps its place in both directions.
  public init(bits: UInt64) {
    self.init(rawValue: Self.moved(bits, by: Self.placesOfBits))
  }

  /// See ``init(bits:)``.
  public var bits: UInt64 { Self.moved(rawValue, by: Self.bitsOfPlaces) }

  /// Each set bit's own place here, by its number on the wire, and the other way.
  private static let (placesOfBits, bitsOfPlaces) = {
    var places = [UInt64?](repeating: nil, count: 64)
    var bits = [UInt64?](repeating: nil, count: 64)
    for state in State.allCases {
      let place = UInt64(StateSet(state).rawValue.trailingZeroBitCount)
      places[Int(state.number)] = place
      bits[Int(place)] = UInt64(state.number)
    }
    // What is left on one side goes to what is left on the other, in order.
    let rest = (0..<64).filter { bits[$0] == nil }
    for (bit, place) in zip((0..<64).filter { places[$0] == nil }, rest) {
      places[bit] = UInt64(place)
      bits[place] = UInt64(bit)
    }
    return (places.map { $0 ?? 0 }, bits.map { $0 ?? 0 })
  }()

  private static func moved(_ set: UInt64, by places: [UInt64]) -> UInt64 {
    var (rest, moved): (UInt64, UInt64) = (set, 0)
    while rest != 0 {
      moved |= 1 << places[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return moved
  }
}
