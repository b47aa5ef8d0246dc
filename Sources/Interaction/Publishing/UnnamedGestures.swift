// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// A gesture on an element that has no name.
public struct UnnamedGesture: Sendable, CustomStringConvertible {
  /// Where the gesture was written.
  public let origin: SourceOrigin
  /// What the element is exposed as.
  public let role: Role

  /// One line for standard error, in the form of a compiler's warning.
  public var description: String {
    let article = role.name.first.map("aeiou".contains) == true ? "an" : "a"
    return "\(origin): warning: \(article) \(role.name) with a gesture has no name;"
      + " give it one with accessibilityLabel(_:)"
  }
}

/// Finds gestures on elements without a name, each place in the source once.
@MainActor
struct UnnamedGestures {
  private var reported: Set<String> = []

  mutating func take(_ node: Node, _ element: Element?) -> UnnamedGesture? {
    guard node.givenName.allSatisfy(\.isWhitespace), let element,
      let gesture = element.gestures.first(where: Self.asksForSomething),
      reported.insert(gesture.origin.description).inserted
    else { return nil }
    return UnnamedGesture(origin: gesture.origin, role: node.role)
  }

  private static func asksForSomething(_ attachment: GestureAttachment) -> Bool {
    guard attachment.mask.contains(.gesture) else { return false }
    if case .none = attachment.description { return false }
    // What scrolls is known by what is inside.
    return !attachment.description.isScroll
  }
}
