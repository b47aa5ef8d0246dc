// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far something has come, or only that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  /// From 0 to 1; nil where nobody knows.
  private let part: Double?
  /// How far it has come at a moment; nil where that does not follow the clock.
  private var partAtMoment: ((Date) -> Double?)?

  @Environment(\.progressViewStyle) private var style

  fileprivate init(label: Label, current: CurrentValueLabel, part: Double?) {
    self.label = label
    self.current = current
    self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  public var body: some View {
    partAtMoment.map { part in
      AnyView(fixed: TimelineView(.periodic(from: .now, by: 1)) { shown(part($0.date)) })
    } ?? AnyView(fixed: shown(part))
  }

  private func shown(_ part: Double?) -> some View {
    style.erasedBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: part,
        label: Label.self == EmptyView.self ? nil : AnyView(label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(current))
    )
    .accessibilityElement(children: .combine)
    .accessibilityRole(.progressBar)
    .accessibilityValue(part.map { "\(Int(($0 * 100).rounded())) %" } ?? "", isEnabled: part != nil)
    .accessibilityNumber(part.map { $0 * 100 }, in: 0...100)
    .accessibilityState(.busy, part == nil)
    .accessibilityState(.indeterminate, part == nil)
  }
}

extension Optional where Wrapped: BinaryFloatingPoint {
  /// So much of a total.
  fileprivate func part(of total: Wrapped) -> Double? {
    map { total > 0 ? Double($0 / total) : 0 }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something that goes on, nobody knows how long.
  public init() { self.init(label: EmptyView(), current: EmptyView(), part: nil) }

  /// How much of a total is done; nil where nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), current: EmptyView(), part: value.part(of: total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on, under a text.
  public init<S: StringProtocol>(_ title: S) {
    self.init(label: Text(title), current: EmptyView(), part: nil)
  }

  /// How much of a total is done, under a text; nil where nobody knows.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(label: Text(title), current: EmptyView(), part: value.part(of: total))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on, under a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), current: EmptyView(), part: nil)
  }

  /// How much of a total is done, under a label; nil where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), current: EmptyView(), part: value.part(of: total))
  }
}

extension ProgressView {
  /// How much of a total is done, under a label and above another one; nil where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), current: currentValueLabel(), part: value.part(of: total))
  }
}

extension ProgressView {
  /// How far an interval of time has gone, shown anew each second.
  ///
  /// - Parameter countsDown: From full to empty, and otherwise from empty to full.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), current: currentValueLabel(), part: nil)
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    partAtMoment = { now in
      let length = end.timeIntervalSince(start)
      let part = length > 0 ? min(max(now.timeIntervalSince(start) / length, 0), 1) : 1
      return countsDown ? 1 - part : part
    }
  }
}

/// How much of an interval of time is left, or has gone. It is not exposed: the progress says how far it
/// has come.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).accessibilityHidden(true)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The same above how much time is left, or has gone.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// The same without a label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// How far a task of Foundation's has come, looked at each second.
  public init(_ progress: Progress) {
    self.init(label: Text(progress.localizedDescription ?? ""), current: EmptyView(), part: nil)
    partAtMoment = { _ in progress.isIndeterminate ? nil : progress.fractionCompleted }
  }
}

extension ProgressView where Label == AnyView, CurrentValueLabel == AnyView {
  /// What a style is asked to show, in the way that progress is usually shown.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label ?? AnyView(EmptyView()),
      current: configuration.currentValueLabel ?? AnyView(EmptyView()),
      part: configuration.fractionCompleted)
  }
}
