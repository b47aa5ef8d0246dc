// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Gesture where Value == DragGesture.Value {
  /// Moves a value along one axis: to the right, or up, for more.
  ///
  /// - Parameters:
  ///   - range: Where the value stays; nil without bounds.
  ///   - step: What one arrow key changes, and what a drag snaps to.
  ///   - pageStep: What a page key changes; nil for a tenth of the range, or ten steps without one.
  ///   - pointsPerStep: Points of the drag that make one step.
  ///   - name: What the value is of, for an element with several values.
  ///   - collapses: Whether the gesture drags the line between two panes: Return takes it to the
  ///     lower end of the range and back to where it was.
  ///   - text: What is spoken, in the unit of the value.
  ///
  /// Where the element reads from right to left, a horizontal value grows to the left.
  public func adjusting<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in range: ClosedRange<V>? = nil, step: V = 1, pageStep: V? = nil,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, name: String? = nil,
    collapses: Bool = false, text: @escaping @MainActor (Double) -> String = ValueText.number
  ) -> AdjustingGesture<Self> {
    adjusting(
      value.double, Bounds(range, step, pageStep), axis, pointsPerStep, name: name,
      collapses: collapses, text: text)
  }

  /// Moves a value along one axis; the format says it: `format: .percent`.
  public func adjusting<V: BinaryFloatingPoint, F: FormatStyle>(
    _ value: Binding<V>, in range: ClosedRange<V>? = nil, step: V = 1, pageStep: V? = nil,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, name: String? = nil,
    collapses: Bool = false, format: F
  ) -> AdjustingGesture<Self> where F.FormatInput == V, F.FormatOutput == String {
    adjusting(
      value.double, Bounds(range, step, pageStep), axis, pointsPerStep, name: name,
      collapses: collapses, text: { format.format(V($0)) })
  }

  /// Moves a whole number along one axis.
  public func adjusting(
    _ value: Binding<Int>, in range: ClosedRange<Int>? = nil, step: Int = 1, pageStep: Int? = nil,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, name: String? = nil,
    text: @escaping @MainActor (Int) -> String = { ValueText.number(Double($0)) }
  ) -> AdjustingGesture<Self> {
    adjusting(
      value.double, Bounds(range, step, pageStep), axis, pointsPerStep, name: name,
      text: { text(Int(nearest: $0)) })
  }

  /// Moves a whole number along one axis; the format says it.
  public func adjusting<F: FormatStyle>(
    _ value: Binding<Int>, in range: ClosedRange<Int>? = nil, step: Int = 1, pageStep: Int? = nil,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, name: String? = nil, format: F
  ) -> AdjustingGesture<Self> where F.FormatInput == Int, F.FormatOutput == String {
    adjusting(
      value, in: range, step: step, pageStep: pageStep, axis: axis, pointsPerStep: pointsPerStep,
      name: name, text: { format.format($0) })
  }

  /// Moves a time along one axis; the number that assistive technologies read is of seconds.
  public func adjusting<F: FormatStyle>(
    _ value: Binding<Duration>, in range: ClosedRange<Duration>? = nil,
    step: Duration = .seconds(1), pageStep: Duration? = nil, axis: Axis = .horizontal,
    pointsPerStep: CGFloat = 10, name: String? = nil, format: F
  ) -> AdjustingGesture<Self> where F.FormatInput == Duration, F.FormatOutput == String {
    adjusting(
      Binding(get: { value.wrappedValue.inSeconds }, set: { value.wrappedValue = .seconds($0) }),
      Bounds(
        range: range.map { $0.lowerBound.inSeconds...$0.upperBound.inSeconds },
        step: step.inSeconds, pageStep: pageStep?.inSeconds),
      axis, pointsPerStep, name: name, text: { format.format(.seconds($0)) })
  }

  /// Moves a measurement along one axis; range and steps are in the measurement's own unit, whose
  /// symbol is said after the number ("-6 dB").
  public func adjusting<U: Unit>(
    _ value: Binding<Measurement<U>>, in range: ClosedRange<Double>? = nil, step: Double = 1,
    pageStep: Double? = nil, axis: Axis = .horizontal, pointsPerStep: CGFloat = 10,
    name: String? = nil, format: FloatingPointFormatStyle<Double> = ValueText.numberFormat
  ) -> AdjustingGesture<Self> {
    adjusting(
      Binding(
        get: { value.wrappedValue.value }, set: { value.wrappedValue.value = $0 }),
      Bounds(range, step, pageStep), axis, pointsPerStep, name: name,
      text: { format.format($0) + " " + value.wrappedValue.unit.symbol })
  }

  private func adjusting(
    _ value: Binding<Double>, _ bounds: Bounds, _ axis: Axis, _ pointsPerStep: CGFloat,
    name: String?, collapses: Bool = false, text: @escaping @MainActor (Double) -> String
  ) -> AdjustingGesture<Self> {
    let perStep = pointsPerStep > 0 ? pointsPerStep : 1
    return AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: bounds.range, step: bounds.step, axis: axis, pointsPerStep: perStep,
        collapses: collapses && bounds.range != nil, current: { value.wrappedValue }, text: text,
        declaredPageStep: bounds.pageStep),
      snaps: true,
      mirrors: axis == .horizontal,
      write: { value.wrappedValue = $0 },
      target: { drag, start in
        let points =
          switch axis {
          case .horizontal: drag.translation.width
          case .vertical: -drag.translation.height
          }
        return start + points / perStep * bounds.step
      })
  }
}

