// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

extension View {
  /// Makes the view one element, and says how the views inside are exposed.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    SemanticsView(self, isElement: true) { $0.childBehavior = children.behavior }
  }

  /// Keeps the view and all that is inside from assistive technologies and from Tab; it is drawn
  /// and reacts to pointers as before. False takes back what an inner modifier says of the same
  /// view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    SemanticsView(self) { $0.isHidden = hidden }
  }

  /// The same, only while it is enabled; otherwise nothing is said either way.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.isHidden = isEnabled ? hidden : nil }
  }

  /// Adds the roles and states that the traits stand for; a role counts where no
  /// `accessibilityRole` is given.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticsView(self) {
      $0.addedRoles = traits.roles
      $0.addedStates = traits.states
      // As browsers call a field for what is looked for.
      if traits.contains(.isSearchField) { $0.attributes["text-input-type"] = "search" }
    }
  }

  /// The view is not what these say. What it does remains.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticsView(self) {
      $0.removedRoles = traits.roles
      $0.removedStates = traits.states
    }
  }

  /// A heading of this depth.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    SemanticsView(self) {
      $0.addedRoles = [.heading]
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// Siblings with a higher number are exposed first; 0 where none is given.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    SemanticsView(self) { $0.sortPriority = sortPriority }
  }

  /// Whether Tab stops at the view, where its gestures and actions say otherwise.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }

  /// The same, only while it is enabled; otherwise the gestures and actions decide.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View {
    SemanticsView(self) {
      $0.respondsToInteraction = isEnabled ? respondsToUserInteraction : nil
    }
  }

  /// What kind of text it is; AT-SPI carries it as the attribute `text-content-type`.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    SemanticsView(self) { $0.attributes["text-content-type"] = value.name }
  }

  /// Accepted for the sake of the source: the desktop inverts whole screens, and asks nobody.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted for the sake of the source: text follows the desktop's size by itself.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted for the sake of the source: the views given are never shown.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// The AT-SPI role, where neither a gesture nor a trait says it.
  public func accessibilityRole(_ role: Role) -> some View {
    SemanticsView(self) { $0.role = role }
  }

  /// Sets or clears an AT-SPI state that no trait has a word for ("expanded", "checked").
  public func accessibilityState(_ state: Semantics.State, _ isSet: Bool = true) -> some View {
    SemanticsView(self) {
      if isSet { $0.addedStates[state] = true } else { $0.removedStates[state] = true }
    }
  }

  /// What the role is called instead of its own name ("volume knob").
  public func accessibilityRoleDescription(_ description: String) -> some View {
    SemanticsView(self) { $0.roleDescription = description }
  }

  /// The place, from 1, in a set of so many elements.
  public func accessibilitySetPosition(_ position: Int, of size: Int) -> some View {
    SemanticsView(self) { $0.setPosition = (position, size) }
  }
}

/// How the views inside an accessibility element are exposed.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: SemanticsDeclaration.ChildBehavior

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// One by one, inside the element.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// As one, under their texts together.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Nothing said about its depth.
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What a program prints and a person types in a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file-system")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, to be read from the beginning to the end.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program's source.
  public static let sourceCode = AccessibilityTextContentType(name: "source-code")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "word-processing")
}
