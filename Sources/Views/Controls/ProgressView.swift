// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far something has come, or only that it goes on.
public struct ProgressView<Label: View>: View {
  private let label: Label
  /// From 0 to 1; nil where nobody knows.
  private let part: Double?

  @Environment(\.tint) private var tint

  fileprivate init(label: Label, part: Double?) {
    self.label = label
    self.part = part.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  public var body: some View {
    VStack(alignment: part == nil ? .center : .leading, spacing: 6) {
      label
      if let part {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(white: 0.58))
            Capsule().fill(tint).frame(width: max(6, proxy.size.width * part))
          }
        }
        .frame(height: 6)
      } else {
        Spinner()
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityRole(.progressBar)
    .accessibilityValue(part.map { "\(Int(($0 * 100).rounded())) %" } ?? "", isEnabled: part != nil)
    .accessibilityState(.busy, part == nil)
  }
}

/// Twelve lines, one of them darkest; it goes round unless the person wants less motion.
private struct Spinner: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    if reducesMotion {
      SpinnerFace(step: 0)
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 12)) {
        SpinnerFace(
          step: Int(
            ($0.date.timeIntervalSinceReferenceDate * 12).truncatingRemainder(dividingBy: 12)))
      }
    }
  }
}

private struct SpinnerFace: View {
  let step: Int

  var body: some View {
    ZStack {
      ForEach(0..<12) { index in
        Capsule()
          .fill(Color.primary.opacity(0.15 + 0.07 * Double((index - step + 23) % 12)))
          .frame(width: 2.5, height: 6)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(index) * 30))
      }
    }
    .frame(width: 20, height: 20)
  }
}

extension ProgressView where Label == EmptyView {
  /// Something that goes on, nobody knows how long.
  public init() { self.init(label: EmptyView(), part: nil) }

  /// How much of a total is done; nil where nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), part: value.map { total > 0 ? Double($0 / total) : 0 })
  }
}

extension ProgressView where Label == Text {
  /// Something that goes on, under a text.
  public init<S: StringProtocol>(_ title: S) {
    self.init(label: Text(title), part: nil)
  }

  /// How much of a total is done, under a text; nil where nobody knows.
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(label: Text(title), part: value.map { total > 0 ? Double($0 / total) : 0 })
  }
}

extension ProgressView {
  /// Something that goes on, under a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), part: nil)
  }

  /// How much of a total is done, under a label; nil where nobody knows.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), part: value.map { total > 0 ? Double($0 / total) : 0 })
  }
}
