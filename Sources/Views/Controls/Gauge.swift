// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value between two others, which nobody changes here.
public struct Gauge<Label: View, CurrentValue: View, Bound: View>: View {
  private let part: Double
  private let label: Label
  private let current: CurrentValue
  private let minimum: Bound
  private let maximum: Bound

  @Environment(\.gaugeStyle) private var style

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
    style.erasedBody(
      GaugeStyleConfiguration(
        value: part, label: AnyView(label), currentValueLabel: currentLabel,
        minimumValueLabel: Self.erased(minimum), maximumValueLabel: Self.erased(maximum))
    )
    .accessibilityElement(children: .combine)
    .accessibilityRole(.levelBar)
    .accessibilityValue(spoken ?? "\(Int((part * 100).rounded())) %")
    .accessibilityNumber(part * 100, in: 0...100)
  }

  /// The value in the author's words; nil where these are no text.
  private var spoken: String? {
    (current as? Text).flatMap { $0.string.isEmpty ? nil : $0.string }
  }

  /// What is said as the value is no part of the name.
  private var currentLabel: AnyView? {
    spoken == nil ? Self.erased(current) : AnyView(current.accessibilityHidden(true))
  }

  private static func erased<V: View>(_ view: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(view)
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

/// How a gauge looks. The role and the value stay whatever is drawn.
@MainActor @preconcurrency
public protocol GaugeStyle: Sendable {
  typealias Configuration = GaugeStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// From 0 to 1.
  public let value: Double
  /// What it measures.
  public let label: AnyView
  /// The value in words.
  public let currentValueLabel: AnyView?
  /// Where it begins.
  public let minimumValueLabel: AnyView?
  /// Where it ends.
  public let maximumValueLabel: AnyView?
}

/// A line that fills, between its bounds.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Distance.tight) {
      configuration.label
      HStack(spacing: Distance.small) {
        configuration.minimumValueLabel.accessibilityHidden(true)
        FilledLine(part: configuration.value)
        configuration.maximumValueLabel.accessibilityHidden(true)
      }
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A ring that fills, with the value in it; the label is not drawn, and says what it is.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RingGauge(
      part: configuration.value, label: configuration.currentValueLabel ?? configuration.label
    )
    .accessibilityLabel { _ in configuration.label }
  }
}

/// A ring round words, which grows with them; long ones are written smaller.
private struct RingGauge: View {
  let part: Double
  let label: AnyView

  private static let lineWidth: CGFloat = 6
  @ScaledMetric(relativeTo: .footnote) private var side: CGFloat = 56

  var body: some View {
    ZStack {
      FilledRing(part: part, lineWidth: Self.lineWidth).frame(width: side, height: side)
      label.font(.footnote).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: max(0, side - 2.5 * Self.lineWidth))
        .accessibilityHidden(true)
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A line that fills.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that fills, with the value in it.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
  /// A ring that fills, with the value in it.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension EnvironmentValues {
  private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue: any GaugeStyle = LinearCapacityGaugeStyle()
  }

  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// How the gauges inside look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
