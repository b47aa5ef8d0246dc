// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A control that is on or off.
///
/// It is exposed as a check box, or as a toggle button where the style does not look like a check
/// box. A style of an author's own brings the gesture that switches, and says what it is with
/// `accessibilityAddTraits(.isToggle)` and `accessibilityState(.checked, configuration.isOn)`.
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
    style.erasedBody(ToggleStyleConfiguration(label: AnyView(label), isOn: $isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text, which is its accessible name too.
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
