// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A label with two halves that count down and up. For keys and assistive technologies it is one
/// spin button, whose arrow keys press the halves; without a value they are two buttons.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let value: (() -> StepperValue)?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  fileprivate init(
    label: Label, value: (() -> StepperValue)?, increment: (() -> Void)?, decrement: (() -> Void)?
  ) {
    self.label = label
    self.value = value
    self.increment = increment
    self.decrement = decrement
  }

  /// A stepper with a value keeps it.
  public var body: some View {
    value.map { AnyView(fixed: counter($0())) } ?? AnyView(fixed: steps)
  }

  private func counter(_ value: StepperValue) -> some View {
    HStack(spacing: Distance.small) {
      ShownLabel(label: label)
      RowRoom()
      halves
    }
    .isOneControl()
    .accessibilityRole(.spinButton)
    .accessibilityLabel { _ in label }
    .accessibilityValue(value.text)
    .accessibilityNumber(value.number, in: value.range, step: value.step)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: increment?()
      case .decrement: decrement?()
      }
    }
  }

  /// Two buttons: nothing is known that could be said to be counted.
  private var steps: some View {
    HStack(spacing: Distance.small) {
      ShownLabel(label: label).accessibilityHidden(true)
      RowRoom()
      HStack(spacing: 1) {
        Button {
          decrement?()
        } label: {
          Text("Decrease")
          label
        }
        .buttonStyle(StepperHalfStyle(symbol: "minus")).disabled(decrement == nil)
        Button {
          increment?()
        } label: {
          Text("Increase")
          label
        }
        .buttonStyle(StepperHalfStyle(symbol: "plus")).disabled(increment == nil)
      }
      .clipShape(RoundedRectangle(cornerRadius: Corner.part))
    }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.panel)
    .accessibilityLabel { _ in label }
    .focusGroup()
  }

  private var halves: some View {
    HStack(spacing: 1) {
      StepperHalf(symbol: "minus", action: decrement).accessibilityStep(.decrement)
      StepperHalf(symbol: "plus", action: increment).accessibilityStep(.increment)
    }
    .clipShape(RoundedRectangle(cornerRadius: Corner.part))
  }
}

/// A sign in the place of the label, which is the name.
private struct StepperHalfStyle: ButtonStyle {
  let symbol: String

  func makeBody(configuration: Configuration) -> some View {
    StepperFace(symbol: symbol, isPossible: true, isPressed: configuration.isPressed)
      // The sign says no more than the name.
      .accessibilityElement(children: .ignore)
      .accessibilityLabel { _ in configuration.label }
  }
}

private struct StepperFace: View {
  let symbol: String
  let isPossible: Bool
  let isPressed: Bool

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol).accessibilityHidden(true)
      .foregroundColor(isPossible && isEnabled ? .primary : .gray)
      .frame(width: 38, height: 30)
      .background(isPressed ? Color.pressedControl : Color.controlGround)
      .contentShape(Rectangle())
  }
}

/// What a stepper counts, in words, and as a number where it is one.
private struct StepperValue {
  let text: String
  let number: Double?
  let range: ClosedRange<Double>?
  let step: Double

  init<V: Strideable>(
    _ value: V, in bounds: ClosedRange<V>?, step: V.Stride, text written: String?
  ) {
    number = Self.number(value)
    // 14 is read as such where it is kept as 14.0.
    text = written ?? number.flatMap { Int(exactly: $0) }.map { "\($0)" } ?? "\(value)"
    self.step = abs(Self.number(step) ?? 0)
    range = bounds.flatMap { bounds in
      guard let least = Self.number(bounds.lowerBound), let most = Self.number(bounds.upperBound),
        least <= most
      else { return nil }
      return least...most
    }
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
  }
}

private struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?

  @GestureState private var isPressed = false

  var body: some View {
    StepperFace(symbol: symbol, isPossible: action != nil, isPressed: isPressed)
      .gesture(PressGesture().acting($isPressed) { action?() })
  }
}

extension Stepper {
  /// Counts a value; within a range it stops at the ends.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, in: bounds, step: step, text: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  /// Counts a number, which is spoken as the format writes it; within a range it stops at the ends.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>? = nil,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(
      value, in: bounds, step: step, text: { format.format($0) }, label: label(),
      onEditingChanged: onEditingChanged)
  }

  /// - Parameter text: What the value is called; nil for its number.
  private init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, text: ((V) -> String)?,
    label: Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    func moved(by distance: V.Stride) -> V? {
      let now = value.wrappedValue
      if let number = now as? any FixedWidthInteger, let distance = distance as? Int {
        return number.counted(
          by: distance, upTo: distance > 0 ? bounds?.upperBound : bounds?.lowerBound)
          as? V
      }
      let next = now.advanced(by: distance)
      guard let bounds else { return next }
      let kept = min(max(next, bounds.lowerBound), bounds.upperBound)
      return kept == now ? nil : kept
    }
    func move(by distance: V.Stride) -> (() -> Void)? {
      guard moved(by: distance) != nil else { return nil }
      return {
        guard let next = moved(by: distance) else { return }
        onEditingChanged(true)
        value.wrappedValue = next
        onEditingChanged(false)
      }
    }
    self.init(
      label: label,
      value: {
        let now = value.wrappedValue
        return StepperValue(now, in: bounds, step: step, text: text?(now))
      },
      increment: move(by: step),
      decrement: move(by: 0 - step))
  }

  /// Does something for each step up and down; nil where there is no further step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: nil, increment: onIncrement, decrement: onDecrement)
  }
}

extension Stepper {
  /// The same in SwiftUI's oldest order.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// The same in SwiftUI's oldest order.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Counts a value, under a text.
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Does something for each step up and down, under a text.
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension FixedWidthInteger {
  /// So far on, and no further than the end; nil where it is there, or where the type ends before.
  fileprivate func counted(by distance: Int, upTo end: Any?) -> Self? {
    let isUp = distance > 0
    let end = end as? Self
    let limit = end ?? (isUp ? .max : .min)
    guard isUp ? self < limit : self > limit else { return self == limit ? nil : limit }
    let (low, high) = isUp ? (self, limit) : (limit, self)
    // The difference of two numbers fits without a sign, also where it does not with one.
    let room = Magnitude(truncatingIfNeeded: high) &- Magnitude(truncatingIfNeeded: low)
    let way = Magnitude(clamping: distance.magnitude)
    guard way < room else { return end == nil && way > room ? nil : limit }
    let part = Self(truncatingIfNeeded: way)
    return isUp ? self &+ part : self &- part
  }
}
