// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How progress looks. The role and the value stay whatever is drawn.
@MainActor @preconcurrency
public protocol ProgressViewStyle: Sendable {
  typealias Configuration = ProgressViewStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) {
      $0.makeBody(configuration: configuration)
        .environment(\.progressViewStyle, DefaultProgressViewStyle())
    }
  }
}

/// What is known of some progress.
public struct ProgressViewStyleConfiguration {
  /// From 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// What it is of.
  public let label: AnyView?
  /// How far it is, in words.
  public let currentValueLabel: AnyView?
}

/// A line where it is known how far it is, and otherwise a wheel that turns.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A line that fills; empty where nobody knows how far it is.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// In a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: Distance.close) {
      configuration.label
      FilledLine(part: configuration.fractionCompleted ?? 0).tint(ifSet: tint)
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A ring that fills; a wheel that turns where nobody knows how far it is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  /// In a colour of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Distance.close) {
      ProgressWheel(part: configuration.fractionCompleted).tint(ifSet: tint)
      configuration.label
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// A line of which a part is filled from the side where lines begin.
struct FilledLine: View {
  let part: Double
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        if contrast == .increased {
          Capsule().fill(Color.fieldGround)
          Capsule().strokeBorder(Color.line, lineWidth: 1)
        } else {
          Capsule().fill(Color.line)
        }
        let width = max(6, proxy.size.width * part)
        if let gradient {
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
            .mask(alignment: .leading) { Capsule().frame(width: width) }
        } else {
          Capsule().fill(tint).frame(width: width)
        }
      }
    }
    .frame(height: 6)
  }
}

/// A ring of which a part is filled, clockwise from the top.
struct FilledRing: View {
  let part: Double
  var lineWidth: CGFloat = 4
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient

  private var filled: some Shape { Circle().inset(by: lineWidth / 2).trim(from: 0, to: part) }
  private var line: StrokeStyle { StrokeStyle(lineWidth: lineWidth, lineCap: .round) }

  @ViewBuilder private var fill: some View {
    if let gradient {
      filled.stroke(AngularGradient(gradient: gradient, center: .center, angle: .zero), style: line)
    } else {
      filled.stroke(tint, style: line)
    }
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color.groove, lineWidth: lineWidth)
      fill.rotationEffect(.degrees(-90))
    }
  }
}

/// A ring that fills, or a wheel that turns, as large as the controls round it.
private struct ProgressWheel: View {
  let part: Double?
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    if let part {
      FilledRing(part: part).frame(width: 24 * scale, height: 24 * scale)
    } else {
      Spinner(scale: scale)
    }
  }

  private var scale: CGFloat {
    switch controlSize {
    case .mini: 0.6
    case .small: 0.8
    case .regular: 1
    case .large: 1.6
    case .extraLarge: 2
    }
  }
}

/// Twelve lines, one of them darkest; it goes round unless the person wants less motion. They are in the
/// tint where one is set, and else in the colour of text.
private struct Spinner: View {
  let scale: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.known.tint) private var tint

  var body: some View {
    if reducesMotion {
      face(step: 0)
    } else {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 12)) {
        face(
          step: Int(
            ($0.date.timeIntervalSinceReferenceDate * 12).truncatingRemainder(dividingBy: 12)))
      }
    }
  }

  private func face(step: Int) -> SpinnerFace {
    SpinnerFace(step: step, scale: scale, color: tint ?? .primary)
  }
}

private struct SpinnerFace: View {
  let step: Int
  let scale: CGFloat
  let color: Color

  var body: some View {
    ZStack {
      ForEach(0..<12) { index in
        Capsule()
          .fill(color.opacity(0.15 + 0.07 * Double((index - step + 23) % 12)))
          .frame(width: 2.5 * scale, height: 6 * scale)
          .offset(y: -7 * scale)
          .rotationEffect(.degrees(Double(index) * 30))
      }
    }
    .frame(width: 20 * scale, height: 20 * scale)
  }
}

extension View {
  /// The colour that controls inside take; nil leaves it.
  fileprivate func tint(ifSet color: Color?) -> some View {
    EnvironmentView(content: self) { if let color { $0.known.tint = color } }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A line where it is known how far it is, and otherwise a wheel that turns.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills, or a wheel that turns.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How progress looks inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}

extension EnvironmentValues {
  private enum TintGradientKey: EnvironmentKey {
    static let defaultValue: Gradient? = nil
  }

  /// What gauges and lines of progress are filled with in the place of the tint's one colour.
  var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }
}
