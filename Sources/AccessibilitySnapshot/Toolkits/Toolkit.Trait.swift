// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// What toolkits do that others do not.
  public enum Trait: UInt8, Hashable, Sendable, CaseIterable {
    /// May end when it is asked for all properties of an interface at once.
    case endsAtGetAll
    /// May end when it is asked for all properties of an interface other than Accessible.
    case endsAtGetAllOfOthers
    /// Gives wrong places in a window's coordinates, and right ones on the screen.
    case givesWrongPlacesInWindows
    /// Says of windows alone that they are showing.
    case tellsShowingOfWindowsAlone
    /// Says of an element alone that it is disabled, and not of what stands in it.
    case tellsDisabledOfOwnAlone
    /// Leaves margins, borders and shadows out of the places that it gives.
    case leavesOutMargins
    /// Gives the place of what is inside of an element's border and padding, counted from inside of
    /// the window's.
    case givesPlacesOfContent
    /// Gives right places, of windows too.
    case givesRightPlaces
    /// Gives what it has not drawn yet the size -1.
    case givesUndrawnSizeMinusOne
    /// Calls what it has given no place yet showing, with a size of one pixel.
    case callsUnplacedShowing
    /// Finds what is under a pop-over where the pop-over is.
    case looksUnderPopOvers
    /// Answers questions in the thread that handles keys, after them.
    case answersAfterKeys
    /// Does what a button is for 250 ms after it was asked to click it.
    case clicksLate
    /// Moves the focus by arrows that nobody takes, to what lies that way.
    case movesFocusByArrows
    /// Answers questions while it collects input, which it handles after that.
    case answersBeforeInput
    /// Draws the window's own buttons in a header bar.
    case drawsTitleBars
    /// Describes the window's own buttons, in boxes that say no direction.
    case describesTitleBarButtons
    /// Changes the pages of a notebook by Control and Page Up or Page Down, from inside of them.
    case changesPagesFromInside
    /// Does not publish which part of a combo box takes the focus.
    case hidesFocusOfComboBoxes
    /// Gives of buttons, tabs and combo boxes the mnemonic alone ("<Alt>s").
    case givesMnemonicsAlone
    /// Hears of the dark style by the name of a theme.
    case hearsOfDarkStyleByTheme
    /// Gives the focus of tabs to their notebook, two levels above.
    case focusesNotebooksForTabs
    /// Publishes radio buttons, which arrows lead to, as check boxes.
    case publishesRadioButtonsAsCheckBoxes
    /// Relates elements to parts that it keeps out of the tree, and reports one side only.
    case relatesToHiddenParts
    /// Exposes relations on one side only.
    case relatesOneSided
    /// Gives what has no name that of its class.
    case namesByClass
    /// Does not say how far one step of a value goes.
    case givesNoStep
    /// Calls what hides its letters a text too.
    case hidesLettersOfTexts
    /// Takes the -1 for the end of a text by its word.
    case takesEndOfTextLiterally
    /// Gives one key in the place of a binding's three parts.
    case givesOneKeyForBinding
    /// Gives the focus of a row in a tree to its expander.
    case focusesExpandersForRows
    /// Calls what a drop-down's button shows focusable.
    case focusesItemsOfDropDowns
    /// May report late which window is active.
    case tellsActiveWindowLate
    /// Lists the same actions on every label, and may crash when a link is opened that is not
    /// there.
    case listsActionsOfLabels
    /// Counts siblings that it does not publish.
    case countsHiddenSiblings
    /// May never set the states checkable, selectable and expandable of a role.
    case leavesOutAbilities
    /// Keeps windows of popups ready, and says that they are showing.
    case keepsPopupsReady
    /// Publishes the content of its windows on demand.
    case publishesContentOnDemand
    /// Gives every view of its own windows the action "doDefault".
    case offersDoDefaultEverywhere
    /// Stops Tab at each group of buttons in a tool bar, whose buttons are focusable only while
    /// focused.
    case hasOneStopForToolBars
    /// Gives frames round controls an action only to hear of their clicks.
    case listensToClicksOfInner
    /// Publishes a box with a check mark round a group as a check box.
    case boxesGroupsWithCheckMark
    /// Calls what is in a dock behind another one's tab showing, and gives it a place to the left of
    /// the window; and the choices of a combo box that is not showing.
    case callsHiddenDocksShowing
    /// Says of a tab that is disabled the states of its bar.
    case hidesDisabledTabs
    /// Publishes the words on a button or a choice as a label in it.
    case labelsControlsInside
    /// Says modal of each window that takes the keys and the pointer from the others.
    case saysModalOfWhatBlocks
    /// Names a combo box by its value, and relates it to its label beside that.
    case namesComboBoxesByValue
    /// Gives what stands in a group box and has no name that of the box.
    case namesByGroupBox
    /// Publishes a page in its tab, with the tab's name.
    case namesPagesLikeTabs
    /// Does not ask the desktop for the dark style without a platform theme.
    case ignoresDarkStyle
    /// Does not ask the desktop for high contrast without a platform theme.
    case ignoresContrast
    /// Does not ask the desktop for reduced motion without a platform theme.
    case ignoresReducedMotion
    /// Puts the help text of what gets the focus into its description, for those that read no help.
    case tellsHelpInDescriptions
    /// Calls labels and boxes focusable too.
    case callsEverythingFocusable
    /// Sends no event when an element is deleted, and one when it is hidden.
    case tellsNothingOfDeleted
    /// Sends no event when a tool tip that is the description is another one.
    case tellsNothingOfDescriptions
    /// Sends no event of a first name.
    case tellsNothingOfFirstNames
    /// Publishes no keys of menu items, and none of a shortcut that belongs to no element.
    case hidesKeysOfMenus
    /// Gives its own dialogs for files, fonts and colours no roles of their own.
    case givesOwnDialogsNoRole
    /// Publishes whatever scrolls as a scroll pane or viewport, a list or a text.
    case declaresScrolling
  }
}

