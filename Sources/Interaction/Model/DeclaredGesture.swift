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

  /// Nil for one that does not say what it asks for.
  package let kind: (any GestureKind)?
  package let adjustment: AdjustmentDescription?
  package let fingers: Int
  package let modifiers: EventModifiers
  /// By what a hand makes it.
  package let inputKinds: GestureInputKinds
  package let leads: [Lead]
  /// Whether it moves something along that has no value and no places.
  package let isFree: Bool
  /// The ways that come to something, in points, where its value is made into a choice.
  package let ways: [CGSize]
  package let essentialReason: String?
  package let origin: SourceOrigin
  /// Which of the element's attached gestures it is part of, inner first.
  package let attachment: Int
  package let priority: GestureAttachment.Priority
  /// Whether an author's own recognizer decides: it may answer to more than it says.
  package let isAuthored: Bool
  /// What the element offers that does the same.
  package let alternatives: [Alternative]

  /// For people ("a tap with two fingers").
  package var text: String {
    guard let kind else { return "a gesture that does not say what it is" }
    return kind.text + PlayedHand(fingers: fingers).labelSuffix
  }

  /// What it asks of a person beyond a click; nothing is known of one that does not say what it is.
  package var demands: Set<GestureDemand> { kind?.demands(ofFingers: fingers) ?? [] }

  /// Whether the value that it moves lies along an axis of the window.
  package var hasAxis: Bool { (kind as? any ValueGesture)?.followsReadingDirection == true }

  /// Whether the same contacts make both.
  package func competes(with other: DeclaredGesture) -> Bool {
    guard let kind, let otherKind = other.kind else { return false }
    return fingers == other.fingers && modifiers == other.modifiers && leads == other.leads
      && !inputKinds.isDisjoint(with: other.inputKinds)
      && kind.motion.competes(with: otherKind.motion)
  }
}
