// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A control that is on or off.
///
/// It is exposed as a check box, or as a toggle button where the style does not look like a check
/// box. A style of an author's own brings the gesture that switches; what it makes, of a button, say,
/// is one check box under the label's name, unless it says that it is something else.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// A toggle with views as its label, whose texts are its accessible name.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  public var body: some View {
    let face = style.erasedBody(
      ToggleStyleConfiguration(label: AnyView(LabelLines(label: label)), isOn: $isOn))
    return style is any OwnToggleStyle ? face : AnyView(fixed: checked(named(face)))
  }

  private func named(_ face: AnyView) -> AnyView {
    Label.self == EmptyView.self
      ? face : AnyView(fixed: face.accessibilityLabel { _ in label })
  }

  /// What a style of an author's own makes: one control, whatever is in it.
  private func checked(_ face: some View) -> some View {
    SemanticsView(face.isOneControl()) { declaration in
      declaration.addedRoles = [.checkBox]
      declaration.addedStates[.checkable] = true
      declaration.addedStates[.checked] = isOn
    }
  }
}

/// A style that says itself what its toggles are.
protocol OwnToggleStyle {}

extension CheckboxToggleStyle: OwnToggleStyle {}
extension DefaultToggleStyle: OwnToggleStyle {}
extension SwitchToggleStyle: OwnToggleStyle {}
extension ButtonToggleStyle: OwnToggleStyle {}

extension Toggle where Label == Text {
  /// A toggle with a literal, or a text from the application's translations.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a text, which is its accessible name too.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to draw, for a style that adds to another one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look, and what switches them.
@MainActor @preconcurrency
public protocol ToggleStyle: Sendable {
  typealias Configuration = ToggleStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    // What is said of the toggle is said of what the style makes of it.
    AnyView(fixedOf: self) { $0.makeBody(configuration: configuration) }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A check box; what toggles look like where nobody says.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick, exposed as a check box.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label, exposed as a toggle button with ARIA's role `switch` as an
  /// attribute.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down, exposed as a toggle button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static let defaultValue: any ToggleStyle = DefaultToggleStyle()
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How the toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}

/// What a toggle's look depends on, and what its style switches.
public struct ToggleStyleConfiguration {
  /// The author's label, whatever views it is made of.
  public typealias Label = AnyView

  /// What the toggle's author gave it to show; its text is the accessible name.
  public let label: Label
  /// The toggle's state, which the style's own gesture writes.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
