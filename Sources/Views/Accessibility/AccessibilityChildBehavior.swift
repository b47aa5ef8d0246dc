// SPDX-License-Identifier: Apache-2.0

import Interaction

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
