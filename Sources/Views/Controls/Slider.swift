// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A knob on a line that sets a number.
///
/// It is dragged from anywhere on the line, and takes the arrow keys, Page Up and Down, Home and End.
/// Without a step it moves in hundredths of its range.
public struct Slider<Label: View, ValueLabel: View>: View {
  @Binding private var value: Double
  private let range: ClosedRange<Double>
  private let step: Double
  private let label: Label
  private let least: ValueLabel
  private let most: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  @GestureState private var isDragged = false

  fileprivate init(
    _ value: Binding<Double>, in range: ClosedRange<Double>, step: Double?, label: Label,
    least: ValueLabel, most: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) {
    // From what is no number nothing could lead away.
    _value = Binding(
      get: {
        let value = value.wrappedValue
        return value.isFinite
          ? min(max(value, range.lowerBound), range.upperBound) : range.lowerBound
      },
      set: { value.wrappedValue = $0 })
    self.range = range
    let span = range.upperBound - range.lowerBound
    let hasSpan = span > 0 && span.isFinite
    let wanted = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? (hasSpan ? span / 100 : 1)
    self.step = hasSpan ? min(wanted, span) : wanted
    self.label = label
    self.least = least
    self.most = most
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack(spacing: Distance.small) {
      least.accessibilityHidden(true)
      GeometryReader { proxy in
        SliderFace(part: part, isDragged: isDragged, width: proxy.size.width)
          .contentShape(Rectangle())
          .gesture(
            // A touch alone sets nothing, so that it is offered to nobody.
            DragGesture(minimumDistance: 2).axis(.horizontal)
              .adjusting(
                $value, in: range, step: step,
                pointsPerStep: points(perStepIn: proxy.size.width)
              )
              .updating($isDragged) { _, state, _ in state = true }
          )
          .named(by: label)
      }
      .frame(height: SliderFace.knob)
      most.accessibilityHidden(true)
    }
    .onChange(of: isDragged) { onEditingChanged(isDragged) }
    // What is said of the slider is said of what moves, and not of a group round it.
    .accessibilityElement(children: .combine)
  }

  /// From 0 to 1.
  private var part: CGFloat {
    let span = range.upperBound - range.lowerBound
    guard span > 0, value.isFinite else { return 0 }
    return CGFloat(min(max((value - range.lowerBound) / span, 0), 1))
  }

  private func points(perStepIn width: CGFloat) -> CGFloat {
    let steps = (range.upperBound - range.lowerBound) / step
    guard steps > 0, steps.isFinite, width > SliderFace.knob else { return 10 }
    return (width - SliderFace.knob) / CGFloat(steps)
  }
}

extension View {
  /// Under the texts of another view; as it is where that one is empty.
  @ViewBuilder
  func named<Label: View>(by label: Label) -> some View {
    if Label.self == EmptyView.self { self } else { accessibilityLabel { _ in label } }
  }
}

/// The line and its knob. The line has 4.7:1 on white.
private struct SliderFace: View {
  static let knob: CGFloat = 22

  let part: CGFloat
  let isDragged: Bool
  let width: CGFloat

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  var body: some View {
    let track = max(0, width - Self.knob)
    ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(height: 4).padding(.horizontal, Self.knob / 2)
      Capsule().fill(isEnabled ? tint : .gray)
        .frame(width: track * part, height: 4).padding(.leading, Self.knob / 2)
      ZStack {
        Circle().fill(isDragged ? Color(white: 0.85) : .white)
        Circle().strokeBorder(isEnabled ? .secondary : .gray, lineWidth: 1.5)
      }
      .frame(width: Self.knob, height: Self.knob)
      .padding(.leading, track * part)
    }
    .frame(width: width, height: Self.knob, alignment: .leading)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  fileprivate var asDouble: Binding<Double> {
    Binding<Double>(
      get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  fileprivate var asDouble: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension Slider {
  /// A slider with a label, which is its accessible name, and with what stands at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.asDouble, in: bounds.asDouble, step: step.map { Double($0) }, label: label(),
      least: minimumValueLabel(), most: maximumValueLabel(), onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// The same in SwiftUI's oldest order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// The same in SwiftUI's oldest order.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider with a label, which is its accessible name.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.asDouble, in: bounds.asDouble, step: step.map { Double($0) }, label: label(),
      least: EmptyView(), most: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider that is named by `accessibilityLabel(_:)` or by what stands round it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.asDouble, in: bounds.asDouble, step: step.map { Double($0) }, label: EmptyView(),
      least: EmptyView(), most: EmptyView(), onEditingChanged: onEditingChanged)
  }
}
