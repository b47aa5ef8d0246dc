// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// One single gesture of an element, with what is offered in its place: for auditors.
package struct DeclaredGesture {
  /// What has to be done first with the same contact, or with another one.
  package enum Lead: Hashable, Sendable {
    case taps(Int)
    /// Seconds. The contact stays down.
    case hold(Double)
    case other
  }

  /// Neither a composition nor constrained; `none` for one that does not say what it asks for.
  package let gesture: GestureDescription
  package let adjustment: AdjustmentDescription?
  package let fingers: Int
  package let modifiers: EventModifiers
  package let leads: [Lead]
  package let essentialReason: String?
  package let origin: SourceOrigin
  /// Which of the element's attached gestures it is part of, inner first.
  package let attachment: Int
  package let priority: GestureAttachment.Priority
  /// Whether an author's own recognizer decides: it may answer to more than it says.
  package let isAuthored: Bool
  /// What the element offers that does the same.
  package let alternatives: [Alternative]
}
