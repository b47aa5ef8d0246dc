// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field for a text of one line, or of several with a vertical axis.
///
/// The label is its accessible name; while the field is empty, the prompt is shown in it, or else the
/// title. Its keys are GTK's; Tab moves on, and Enter runs `onSubmit`. It holds up to 100,000
/// characters.
public struct TextField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private let axis: Axis
  private let onCommit: (() -> Void)?
  private let onEditingChanged: ((Bool) -> Void)?
  private var formatted: FormattedValue?
  /// What was typed and not read yet.
  @State private var draft: String?

  @Environment(\.hasFieldBorder) private var hasBorder
  @State private var hasGround = false
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.leastLines) private var leastLines
  @Environment(\.fieldStyle) private var style

  fileprivate init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal,
    onCommit: (() -> Void)? = nil, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.axis = axis
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    style.map { AnyView(fixed: $0.erasedBody(erased).environment(\.fieldStyle, nil)) }
      ?? AnyView(fixed: OwnGroundView(content: field, looksThroughRows: true) { hasGround = $0 })
  }

  /// The same field, as a style is asked to show it.
  private var erased: TextField<AnyView> {
    var field = TextField<AnyView>(
      label: AnyView(label), prompt: prompt, text: text, axis: axis, onCommit: onCommit,
      onEditingChanged: onEditingChanged)
    field.formatted = formatted
    return field
  }

  private var field: some View {
    EditedText(
      text: typed, prompt: prompt, isMultiLine: axis == .vertical,
      lines: axis == .vertical ? leastLines...max(leastLines, lineLimit ?? 12) : nil,
      hasBorder: hasBorder ?? !hasGround,
      onCommit: formatted == nil
        ? onCommit
        : {
          commit(); onCommit?()
        },
      onFocus: { isFocused in
        if !isFocused { commit() }
        onEditingChanged?(isFocused)
      }, onPressElsewhere: commit
    )
    .named(by: label, or: prompt)
  }

  private var typed: Binding<String> {
    guard let formatted else { return text }
    return Binding(get: { draft ?? formatted.read() }, set: { draft = $0 })
  }

  private func commit() {
    guard let formatted, let draft else { return }
    formatted.write(draft)
    self.draft = nil
  }
}

extension TextField {
  /// A field with a label made of views.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// With a vertical axis the field has several lines, as many as its text needs, up to the
  /// `lineLimit`; then Enter begins a line.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }
}

extension TextField where Label == Text {
  /// A field with a title, which is its accessible name.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: Text(title), text: text)
  }

  /// The prompt is shown while the field is empty; nil for the title.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt ?? Text(title), text: text)
  }

  /// With a vertical axis the field has several lines.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: Text(title), text: text, axis: axis)
  }

  /// With a vertical axis the field has several lines.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      label: Text(title), prompt: prompt ?? Text(title), text: text, axis: axis)
  }

  /// - Parameters:
  ///   - onEditingChanged: Called with true when the keyboard comes to the field, and with false when
  ///     it leaves.
  ///   - onCommit: Runs when Enter is pressed.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: Text(title), text: text, onCommit: onCommit,
      onEditingChanged: onEditingChanged)
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
    self.init(
      label: Text(titleKey), prompt: prompt ?? Text(titleKey), text: text)
  }
}

/// What a field shows and reads that is no text.
struct FormattedValue {
  let read: () -> String
  /// Leaves the value as it was where the text cannot be read.
  let write: (String) -> Void

  init(read: @escaping () -> String, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
  }

  @MainActor
  init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
  where Format.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }
}

extension TextField where Label == Text {
  /// A field for a number, or whatever else the format can read: it is read when Enter is pressed and
  /// when the keyboard leaves, and what cannot be read leaves the value as it was.
  public init<S: StringProtocol, Format: ParseableFormatStyle>(
    _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: String(title), prompt: prompt, formatted: FormattedValue(value, format))
  }

  init(
    title: String, prompt: Text? = nil, formatted: FormattedValue,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      label: Text(title), prompt: prompt ?? Text(title),
      text: Binding(get: { formatted.read() }, set: { formatted.write($0) }),
      onCommit: onCommit, onEditingChanged: onEditingChanged)
    self.formatted = formatted
  }
}
