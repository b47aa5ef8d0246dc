// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a button that is held acts again and again; here it acts once.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How wide a button is; here as wide as its label.
public enum ButtonSizing: Hashable, Sendable { case automatic, fitted, flexible }

/// Whether a menu stays open when something in it was chosen; here it closes.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How a choice among symbols shows; here as others do.
public enum PaletteSelectionEffect: Hashable, Sendable { case automatic, custom }

/// How strongly a badge stands out; here as others do.
public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }

/// The colour of what stands in a list beside its text.
public struct ListItemTint: Hashable, Sendable {
  let color: Color?

  /// That of controls.
  public static let monochrome = ListItemTint(color: nil)

  /// A colour, whatever controls have.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, whatever controls have.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// Whether every second row has another ground; here none has.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Whether a control acts when something is held over it; here none does.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How a choice of colours says how many there are; here as they are.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

/// How a symbol shows a value; here it does not.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

extension View {
  /// Accepted for the sake of the source: a button acts once.
  public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    behavior == .enabled
      ? hasNoEffect("buttonRepeatBehavior", "a button acts once", fileID, line) : self
  }

  /// Accepted for the sake of the source: a button is as wide as its label.
  public func buttonSizing(
    _ sizing: ButtonSizing, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    sizing == .flexible
      ? hasNoEffect("buttonSizing", "a button is as wide as its label", fileID, line) : self
  }

  /// Accepted for the sake of the source: a menu closes when something in it was chosen.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    behavior == .disabled
      ? hasNoEffect(
        "menuActionDismissBehavior", "a menu closes when something in it was chosen", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: what is chosen is marked alike.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Accepted for the sake of the source: choices stand one below the other.
  public func horizontalRadioGroupLayout(fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    hasNoEffect("horizontalRadioGroupLayout", "choices stand one below the other", fileID, line)
  }

  /// Accepted for the sake of the source: choices are as high as their text.
  public func defaultWheelPickerItemHeight(
    _ height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("defaultWheelPickerItemHeight", "choices are as high as their text", fileID, line)
  }

  /// Accepted for the sake of the source: a slider always has its thumb.
  public func sliderThumbVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility == .hidden
      ? hasNoEffect("sliderThumbVisibility", "a slider always has its thumb", fileID, line) : self
  }

  /// Accepted for the sake of the source: labels keep one distance from their symbols.
  public func labelIconToTitleSpacing(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "labelIconToTitleSpacing", "labels keep one distance from their symbols", fileID, line)
  }

  /// Accepted for the sake of the source: symbols take the room that they need.
  public func labelReservedIconWidth(
    _ value: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("labelReservedIconWidth", "symbols take the room that they need", fileID, line)
  }

  /// Accepted for the sake of the source: badges stand out alike.
  public func badgeProminence(
    _ prominence: BadgeProminence, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    prominence != .standard
      ? hasNoEffect("badgeProminence", "badges stand out alike", fileID, line) : self
  }

  /// The colour of controls and symbols in the list's row; nil for that of all.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// The same; what is monochrome has the colour of all.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Accepted for the sake of the source: rows have one ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    behavior == .enabled
      ? hasNoEffect("alternatingRowBackgrounds", "rows have one ground", fileID, line) : self
  }

  /// Accepted for the sake of the source: a line stands round what can be pressed anyway.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted for the sake of the source: a line stands round what can be pressed anyway.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: sections stand one right below the other.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("listSectionMargins", "sections stand one right below the other", fileID, line)
  }

  /// Accepted for the sake of the source: lists have no index at their side.
  public func listSectionIndexVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    visibility == .visible
      ? hasNoEffect("listSectionIndexVisibility", "lists have no index at their side", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: lists have no index at their side.
  public func sectionIndexLabel<S: StringProtocol>(
    _ label: S?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("sectionIndexLabel", "lists have no index at their side", fileID, line)
  }

  /// Accepted for the sake of the source: sections always show their rows.
  public func collapsible(_ collapsible: Bool, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    collapsible
      ? hasNoEffect("collapsible", "sections always show their rows", fileID, line) : self
  }

  /// Accepted for the sake of the source: nothing acts because something is held over it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Accepted for the sake of the source: a line stands round what can be pressed anyway.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted for the sake of the source: symbols have one colour.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("symbolColorRenderingMode", "symbols have one colour", fileID, line)
  }

  /// Accepted for the sake of the source: symbols show no value.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("symbolVariableValueMode", "symbols show no value", fileID, line)
  }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileDialogMessage<S: StringProtocol>(
    _ message: S?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect("fileDialogMessage", "files are chosen in the window's own panel", fileID, line)
  }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "fileDialogConfirmationLabel", "files are chosen in the window's own panel", fileID, line)
  }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileDialogDefaultDirectory(
    _ url: URL?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    hasNoEffect(
      "fileDialogDefaultDirectory", "files are chosen in the window's own panel", fileID, line)
  }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Accepted for the sake of the source: files are chosen in the window's own panel.
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