extension Gesture where Value == MagnifyGesture.Value {
  /// Multiplies a value by the magnification.
  ///
  /// - Parameters:
  ///   - step: What one press of a key adds to the value.
  ///   - pageStep: What a page key adds; nil for a tenth of the range, or ten steps without one.
  ///   - text: What is spoken; percent as it stands.
  public func adjusting<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in range: ClosedRange<V>? = nil, step: V = 0.25, pageStep: V? = nil,
    name: String? = "Zoom", text: @escaping @MainActor (Double) -> String = ValueText.percent
  ) -> AdjustingGesture<Self> {
    let bounds = Bounds(range, step, pageStep)
    let value = value.double
    return AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: bounds.range, step: bounds.step, axis: .horizontal, pointsPerStep: 1,
        current: { value.wrappedValue }, text: text, declaredPageStep: bounds.pageStep),
      snaps: false,
      write: { value.wrappedValue = $0 },
      target: { magnify, start in start * magnify.magnification })
  }

  /// Multiplies a value by the magnification; the format says it: `format: .percent`.
  public func adjusting<V: BinaryFloatingPoint, F: FormatStyle>(
    _ value: Binding<V>, in range: ClosedRange<V>? = nil, step: V = 0.25, pageStep: V? = nil,
    name: String? = "Zoom", format: F
  ) -> AdjustingGesture<Self> where F.FormatInput == V, F.FormatOutput == String {
    adjusting(
      value, in: range, step: step, pageStep: pageStep, name: name, text: { format.format(V($0)) })
  }
}

extension Gesture where Value == RotateGesture.Value {
  /// Turns an angle, from 0 up to 360 degrees and round again.
  ///
  /// - Parameters:
  ///   - step: What one press of a key turns.
  ///   - pageStep: What a page key turns; nil for 36 degrees.
  ///   - text: What is spoken for a number of degrees.
  public func adjusting(
    _ value: Binding<Angle>, step: Angle = .degrees(5), pageStep: Angle? = nil,
    name: String? = "Rotation",
    text: @escaping @MainActor (Double) -> String = ValueText.degrees
  ) -> AdjustingGesture<Self> {
    AdjustingGesture(
      base: self,
      adjustment: AdjustmentDescription(
        name: name, range: 0...360, step: abs(step.degrees), axis: .horizontal, pointsPerStep: 1,
        period: 360, current: { value.wrappedValue.degrees }, text: text,
        declaredPageStep: pageStep.map { abs($0.degrees) }),
      snaps: false,
      write: { value.wrappedValue = .degrees($0) },
      target: { rotate, start in start + rotate.rotation.degrees })
  }

  /// Turns an angle; the format says a number of degrees.
  public func adjusting<F: FormatStyle>(
    _ value: Binding<Angle>, step: Angle = .degrees(5), pageStep: Angle? = nil,
    name: String? = "Rotation", format: F
  ) -> AdjustingGesture<Self> where F.FormatInput == Double, F.FormatOutput == String {
    adjusting(
      value, step: step, pageStep: pageStep, name: name, text: { format.format($0) })
  }
}

extension Gesture {
  /// Moves a value by what the gesture reports: for a gesture whose kind is an author's own.
  ///
  /// - Parameters:
  ///   - adjustment: The value, and how it is said.
  ///   - snaps: Whether the value stays on whole steps from the lower end of its range.
  ///   - write: Takes the new value.
  ///   - target: The value for what the gesture reports, from the value at its beginning.
  public func adjusting(
    _ adjustment: AdjustmentDescription, snaps: Bool = true,
    write: @escaping (Double) -> Void, target: @escaping (Value, _ start: Double) -> Double
  ) -> AdjustingGesture<Self> {
    AdjustingGesture(
      base: self, adjustment: adjustment, snaps: snaps, write: write, target: target)
  }
}

/// Where a value stays and how it goes, in plain numbers.
private struct Bounds {
  var range: ClosedRange<Double>?
  var step: Double
  var pageStep: Double?

  init(range: ClosedRange<Double>?, step: Double, pageStep: Double?) {
    self.range = range
    self.step = abs(step)
    self.pageStep = pageStep.map(abs)
  }

  init<V: BinaryFloatingPoint>(_ range: ClosedRange<V>?, _ step: V, _ pageStep: V?) {
    self.init(
      range: range.map { Double($0.lowerBound)...Double($0.upperBound) }, step: Double(step),
      pageStep: pageStep.map { Double($0) })
  }

  init(_ range: ClosedRange<Int>?, _ step: Int, _ pageStep: Int?) {
    self.init(
      range: range.map { Double($0.lowerBound)...Double($0.upperBound) }, step: Double(step),
      pageStep: pageStep.map { Double($0) })
  }
}

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var double: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}

extension Binding<Int> {
  fileprivate var double: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Int(nearest: $0) })
  }
}

extension Int {
  /// The whole number nearest to any number; the ends of the range beyond them, 0 for none.
  fileprivate init(nearest value: Double) {
    let whole = value.rounded()
    self = Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? .min : .max)
  }
}

extension Duration {
  fileprivate var inSeconds: Double { self / .seconds(1) }
}
