// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gesture that another vocabulary follows from phase to phase, with its contacts: what bridges to
/// classes in the style of UIKit are made with.
package struct FollowedGesture<Base: Gesture>: PrimitiveGesture {
  package typealias Value = Void

  /// How far the gesture has come.
  package struct Report {
    /// Active, ended, or failed after it was active.
    package let phase: GesturePhase<Base.Value>
    /// Whether nothing was reported before, since the contacts came down.
    package let isFirst: Bool
    /// Where the contacts are, or the last one left, in points of the window.
    package let contacts: [CGPoint]
    /// Where the element is.
    package let converter: any CoordinateConverter
  }

  let base: Base
  let alternative: GestureDescription?
  let isBegun: (Base.Value) -> Bool
  let mayBegin: (Report) -> Bool
  let action: (Report) -> Void

  /// - Parameters:
  ///   - alternative: What the gesture asks of a person, where that is not what the base asks.
  ///   - isBegun: Whether it has begun for those who follow it, once the base is active.
  ///   - mayBegin: Asked once a touch, as it would begin; after false it fails. It may be asked where
  ///     nothing follows, and should change nothing.
  ///   - action: Called as every callback is, after all recognizers have seen the event.
  package init(
    _ base: Base, as alternative: GestureDescription? = nil,
    isBegun: @escaping (Base.Value) -> Bool = { _ in true },
    mayBegin: @escaping (Report) -> Bool, action: @escaping (Report) -> Void
  ) {
    self.base = base
    self.alternative = alternative
    self.isBegun = isBegun
    self.mayBegin = mayBegin
    self.action = action
  }

  package func _makeRecognizer(reusing old: Recognizer<Void>?) -> Recognizer<Void> {
    guard let old = old as? FollowingRecognizer<Base> else {
      return FollowingRecognizer(self, base._makeRecognizer(reusing: nil))
    }
    old.base = .renewed(old.base, for: base)
    old.gesture = self
    return old
  }

  package var _description: GestureDescription {
    .constrained(alternative ?? base._description, GestureConstraints(acts: true))
  }
}

private final class FollowingRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value, Void>,
  PendingCallbacks
{
  var gesture: FollowedGesture<Base>
  private var contacts: [CGPoint] = []
  private var isAllowed = false
  /// Whether somebody has been told that it has begun, and not yet that it is over.
  private var isFollowed = false
  private var waiting: FollowedGesture<Base>.Report?
  private weak var converter: (any CoordinateConverter)?

  init(_ gesture: FollowedGesture<Base>, _ base: Recognizer<Base.Value>) {
    self.gesture = gesture
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Void> {
    takeContacts(input)
    converter = input.converter
    let wasTakenOver = input.isTakenOver
    let phase = base.update(&input)
    switch phase {
    case .possible: break
    case .active(let value), .ended(let value):
      guard gesture.isBegun(value) else { break }
      let report = report(phase, input.converter)
      guard isAllowed || gesture.mayBegin(report) else {
        // As if it had never been there for the others.
        input.isTakenOver = wasTakenOver
        _ = input.cancel(base)
        return .failed
      }
      isAllowed = true
      waiting = report
      input.context.note(self)
    case .failed:
      // What began with this very event was never reported.
      waiting = isFollowed ? report(.failed, input.converter) : nil
      input.context.note(self)
    }
    return phase.map { _ in () }
  }

  /// A contact that leaves is still counted where it left.
  private func takeContacts(_ input: RecognizerInput) {
    if case .pointer(let event) = input.event, event.phase == .ended {
      if contacts.count < 2 { contacts = [event.location] }
    } else if !input.contacts.isEmpty {
      contacts = input.contacts.map(\.location)
    }
  }

  private func report(
    _ phase: GesturePhase<Base.Value>, _ converter: any CoordinateConverter
  ) -> FollowedGesture<Base>.Report {
    .init(phase: phase, isFirst: !isFollowed, contacts: contacts, converter: converter)
  }

  func deliver() {
    guard let report = waiting else { return }
    waiting = nil
    isFollowed = report.phase.isActive
    gesture.action(report)
  }

  override func reset() {
    super.reset()
    isAllowed = false
    waiting = nil
    // Taken away in the middle: as if it had failed.
    guard isFollowed, let converter else { return }
    isFollowed = false
    gesture.action(report(.failed, converter))
  }
}
