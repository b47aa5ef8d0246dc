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

extension Gesture where Value == DragGesture.Value {
  /// Moves a value along one axis: to the right, or up, for more.
  ///
  /// - Parameters:
  ///   - range: Where the value stays; nil without bounds.
  ///   - step: What one arrow key changes, and what a drag snaps to.
  ///   - pointsPerStep: Points of the drag that make one step.
  ///   - name: What the value is of, for an element with several values.
  ///   - collapses: Whether the gesture drags the line between two panes: Return takes it to the
  ///     lower end of the range and back to where it was.
  ///   - text: What is spoken, in the unit of the value.
  ///
  /// Where the element reads from right to left, a horizontal value grows to the left.
  public func adjusting(
    _ value: Binding<Double>, in range: ClosedRange<Double>? = nil, step: Double = 1,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, name: String? = nil,
    collapses: Bool = false,
    text: @escaping @MainActor (Double) -> String = ValueText.number
  ) -> AdjustingGesture<Self> {
    let perStep = pointsPerStep > 0 ? pointsPerStep : 1
    return AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: range, step: abs(step), axis: axis, pointsPerStep: perStep,
        collapses: collapses && range != nil, current: { value.wrappedValue }, text: text),
      snaps: true,
      mirrors: axis == .horizontal,
      write: { value.wrappedValue = $0 },
      target: { drag, start in
        let points =
          switch axis {
          case .horizontal: drag.translation.width
          case .vertical: -drag.translation.height
          }
        return start + points / perStep * abs(step)
      })
  }
}

extension Gesture where Value == MagnifyGesture.Value {
  /// Multiplies a value by the magnification.
  ///
  /// - Parameters:
  ///   - step: What one press of a key adds to the value.
  ///   - text: What is spoken; percent as it stands.
  public func adjusting(
    _ value: Binding<Double>, in range: ClosedRange<Double>? = nil, step: Double = 0.25,
    name: String? = "Zoom", text: @escaping @MainActor (Double) -> String = ValueText.percent
  ) -> AdjustingGesture<Self> {
    AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: range, step: abs(step), axis: .horizontal, pointsPerStep: 1,
        current: { value.wrappedValue }, text: text),
      snaps: false,
      write: { value.wrappedValue = $0 },
      target: { magnify, start in start * magnify.magnification })
  }
}

extension Gesture where Value == RotateGesture.Value {
  /// Turns an angle, from 0 up to 360 degrees and round again.
  ///
  /// - Parameters:
  ///   - step: What one press of a key turns.
  ///   - text: What is spoken for a number of degrees.
  public func adjusting(
    _ value: Binding<Angle>, step: Angle = .degrees(5), name: String? = "Rotation",
    text: @escaping @MainActor (Double) -> String = ValueText.degrees
  ) -> AdjustingGesture<Self> {
    AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: 0...360, step: abs(step.degrees), axis: .horizontal, pointsPerStep: 1,
        period: 360, current: { value.wrappedValue.degrees }, text: text),
      snaps: false,
      write: { value.wrappedValue = .degrees($0) },
      target: { rotate, start in start + rotate.rotation.degrees })
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
