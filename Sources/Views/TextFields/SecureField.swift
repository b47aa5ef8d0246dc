// SPDX-License-Identifier: Apache-2.0

/// A field for what nobody may read: bullets are shown, and assistive technologies, recordings and
/// traces get bullets too. It cannot be copied, cut or undone.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let onCommit: (() -> Void)?

  @Environment(\.hasFieldBorder) private var hasBorder
  @State private var hasGround = false

  fileprivate init(
    label: Label, prompt: Text?, text: Binding<String>, onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onCommit = onCommit
  }

  public var body: some View {
    OwnGroundView(
      content: EditedText(
        text: text, prompt: prompt, isSecure: true, hasBorder: hasBorder ?? !hasGround,
        onCommit: onCommit
      )
      .named(by: label, or: prompt), looksThroughRows: true
    ) { hasGround = $0 }
  }
}

extension SecureField {
  /// A field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which is its accessible name.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: Text(title), text: text)
  }

  /// The prompt is shown while the field is empty; nil for the title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt ?? Text(title), text: text)
  }

  /// - Parameter onCommit: Runs when Enter is pressed.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: Text(title), text: text, onCommit: onCommit)
  }

  /// The same with a text from the application's translations.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt ?? Text(titleKey), text: text)
  }
}
