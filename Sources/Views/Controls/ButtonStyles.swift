// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The label alone, a little fainter while it is pressed, and while it is disabled.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  /// How much is seen of what is pressed.
  static var pressedOpacity: Double { 0.7 }

  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct PlainLabel: View {
  /// Text of the standard colour has 4.7:1 while it is disabled.
  static func opacity(isPressed: Bool, isEnabled: Bool) -> Double {
    isPressed ? PlainButtonStyle.pressedOpacity : isEnabled ? 1 : 0.6
  }

  let label: AnyView
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label.opacity(Self.opacity(isPressed: isPressed, isEnabled: isEnabled))
  }
}

extension View {
  /// Words inside that have no colour of their own are those of a disabled control.
  func dimmed(_ isDimmed: Bool) -> some View {
    EnvironmentView(content: self) { if isDimmed { $0.foregroundColor = .disabledInk } }
  }
}

/// The label alone in the colour of controls, a little fainter while it is pressed.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

/// The label alone in the colour of links.
public struct LinkButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessLabel(label: configuration.label, isPressed: configuration.isPressed)
  }
}

/// What has no ground, in the colour of controls; grey where it is disabled.
struct BorderlessLabel<Label: View>: View {
  let label: Label
  let isPressed: Bool
  var isDestructive = false
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundColor(isEnabled ? isDestructive ? .red : tint : .gray)
      .opacity(isPressed ? PlainButtonStyle.pressedOpacity : 1)
  }
}

/// A filled, rounded rectangle with white text on it, red for what is destructive: at least 5.6:1,
/// and 10:1 while it is pressed. With increased contrast 14:1, and 21:1 while it is pressed. A `tint`
/// is its ground, under a text that stands out from it. What buttons look like where nobody says.
///
/// A label that draws itself is shown as it is, without a ground: one that has a background, a shape, a
/// picture, a symbol in a circle and no words, or letters in a colour of their own that is not white. So
/// is that of a button on a ground that its author put right behind it, or that is in a colour of its
/// author's, and that of one in a row of a list.
public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

/// The label in the colour of controls in a line of that colour, red for what is destructive: less
/// than ``BorderedProminentButtonStyle``, which is filled.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OutlinedLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

/// A rounded rectangle, filled with the colour of controls, with a text that stands out from it: what
/// buttons look like here by themselves.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

/// On a ground, unless it draws itself.
private struct AutomaticLabel: View {
  let label: AnyView
  let isPressed: Bool
  let isDestructive: Bool
  @State private var drawsItself = false
  @State private var hasGround = false
  @Environment(\.isListRow) private var isListRow
  @Environment(\.isBesideLabel) private var isBesideLabel
  @Environment(\.foregroundColor) private var ink

  var body: some View {
    if isBesideLabel, ink == .secondary {
      BorderlessLabel(label: label, isPressed: isPressed, isDestructive: isDestructive)
    } else {
      onGround
    }
  }

  private var onGround: some View {
    OwnGroundView(
      content: FilledLabel(
        label: OwnLookView(content: label) { drawsItself = $0 }, isPressed: isPressed,
        isDestructive: isDestructive, isBare: drawsItself || hasGround || isListRow),
      countsInk: true
    ) { hasGround = $0 }
  }
}

private struct FilledLabel<Label: View>: View {
  let label: Label
  let isPressed: Bool
  let isDestructive: Bool
  /// Whether the label is shown as it is.
  var isBare = false

  @Environment(\.tint) private var tint
  @Environment(\.foregroundColor) private var outerInk
  @Environment(\.settings) private var settings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.controlSize) private var size
  @ScaledMetric private var side: CGFloat = 14
  @ScaledMetric private var top: CGFloat = 8

  var body: some View {
    label
      .foregroundColor(isBare ? bareInk : ink)
      .opacity(isBare ? PlainLabel.opacity(isPressed: isPressed, isEnabled: isEnabled) : 1)
      .padding(.horizontal, isBare ? 0 : side * size.factor)
      .padding(.vertical, isBare ? 0 : top * size.factor)
      .background { if !isBare { ground } }
  }

  private static var lineWidth: CGFloat { 2 }

  private var bareInk: Color {
    isEnabled ? outerInk ?? (isDestructive ? .red : tint) : .disabledInk
  }

  /// In high contrast what can be pressed has a line: a deep ground is hardly seen in the dark.
  @ViewBuilder private var ground: some View {
    let area = ButtonGround(border: border).fill(color)
    if isEnabled, contrast == .increased {
      area.overlay(
        ButtonGround(border: border, inset: Self.lineWidth / 2)
          .stroke(Color.primary, lineWidth: Self.lineWidth))
    } else {
      area
    }
  }

  /// What is disabled is lighter than what is not, and can still be read (4.7:1).
  private var ink: Color {
    if !isEnabled { return contrast == .increased ? .secondary : .disabledInk }
    return color.isLight ? .black : .white
  }

  private var color: Color {
    switch (isEnabled, contrast) {
    case (false, _): return .controlGround
    case (true, .increased):
      return isPressed
        ? .black
        : isDestructive ? .deepRed : settings.deepAccent
    case (true, .standard):
      if isDestructive { return isPressed ? .pressedRed : Color.red.undarkened }
      return settings.ground(in: tint, isPressed: isPressed)
    }
  }
}

private struct OutlinedLabel: View {
  let label: AnyView
  let isPressed: Bool
  let isDestructive: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.controlSize) private var size
  @Environment(\.tint) private var tint
  @ScaledMetric private var side: CGFloat = 14
  @ScaledMetric private var top: CGFloat = 8

  var body: some View {
    label
      .foregroundColor(ink)
      .padding(.horizontal, side * size.factor)
      .padding(.vertical, top * size.factor)
      .background(ButtonGround(border: border).fill(ground))
      .edge(ButtonGround(border: border, inset: Self.width / 2).stroke(ink, lineWidth: Self.width))
  }

  private static var width: CGFloat { 1.5 }

  private var ground: Color {
    isEnabled ? isPressed ? .pressedWell : .boxGround : .controlGround
  }

  private var ink: Color {
    guard isEnabled else { return .disabledInk }
    return contrast == .increased ? .primary : isDestructive ? .red : tint
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A filled, rounded rectangle; what buttons look like where nobody says.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label in a line.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A rounded rectangle, filled with the colour of controls.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
  /// The same: nothing bends what is behind it.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone, for buttons that draw themselves.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone in the colour of controls.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// The label alone in the colour of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The label on a material, in a capsule; what is behind it is not bent as by glass.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  nonisolated public init() { glass = .regular }

  /// On the glass that is given.
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, Distance.button).padding(.vertical, Distance.small)
      .glassEffect(glass, in: Capsule())
      .edge(Capsule().strokeBorder(Color.quaternary))
      .opacity(configuration.isPressed ? PlainButtonStyle.pressedOpacity : 1)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// The label on a material, in a capsule.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The same on the glass that is given: with its tint over it, or without a ground at all.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
