// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// GTK 4, by its own AT-SPI side: "GTK". Debian 12 has 4.8.3, Debian 13 has 4.18.6, of which there
  /// is one recording: what that does not show is not known of it. A case is one of the rule's test
  /// cases, each of which was met in an application.
  static let gtk4: [ToolkitFact] = [
    ToolkitFact(
      .leavesOutMargins, .from("4", still: "4.8"),
      "Places of gtk4-widget-factory 4.8.3 beside its picture."),
    ToolkitFact(
      .givesPlacesOfContent, .from("4", still: "4.8"),
      "gtk_widget_translate_coordinates of each widget of a window of 4.8.3, beside its extents and its"
        + " picture."),
    ToolkitFact(
      .labelsControlsInside, .from("4", still: "4.18"),
      "The buttons with words of the recordings gtk4-widget-factory (4.8.3) and"
        + " gtk4-widget-factory-debian13 (4.18.6), and the choices of GtkColorChooserWidget (4.8.3), which"
        + " have none."),
    ToolkitFact(
      .tellsShowingOfWindowsAlone, .from("4", before: "4.18"),
      "The recording gtk4-widget-factory (4.8.3), and all that gtk4-widget-factory-debian13 "
        + "(4.18.6) calls showing."),
    ToolkitFact(
      .tellsDisabledOfOwnAlone, .from("4", still: "4.18"),
      "The button in the combo box \"Otto\" of gtk4-widget-factory 4.8.3, which no click presses, and the"
        + " labels of disabled check boxes in gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .answersAfterKeys, .from("4", still: "4.8"),
      "GTK handles events of windows and of the bus in one thread, as they come "
        + "(4.8.3)."),
    ToolkitFact(
      .clicksLate, .from("4", still: "4.8"),
      "A button of 4.8.3 and a switching one, each asked to click: their handlers run 251 ms after the answer."
    ),
    ToolkitFact(
      .movesFocusByArrows, .from("4", still: "4.8"),
      "GtkWindow binds the arrows to move-focus (4.8.3; a test of key-answered)."),
    ToolkitFact(
      .drawsTitleBars, .from("4", still: "4.8"),
      "Cases of keyboard-reachable and tab-reaches-all, 4.8.3."),
    ToolkitFact(
      .describesTitleBarButtons, .from("4", still: "4.8"),
      "Cases of keyboard-reachable and tab-reaches-all, 4.8.3."),
    ToolkitFact(
      .focusesNotebooksForTabs, .from("4", still: "4.18"),
      "The recordings gtk4-widget-factory (4.8.3) and gtk4-widget-factory-debian13 (4.18.6), and "
        + "cases of keyboard-reachable."),
    ToolkitFact(
      .publishesRadioButtonsAsCheckBoxes, .from("4", before: "4.18"),
      "A case of tab-reaches-all, 4.8.3, and the radio buttons of "
        + "gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .relatesToHiddenParts, .from("4", still: "4.18"),
      "A case of label-relations, 4.8.3, and gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .namesByClass, .from("4", before: "4.10"),
      "Cases of name-informative, 4.8.3; 4.10 gives such names no more."),
    ToolkitFact(
      .givesNoStep, .from("4", still: "4.18"),
      "A case of value-range, 4.8.3, and gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .hidesLettersOfTexts, .from("4", still: "4.8"),
      "A GtkEntry with its visibility off, 4.8.3; GtkPasswordEntry has a role of its own."),
    ToolkitFact(
      .takesEndOfTextLiterally, .from("4", still: "4.18"),
      "A case of text-interface, 4.8.3, and gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .givesOneKeyForBinding, .from("4", still: "4.8"),
      "A case of keybinding-format, 4.8.3."),
    ToolkitFact(
      .hidesKeysOfMenus, .from("4", still: "4.18"),
      "No element of gtk4-widget-factory (4.8.3) and of gtk4-widget-factory-debian13 (4.18.6) has a key of"
        + " a shortcut, and a GtkShortcutController belongs to none."),
    ToolkitFact(
      .focusesExpandersForRows, .from("4", still: "4.8"),
      "A case of role-known, 4.8.3."),
    ToolkitFact(
      .focusesItemsOfDropDowns, .from("4", still: "4.8"),
      "A case of role-known, the GtkListItemWidget of 4.8.3."),
    ToolkitFact(
      .tellsActiveWindowLate, .from("4", still: "4.8"),
      "A case of one-focus, 4.8.3."),
    ToolkitFact(
      .listsActionsOfLabels, .from("4", still: "4.18"),
      "4.8.3 does not look whether a label has a link before it opens it; "
        + "gtk4-widget-factory-debian13 (4.18.6) lists the same actions."),
    ToolkitFact(
      .countsHiddenSiblings, .from("4", still: "4.18"),
      "The recordings gtk4-widget-factory (4.8.3) and gtk4-widget-factory-debian13 (4.18.6)."),
    ToolkitFact(
      .leavesOutAbilities, .from("4", still: "4.18"),
      "Cases of role-states, 4.8.3, and gtk4-widget-factory-debian13 (4.18.6)."),
  ]
}
