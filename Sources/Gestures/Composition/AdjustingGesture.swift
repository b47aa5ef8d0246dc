// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gesture that moves a value: by its way, its magnification or its turn since it began.
public struct AdjustingGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let adjustment: AdjustmentDescription
  let snaps: Bool
  /// Whether it goes the other way where the element reads from right to left.
  var mirrors = false
  let write: (Double) -> Void
  /// The value for what the gesture reports, from the value at its beginning.
  let target: (Base.Value, _ start: Double) -> Double

  public func _makeRecognizer(reusing old: Recognizer<Value>?) -> Recognizer<Value> {
    guard let old = old as? AdjustingRecognizer<Base> else {
      return AdjustingRecognizer(self, base._makeRecognizer(reusing: nil))
    }
    old.base = .renewed(old.base, for: base)
    old.gesture = self
    return old
  }

  public var _description: GestureDescription {
    .adjustment(base._description, adjustment)
  }
}

final class AdjustingRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value, Base.Value>,
  PendingCallbacks
{
  private enum Step {
    case move(Base.Value)
    case restore
  }

  var gesture: AdjustingGesture<Base>
  private var start: Double?
  private var waiting: Step?
  private var isMirrored = false

  init(_ gesture: AdjustingGesture<Base>, _ base: Recognizer<Base.Value>) {
    self.gesture = gesture
    super.init(base)
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Base.Value> {
    isMirrored = gesture.mirrors && input.converter.isRightToLeft
    let phase = base.update(&input)
    switch phase {
    case .possible: break
    case .active(let value), .ended(let value):
      waiting = .move(value)
      input.context.note(self)
    case .failed:
      waiting = start != nil ? .restore : nil
      input.context.note(self)
    }
    return phase
  }

  func deliver() {
    switch waiting {
    case nil: break
    case .move(let value): move(value)
    case .restore: restore()
    }
    waiting = nil
  }

  private func move(_ value: Base.Value) {
    let adjustment = gesture.adjustment
    let start = self.start ?? adjustment.current()
    self.start = start
    let target = gesture.target(value, start)
    let wanted = isMirrored ? 2 * start - target : target
    guard wanted.isFinite else { return }
    let snapped = adjustment.snapped(wanted)
    // What differs from a whole step only by the arithmetic is that step.
    let isStep = abs(snapped - wanted) <= 1e-9 * max(1, abs(wanted))
    let next = gesture.snaps || isStep ? snapped : adjustment.limited(wanted)
    if next != adjustment.current() { gesture.write(next) }
  }

  /// A gesture that was taken away leaves the value that it found.
  private func restore() {
    guard let start else { return }
    self.start = nil
    if start != gesture.adjustment.current() { gesture.write(start) }
  }

  override func reset() {
    // Taken away in the middle: as if it had failed.
    if phase.isActive { restore() }
    super.reset()
    start = nil
    waiting = nil
  }
}