extension Toolkit.Trait {
  /// What such a toolkit does, to follow its name ("gives what has no name that of its class").
  public var text: String {
    switch self {
    case .endsAtGetAll:
      "may end when it is asked for all properties of an interface at once"
    case .endsAtGetAllOfOthers:
      "may end when it is asked for all properties of an interface other"
        + " than Accessible"
    case .givesWrongPlacesInWindows:
      "gives wrong places in a window's coordinates, and right ones on the"
        + " screen"
    case .tellsShowingOfWindowsAlone:
      "says of windows alone that they are showing"
    case .tellsDisabledOfOwnAlone:
      "says of an element alone that it is disabled, and not of what stands in it"
    case .leavesOutMargins:
      "leaves margins, borders and shadows out of the places that it gives"
    case .givesPlacesOfContent:
      "gives the place of what is inside of an element's border and padding"
    case .givesRightPlaces:
      "gives right places, of windows too"
    case .givesUndrawnSizeMinusOne:
      "gives what it has not drawn yet the size -1"
    case .callsUnplacedShowing:
      "calls what it has given no place yet showing, with a size of one pixel"
    case .looksUnderPopOvers:
      "finds what is under a pop-over where the pop-over is"
    case .answersAfterKeys:
      "answers questions in the thread that handles keys, after them"
    case .clicksLate:
      "does what a button is for 250 ms after it was asked to click it"
    case .movesFocusByArrows:
      "moves the focus by arrows that nobody takes"
    case .answersBeforeInput:
      "answers questions while it collects input, which it handles after"
        + " that"
    case .hidesKeysOfMenus:
      "publishes no keys of menu items, and none of a shortcut without an element"
    case .drawsTitleBars:
      "draws the window's own buttons in a header bar"
    case .describesTitleBarButtons:
      "describes the window's own buttons, in boxes that say no direction"
    case .changesPagesFromInside:
      "changes the pages of a notebook by Control and Page Up or Page Down,"
        + " from inside of them"
    case .hidesFocusOfComboBoxes:
      "does not publish which part of a combo box takes the focus"
    case .givesMnemonicsAlone:
      "gives of buttons, tabs and combo boxes the mnemonic alone"
        + " (\"<Alt>s\")"
    case .hearsOfDarkStyleByTheme:
      "hears of the dark style by the name of a theme"
    case .focusesNotebooksForTabs:
      "gives the focus of tabs to their notebook, two levels above"
    case .publishesRadioButtonsAsCheckBoxes:
      "publishes radio buttons, which arrows lead to, as check boxes"
    case .relatesToHiddenParts:
      "relates elements to parts that it keeps out of the tree, and tells"
        + " one side only"
    case .relatesOneSided:
      "tells relations on one side only"
    case .namesByClass:
      "gives what has no name that of its class"
    case .givesNoStep:
      "does not say how far one step of a value goes"
    case .hidesLettersOfTexts:
      "calls a field that hides what is entered a text"
    case .takesEndOfTextLiterally:
      "takes the -1 for the end of a text by its word"
    case .givesOneKeyForBinding:
      "gives one key in the place of a binding's three parts"
    case .focusesExpandersForRows:
      "gives the focus of a row in a tree to its expander"
    case .focusesItemsOfDropDowns:
      "calls what a drop-down's button shows focusable"
    case .tellsActiveWindowLate:
      "may tell late which window is active"
    case .listsActionsOfLabels:
      "lists the same actions on every label, and may crash when a link is"
        + " opened that is not there"
    case .countsHiddenSiblings:
      "counts siblings that it does not publish"
    case .leavesOutAbilities:
      "may never set the states checkable, selectable and expandable of a"
        + " role"
    case .keepsPopupsReady:
      "keeps windows of popups ready, and says that they are showing"
    case .publishesContentOnDemand:
      "publishes the content of its windows on demand"
    case .offersDoDefaultEverywhere:
      "gives every view of its own windows the action \"doDefault\""
    case .hasOneStopForToolBars:
      "stops Tab at each group of buttons in a tool bar, whose buttons are"
        + " focusable only while focused"
    case .listensToClicksOfInner:
      "gives frames round controls an action only to hear of their clicks"
    case .boxesGroupsWithCheckMark:
      "publishes a box with a check mark round a group as a check box"
    case .callsHiddenDocksShowing:
      "calls what is in a dock behind another one's tab showing"
    case .hidesDisabledTabs:
      "does not say which tabs are disabled"
    case .labelsControlsInside:
      "publishes the words on a button as a label in it"
    case .saysModalOfWhatBlocks:
      "says modal of each window that blocks others"
    case .namesComboBoxesByValue:
      "names a combo box by its value"
    case .namesByGroupBox:
      "gives what stands in a group box and has no name that of the box"
    case .namesPagesLikeTabs:
      "publishes a page in its tab, with the tab's name"
    case .ignoresDarkStyle:
      "does not ask the desktop for the dark style without a platform theme"
    case .ignoresContrast:
      "does not ask the desktop for high contrast without a platform theme"
    case .ignoresReducedMotion:
      "does not ask the desktop for reduced motion without a platform theme"
    case .tellsHelpInDescriptions:
      "puts the help text of what gets the focus into its description, for those that read no help"
    case .callsEverythingFocusable:
      "calls labels and boxes focusable too"
    case .tellsNothingOfDeleted:
      "sends no event when an element is deleted"
    case .tellsNothingOfDescriptions:
      "sends no event when a tool tip that is the description is another one"
    case .tellsNothingOfFirstNames:
      "sends no event of a first name"
    case .givesOwnDialogsNoRole:
      "gives its own dialogs for files, fonts and colours no roles of their own"
    case .declaresScrolling:
      "publishes whatever scrolls as a scroll pane or viewport, a list or a text"
    }
  }
}
