// SPDX-License-Identifier: Apache-2.0

/// Something that an assistive technology asks of an element.
public enum ElementRequest: Hashable, Sendable {
  /// AT-SPI: `org.a11y.atspi.Action.DoAction`, by the action's name.
  case action(String)
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  case value(Double)
  /// AT-SPI: `org.a11y.atspi.EditableText.SetTextContents`.
  case text(String)
  /// Before the character at this place. AT-SPI: `org.a11y.atspi.EditableText.InsertText`.
  case insertText(String, at: Int)
  /// AT-SPI: `org.a11y.atspi.EditableText.DeleteText`.
  case deleteText(Range<Int>)
  /// AT-SPI: `org.a11y.atspi.Component.GrabFocus`.
  case focus
  /// By the child's index. AT-SPI: `org.a11y.atspi.Selection.SelectChild`.
  case selectChild(Int)
  /// AT-SPI: `org.a11y.atspi.Selection.DeselectChild`.
  case deselectChild(Int)
  /// AT-SPI: `org.a11y.atspi.Selection.SelectAll`.
  case selectAll
  /// AT-SPI: `org.a11y.atspi.Selection.ClearSelection`.
  case clearSelection
}
