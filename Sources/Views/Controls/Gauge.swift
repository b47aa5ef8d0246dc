// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value between two others, which nobody changes here.
public struct Gauge<Label: View, CurrentValue: View, Bound: View>: View {
  private let part: Double
  private let label: Label
  private let current: CurrentValue
  private let minimum: Bound
  private let maximum: Bound

  @Environment(\.tint) private var tint

  /// A value in its bounds, with labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValue, @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
    self.part = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      label
      HStack(spacing: 8) {
        minimum
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(white: 0.58))
            Capsule().fill(tint).frame(width: max(6, proxy.size.width * part))
          }
        }
        .frame(height: 6)
        maximum
      }
      current.font(.footnote)
    }
    .accessibilityElement(children: .combine)
    .accessibilityRole(.levelBar)
    .accessibilityValue("\(Int((part * 100).rounded())) %")
  }
}

extension Gauge where CurrentValue == EmptyView, Bound == EmptyView {
  /// A value in its bounds, under a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: { EmptyView() },
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where Bound == EmptyView {
  /// A value in its bounds, under a label, with a label of the value itself.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValue
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}
