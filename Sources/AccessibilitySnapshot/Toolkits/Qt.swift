// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Qt 5 and 6: "Qt". Debian 12 has 5.15.8 and 6.4.2, Debian 13 6.8.2. A case is one of the rule's test cases, each
  /// of which was met in an application.
  static let qt: [ToolkitFact] = [
    ToolkitFact(
      .endsAtGetAll, .still("6.4"),
      "AtSpiAdaptor::handleMessage reads the second argument of every call of "
        + "Properties, which GetAll does not have; applications of 5.15 ended."),
    ToolkitFact(
      .givesWrongPlacesInWindows, .still("6.4"),
      "Extents of applications of 5.15 in both coordinates, beside their pictures."),
    ToolkitFact(
      .relatesOneSided, .still("6.8"),
      "A case of label-relations, 5.15.8, and the recording featherpad-debian13 (6.8.2)."),
    ToolkitFact(
      .leavesOutAbilities, .still("6.4"),
      "A case of role-states, 5.15.8."),
    ToolkitFact(
      .boxesGroupsWithCheckMark, .still("6.4"),
      "A case of label-in-name, 6.4.2."),
    ToolkitFact(
      .callsHiddenDocksShowing, .still("6.4"),
      "Places of docks in applications of 6.4.2, and what their pictures show; choices of combo boxes on"
        + " pages of 5.15.8 that nobody sees."),
    ToolkitFact(
      .hidesDisabledTabs, .still("6.4"),
      "QAccessibleTabButton::state is its tab bar's; four pale tabs of 6.4.2."),
    ToolkitFact(
      .namesComboBoxesByValue, .still("6.4"),
      "A case of name-unique-among-siblings, 5.15.8, and combo boxes of 6.4.2."),
    ToolkitFact(
      .namesByGroupBox, .still("6.4"),
      "Fields, buttons, pictures and boxes without a name in group boxes of 6.4.2."),
    ToolkitFact(
      .tellsNothingOfDeleted, .still("6.4"),
      "Buttons of PyQt 6.4.2 that delete, and that hide, themselves, with the events of each."),
    ToolkitFact(
      .tellsNothingOfDescriptions, .still("6.4"),
      "Buttons of PyQt 5.15.8 and 6.4.2 that change a tool tip, an accessible description and a name: events"
        + " come of the last two."),
    ToolkitFact(
      .givesOwnDialogsNoRole, .still("6.4"),
      "QFileDialog, QFontDialog and QColorDialog of 5.15.8 and 6.4.2: each is a dialog of plain controls."
    ),
    ToolkitFact(
      .hidesKeysOfMenus, .still("6.8"),
      "A window of 5.15.8 and 6.4.2 with two items on one key and a QShortcut, and the recording"
        + " featherpad-debian13 (6.8.2)."),
    ToolkitFact(
      .ignoresDarkStyle, .before("6.5"),
      "The platform theme asks the portal for color-scheme from 6.5 on."),
    ToolkitFact(
      .ignoresContrast, .before("6.10"),
      "The platform theme asks the portal for contrast from 6.10 on."),
    ToolkitFact(
      .ignoresReducedMotion, .still("6.10"),
      "The platform theme does not ask for it in 6.10 either."),
  ]
}
