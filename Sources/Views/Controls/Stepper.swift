// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A label with two halves that count down and up. For keys and assistive technologies it is one
/// spin button: the arrow keys count.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let value: (() -> String)?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  fileprivate init(
    label: Label, value: (() -> String)?, increment: (() -> Void)?, decrement: (() -> Void)?
  ) {
    self.label = label
    self.value = value
    self.increment = increment
    self.decrement = decrement
  }

  public var body: some View {
    HStack(spacing: 8) {
      label
      HStack(spacing: 1) {
        StepperHalf(symbol: "minus", action: decrement)
        StepperHalf(symbol: "plus", action: increment)
      }
      .clipShape(RoundedRectangle(cornerRadius: 6))
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.spinButton)
    .accessibilityLabel { _ in label }
    .accessibilityValue(value?() ?? "", isEnabled: value != nil)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: increment?()
      case .decrement: decrement?()
      }
    }
  }
}

private struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?

  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol)
      .foregroundColor(action != nil && isEnabled ? .primary : .gray)
      .frame(width: 38, height: 30)
      .background(isPressed ? Color(white: 0.75) : Color(white: 0.88))
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isPressed) { isOver, state, _ in state = isOver }
          .onEnded { isOver in
            if isOver { action?() }
          })
  }
}

extension Stepper {
  /// Counts a value; within a range it stops at the ends.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
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
      label: label(), value: { "\(value.wrappedValue)" }, increment: move(by: step),
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
