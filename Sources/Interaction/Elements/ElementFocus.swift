// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How the focus comes to an element, and how it moves among those inside.
public struct ElementFocus: Hashable, Sendable {
  /// Whether a press on the element brings the focus.
  public var comesByPress = true
  /// Whether the element has the focus when its window first has the keyboard.
  public var isDefault = false
  /// Whether a ring is drawn round the element while it has the focus.
  public var showsRing = true
  /// Whether the element has the focus each time that F6 comes to its section.
  public var isEntry = false
  /// Whether F6 stops here: at the element inside that had the focus last, or at the first.
  public var isSection = false
  /// Whether those inside are one stop of Tab; nil follows from the role.
  public var group: FocusGroup?

  /// Whether the element is one of several pages, of which one is there at a time: one that is back has
  /// the focus where it was.
  package var isPage = false

  public init() {}
}

/// Elements that are one stop of Tab, with arrow keys among them, as the ARIA Authoring Practices
/// ask of composite widgets.
///
/// The places of the elements decide which arrows lead where: in a row Left and Right, in a column Up
/// and Down, otherwise all four. Tab comes to the selected element, or to the one that had the focus
/// last, or to the first. An element whose own actions want those arrows stays a stop of its own.
public struct FocusGroup: Hashable, Sendable {
  /// Whether the last element's next one is the first. Never in a grid.
  public var wraps: Bool
  /// False keeps a group from following out of the element's role.
  public var isEnabled: Bool

  public init(wraps: Bool = false) {
    self.wraps = wraps
    isEnabled = true
  }

  /// Each element inside is a stop of its own, whatever the role.
  public static let none: FocusGroup = {
    var group = FocusGroup()
    group.isEnabled = false
    return group
  }()

  /// The practices' patterns: tabs, menus and tool bars go round, lists and trees do not.
  init?(role: Role?) {
    switch role {
    case .listBox, .tree, .treeTable: self.init()
    case .pageTabList, .menu, .menuBar, .popupMenu, .toolBar: self.init(wraps: true)
    default: return nil
    }
  }
}
