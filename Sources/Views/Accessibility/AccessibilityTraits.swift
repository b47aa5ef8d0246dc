// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

/// What a view is and can do, in SwiftUI's words.
///
/// Those for which AT-SPI has no role or state (`playsSound`, `isKeyboardKey`, `isSummaryElement`,
/// `updatesFrequently`, `startsMediaSession`, `allowsDirectInteraction`, `causesPageTurn`) are
/// accepted and say nothing. Of several roles the most telling one holds: a button that is a header
/// as well is a button. A toggle that `isSelected` is on. `isModal` hides all that is outside of the
/// view from assistive technologies and from Tab.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The role button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The role heading; ``AccessibilityHeadingLevel`` gives it a depth.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The states selectable and selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The role link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The role entry. It adds no editing: there is no text field behind it.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The role image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The role label.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Accepted, and says nothing: no assistive technology on Linux takes touches over.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Accepted, and says nothing: AT-SPI has no word for it.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The role dialog and the state modal; the rest of the window is hidden.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The role toggle button; with ``isSelected`` it is on.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The role page tab list: arrow keys move among its tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The roles that the traits speak of.
  var roles: Set<Role> {
    let roles: [(AccessibilityTraits, Role)] = [
      (.isToggle, .toggleButton), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
      (.isSearchField, .entry), (.isImage, .image), (.isTabBar, .pageTabList),
      (.isModal, .dialog), (.isStaticText, .label),
    ]
    return Set(roles.filter { contains($0.0) }.map { $0.1 })
  }

  var states: StateSet {
    var states: StateSet = []
    if contains(.isSelected) { states.formUnion(StateSet(.selectable, .selected)) }
    if contains(.isModal) { states[.modal] = true }
    return states
  }
}
