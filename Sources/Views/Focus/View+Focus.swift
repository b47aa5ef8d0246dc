// SPDX-License-Identifier: Apache-2.0

import Interaction

extension View {
  /// Whether Tab stops at the view; without it, Tab stops where there is something to do.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusView(content: self, isFocusable: isFocusable)
  }

  /// Whether Tab stops at the view, and whether a press on it brings the focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    FocusView(
      content: self, isFocusable: isFocusable,
      change: { $0.comesByPress = interactions.contains(.edit) })
  }

  /// Whether Tab stops at the view, and what happens when the focus comes (true) or leaves (false).
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    FocusView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }

  /// Draws no ring round the views inside; nothing inside can bring it back. They then have to show
  /// in another way where the keyboard is (WCAG 2.4.7).
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled
    }
  }

  /// The view has the keyboard when its window first has it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true) -> some View {
    FocusView(
      content: self, change: { $0.isDefault = $0.isDefault || prefersDefaultFocus })
  }

  /// The view has the keyboard when its window first has it. Of several in one window the first has
  /// it, whichever their namespaces.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self.prefersDefaultFocus(prefersDefaultFocus)
  }

  /// Names the part of a window in which `prefersDefaultFocus(_:in:)` is said. It changes nothing by
  /// itself: a default focus counts for its window.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Makes the view a section: F6 and Shift+F6 move between sections, to where the focus was last.
  /// Landmarks, tool bars and menu bars are sections by themselves.
  public func focusSection() -> some View {
    FocusView(content: self, isContainer: true, change: { $0.isSection = true })
  }

  /// Makes the controls inside one stop of Tab, with arrow keys among them.
  ///
  /// The places of the controls decide which arrows lead where: in a row Left and Right, in a column
  /// Up and Down, otherwise all four; Home and End lead to the ends, in a grid to those of the row, and
  /// with Control to those of the grid. Tab comes to the selected control, or to the one that had the
  /// focus last, or to the first. A control whose own actions want the arrows stays a stop of its own.
  /// Views with the role of a list box, tree, tab list, menu, menu bar or tool bar, or with the trait
  /// `isTabBar`, are groups by themselves.
  ///
  /// - Parameters:
  ///   - isGroup: False keeps a group from following out of the role.
  ///   - wraps: Whether the arrows go round from the last control to the first; never in a grid.
  public func focusGroup(_ isGroup: Bool = true, wraps: Bool = false) -> some View {
    FocusView(
      content: self, isContainer: true,
      change: { $0.group = isGroup ? FocusGroup(wraps: wraps) : FocusGroup.none })
  }
}
