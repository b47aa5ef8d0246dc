// SPDX-License-Identifier: Apache-2.0

/// What the pointer looks like over an element.
///
/// The names of CSS and of the freedesktop cursor themes stand beside each.
public enum PointerShape: Hashable, Sendable, CaseIterable {
  /// An arrow (`default`).
  case arrow
  /// A hand with one finger, over what can be pressed (`pointer`).
  case link
  /// An open hand, over what can be dragged (`grab`).
  case grabIdle
  /// A closed hand, while something is dragged (`grabbing`).
  case grabActive
  /// Two arrows apart, over what moves sideways between two things (`col-resize`).
  case columnResize
  /// The same for what moves up and down (`row-resize`).
  case rowResize
  /// Two arrows along the falling diagonal (`nwse-resize`).
  case resizeTopLeadingToBottomTrailing
  /// Two arrows along the rising diagonal (`nesw-resize`).
  case resizeTopTrailingToBottomLeading
  /// A beam between letters (`text`).
  case horizontalText
  /// A beam for text that runs downwards (`vertical-text`).
  case verticalText
  /// A cross, to take a rectangle with (`crosshair`).
  case rectSelection
  /// A glass with a plus (`zoom-in`).
  case zoomIn
  /// A glass with a minus (`zoom-out`).
  case zoomOut
}
