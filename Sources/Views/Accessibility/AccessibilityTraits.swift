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

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
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
