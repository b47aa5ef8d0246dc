// SPDX-License-Identifier: Apache-2.0

/// What an element of the page of actions does wrong.
enum ActionFault: Sendable {
  /// `DoAction` answers true and does nothing.
  case onlySaysSo
  /// `DoAction` answers false.
  case refuses
  /// `DoAction` ends the process by a signal instead of an answer.
  case crashes
  /// `DoAction` answers true, and the process ends by a signal then.
  case crashesLater
  /// A value that is written is dropped.
  case keepsValue
  /// A value beyond the end is taken as it is.
  case leavesRange
  /// A text that is set is dropped.
  case keepsText
  /// `GrabFocus` answers true and leaves the focus where it is.
  case keepsFocus
  /// `SelectChild` answers true and selects nothing.
  case keepsSelection
  /// What changes has no event.
  case isSilent
  /// Its event tells the opposite.
  case tellsOpposite
  /// It acts although it is disabled.
  case actsDisabled
  /// Its name changes by itself.
  case isRestless
}
