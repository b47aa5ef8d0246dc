// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// GTK 3, by at-spi2-atk: "gtk". Its last series is 3.24. A case is one of the rule's test cases,
  /// each of which was met in an application.
  static let gtk3: [ToolkitFact] = [
    ToolkitFact(
      .givesRightPlaces, .before("4"),
      "Parity trials of applications of 3.24.38, whose pointer met what it was put on."),
    ToolkitFact(
      .givesUndrawnSizeMinusOne, .before("4"),
      "A case of bounds-valid, 3.24.38."),
    ToolkitFact(
      .callsUnplacedShowing, .before("4"),
      "What stands in expanders that are closed, 3.24.38 (cases of control-name and drawn-in-place)."
    ),
    ToolkitFact(
      .looksUnderPopOvers, .before("4"),
      "Buttons in pop-overs of 3.24.38, in whose place GetAccessibleAtPoint finds what is behind them "
        + "(a case of hit-test)."),
    ToolkitFact(
      .answersAfterKeys, .before("4"),
      "GTK handles events of windows and of the bus in one thread, as they come "
        + "(3.24.38)."),
    ToolkitFact(
      .movesFocusByArrows, .before("4"),
      "GtkWindow binds the arrows to move-focus (3.24.38; a test of key-answered)."),
    ToolkitFact(
      .drawsTitleBars, .before("4"),
      "Cases of keyboard-reachable, 3.24.38."),
    ToolkitFact(
      .changesPagesFromInside, .before("4"),
      "A case of keyboard-reachable, 3.24.38."),
    ToolkitFact(
      .hidesFocusOfComboBoxes, .before("4"),
      "A case of keyboard-reachable, 3.24.38."),
    ToolkitFact(
      .givesMnemonicsAlone, .before("4"),
      "A case of keybinding-format, 3.24.38."),
    ToolkitFact(
      .hearsOfDarkStyleByTheme, .before("4"),
      "A case of user-preferences-dark, 3.24.38 without gnome-themes-extra."),
    ToolkitFact(
      .countsHiddenSiblings, .before("4"),
      "A case of tree-integrity, 3.24.38."),
    ToolkitFact(
      .leavesOutAbilities, .before("4"),
      "Cases of role-states, 3.24.38."),
    ToolkitFact(
      .saysModalOfWhatBlocks, .before("4"),
      "gtk_window_set_modal takes the grab and tells the state; a window behind a dialog of 3.24.38 that is"
        + " not modal, and answers clicks."),
    ToolkitFact(
      .declaresScrolling, .before("4"),
      "GtkScrolledWindow round a box that is larger, 3.24.38 (a test of large-text-loss)."),
    ToolkitFact(
      .tellsNothingOfDescriptions, .before("4"),
      "Events of 3.24.38 while a program gives its field another description."),
    ToolkitFact(
      .tellsNothingOfFirstNames, .before("4"),
      "Events of 3.24.38 while a program gives its field a first name."),
  ]
}
