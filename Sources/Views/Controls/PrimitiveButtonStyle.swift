// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How buttons look and what presses them: a style of this kind brings gestures of its own.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: Sendable {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a button is, for a style that presses it itself.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// What the button's author gave it to show; its text is the accessible name.
  public let label: AnyView
  /// Nil for nothing in particular.
  public let role: ButtonRole?
  private let action: () -> Void

  init(label: AnyView, role: ButtonRole?, action: @escaping () -> Void) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Presses the button.
  public func trigger() { action() }
}

extension EnvironmentValues {
  private enum PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
  }

  /// What presses the buttons inside; nil for a press on them.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// How the buttons inside look, and what presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, style)
  }
}

extension Button where Label == AnyView {
  /// The button of a style's configuration, in the way that buttons usually are.
  public init(
    _ configuration: PrimitiveButtonStyleConfiguration, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      role: configuration.role, action: { configuration.trigger() },
      label: { configuration.label }, fileID: fileID, line: line)
  }
}

/// How the corners of a button's ground look.
public struct ButtonBorderShape: Hashable, Sendable {
  /// Nil for half of the height.
  let radius: CGFloat?

  /// As buttons are.
  public static let automatic = ButtonBorderShape(radius: 8)
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(radius: 8)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(radius: nil)
  /// Half circles at both ends: a circle where the label is as wide as high.
  public static let circle = ButtonBorderShape(radius: nil)

  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: max(0, radius))
  }

  /// The outline for a ground of this height.
  func outline(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radius ?? min(rect.width, rect.height) / 2)
  }
}

extension ButtonBorderShape: Shape {
  public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == ButtonBorderShape {
  /// That of buttons, for where a shape is asked for by its kind.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// A button's ground.
struct ButtonGround: Shape {
  let border: ButtonBorderShape
  /// From each side, in points.
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path { border.outline(rect.insetBy(dx: inset, dy: inset)) }
}

extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }
  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  /// How the corners of the grounds of buttons look.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// How large controls are beside their usual size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// How the corners of the grounds of the buttons inside look.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// How large the buttons inside are, by the room round their labels, the wheels of progress, and, where
  /// they are to be smaller, boxes that are ticked and switches. Other controls have one size, which
  /// follows that of text.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The room round a button's label, beside the usual.
  var factor: CGFloat {
    switch self {
    case .mini: 0.5
    case .small: 0.75
    case .regular: 1
    case .large: 1.4
    case .extraLarge: 1.8
    }
  }
}
