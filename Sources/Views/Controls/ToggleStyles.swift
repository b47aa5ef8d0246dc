// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// A box with a tick, and the label behind it. The box's line has 7:1 on white.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration, role: .checkBox) { isPressed in
      HStack(spacing: Distance.small) {
        CheckBox(isOn: configuration.isOn, isPressed: isPressed).accessibilityHidden(true)
        ShownLabel(label: configuration.label)
        RowRoom()
      }
    }
  }
}

/// What a toggle looks like where nobody says: a check box, as on other desktops.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggleStyle().makeBody(configuration: configuration)
  }
}

private struct CheckBox: View {
  let isOn: Bool
  let isPressed: Bool

  @Environment(\.settings) private var settings
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric private var side: CGFloat = 20

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: Corner.box).fill(fill)
      RoundedRectangle(cornerRadius: Corner.box).strokeBorder(line, lineWidth: 2)
      if isOn { Tick().stroke(fill.isLight ? Color.black : .white, lineWidth: 2.5) }
    }
    .frame(width: side * controlSize.boxFactor, height: side * controlSize.boxFactor)
  }

  private var line: Color { isEnabled ? (isOn ? fill : .secondary) : .gray }

  private var fill: Color {
    guard isOn else { return isPressed ? .pressedWell : .boxGround }
    guard isEnabled else { return Color.gray.undarkened }
    return settings.ground(in: tint, isPressed: isPressed)
  }
}

extension ControlSize {
  /// Of a box that is ticked and of a switch, beside the usual.
  fileprivate var boxFactor: CGFloat {
    switch self {
    case .mini: 0.7
    case .small: 0.85
    case .regular, .large, .extraLarge: 1
    }
  }
}

private struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * 0.24, y: rect.minY + rect.height * 0.52))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.43, y: rect.minY + rect.height * 0.70))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.77, y: rect.minY + rect.height * 0.32))
    }
  }
}

/// The label, and a switch behind it: its knob stands on the right where it is on. The groove has
/// 4.7:1 on white, or 5.8:1 where it is on.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The groove is filled with the colour of the views around (`tint`) where the switch is on.
  nonisolated public init() { tint = nil }

  /// The tint fills the groove where the switch is on, and decides about the contrast.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    // AT-SPI's own number for a switch is not known to libraries before 2.56.
    ToggleFace(configuration, role: .toggleButton, webRole: "switch") { isPressed in
      HStack(spacing: Distance.field) {
        ShownLabel(label: configuration.label)
        RowRoom()
        Switch(isOn: configuration.isOn, isPressed: isPressed, tint: tint).accessibilityHidden(true)
      }
    }
  }
}

private struct Switch: View {
  let isOn: Bool
  let isPressed: Bool
  let tint: Color?

  @Environment(\.tint) private var tintAround
  @Environment(\.isEnabled) private var isEnabled

  @Environment(\.controlSize) private var controlSize

  private var shownTint: Color { tint ?? tintAround }
  private var factor: CGFloat { controlSize.boxFactor }

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill((isOn && isEnabled ? shownTint : .gray).undarkened)
      // The knob leans towards the other side.
      Capsule().fill(.white)
        .frame(width: (isPressed ? 24 : 18) * factor, height: 18 * factor).padding(3 * factor)
    }
    .frame(width: 44 * factor, height: 24 * factor)
  }
}

/// A button that stays down: filled and white on it where it is on (5.8:1), framed where it is off. In
/// high contrast what is on is black and bold, white where it is dark, and has a second line inside.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ToggleFace(configuration, role: .toggleButton) { isPressed in
      ToggleLabel(label: configuration.label, isOn: configuration.isOn, isPressed: isPressed)
    }
  }
}

private struct ToggleLabel: View {
  let label: AnyView
  let isOn: Bool
  let isPressed: Bool

  @Environment(\.settings) private var settings
  @Environment(\.tint) private var tint
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .bold(isStrong)
      .foregroundColor(isOn ? ink : .primary)
      .padding(.horizontal, Distance.button)
      .padding(.vertical, Distance.small)
      .background(RoundedRectangle(cornerRadius: Corner.control).fill(fill))
      .edge(RoundedRectangle(cornerRadius: Corner.control).strokeBorder(line, lineWidth: 1.5))
      .edge(
        RoundedRectangle(cornerRadius: Corner.control).inset(by: 3)
          .strokeBorder(isOn && contrast == .increased ? ink : .clear, lineWidth: 1.5))
  }

  /// Whether it is on, and stands out as what is chosen does in high contrast.
  private var isStrong: Bool { isOn && isEnabled && contrast == .increased }

  /// Of what is on.
  private var ink: Color { fill.isLight ? .black : .white }

  private var line: Color {
    if isOn { return fill }
    return isEnabled && contrast == .increased ? .primary : .gray
  }

  private var fill: Color {
    guard isOn else { return isPressed ? .pressedWell : .boxGround }
    guard isEnabled else { return Color.gray.undarkened }
    if isStrong { return settings.colorScheme == .dark ? .white : .black }
    return settings.ground(in: tint, isPressed: isPressed)
  }
}

/// What a toggle's own styles have in common: it switches on release over it, and is exposed as on
/// or off.
struct ToggleFace<Face: View>: View {
  let configuration: ToggleStyleConfiguration
  let role: Role
  /// More than AT-SPI's role says ("switch"); nil for nothing.
  let webRole: String?
  let face: (_ isPressed: Bool) -> Face

  @GestureState private var isPressed = false
  @Environment(\.showsLabels) private var showsLabel

  init(
    _ configuration: ToggleStyleConfiguration, role: Role, webRole: String? = nil,
    @ViewBuilder face: @escaping (_ isPressed: Bool) -> Face
  ) {
    self.configuration = configuration
    self.role = role
    self.webRole = webRole
    self.face = face
  }

  var body: some View {
    showsLabel
      ? AnyView(fixed: control)
      : AnyView(fixed: control.accessibilityLabel { _ in configuration.label })
  }

  private var control: some View {
    let control = face(isPressed)
      .contentShape(Rectangle())
      .gesture(PressGesture().acting($isPressed) { configuration.isOn.toggle() })
    return SemanticsView(control.isOneControl()) { declaration in
      declaration.role = role
      if let webRole { declaration.attributes["xml-roles"] = webRole }
      // One state for what is one: Orca says a change of either.
      if role == .toggleButton, webRole == nil {
        declaration.addedStates[.pressed] = configuration.isOn
      } else {
        declaration.addedStates[.checkable] = true
        declaration.addedStates[.checked] = configuration.isOn
      }
    }
  }
}
