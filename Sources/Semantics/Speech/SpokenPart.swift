// SPDX-License-Identifier: Apache-2.0

/// One piece of what a screen reader says of an element, by the names of Orca 43's `formatting.py`.
enum SpokenPart {
  case label, name, labelOrName, labelAndName
  case roleName, value, percentage
  case checkedState, checkedStateIfCheckable, radioState, toggleState, switchState
  case expandableState, expandableOrToggleState
  case availability, accelerator, required, invalid, readOnly, multiselectableState
  case numberOfChildrenOrRole
  /// Ends a sentence.
  case pause
}
