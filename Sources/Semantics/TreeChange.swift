// SPDX-License-Identifier: Apache-2.0

/// One difference that an update made, in the order in which assistive technologies must hear it.
public enum TreeChange: Hashable, Sendable {
  case childRemoved(ElementID, from: ElementID, at: Int)
  /// The element is gone for good.
  case removed(ElementID)
  case created(ElementID)
  case childAdded(ElementID, to: ElementID, at: Int)
  case role(ElementID)
  case name(ElementID)
  case description(ElementID)
  case help(ElementID)
  case attribute(ElementID, String)
  case bounds(ElementID)
  case state(ElementID, State, Bool)
  case value(ElementID)
  case announcement(Announcement)

  /// Removals first, then additions, properties, states, values, the new focus, and announcements.
  ///
  /// The description of an element that loses the focus comes after the new focus: it goes back to
  /// telling everything, and a screen reader would say that of an element it believes to be focused.
  func rank(losingFocus: Set<ElementID>) -> Int {
    switch self {
    case .description(let id) where losingFocus.contains(id): 9
    case .childRemoved: 0
    case .removed: 1
    case .created: 2
    case .childAdded: 3
    case .role, .name, .description, .help, .attribute, .bounds: 4
    case .state(_, .focused, false): 5
    case .state(_, .focused, true): 8
    case .state: 6
    case .value: 7
    case .announcement: 10
    }
  }
}
