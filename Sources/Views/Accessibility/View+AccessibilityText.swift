// SPDX-License-Identifier: Apache-2.0

import Interaction

extension View {
  // MARK: The name that is spoken

  /// The accessible name, instead of the texts inside. It is the first that a screen reader speaks.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// The same, only while it is enabled; otherwise the name is what it would be without.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.label = isEnabled ? label.string : nil }
  }

  /// The same with a name that is a string.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }

  /// The same with a string, only while it is enabled.
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.label = isEnabled ? String(label) : nil }
  }

  /// The same with a name from the application's translations.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) { $0.label = isEnabled ? labelKey.string : nil }
  }

  // MARK: What the view stands at, in the words and the unit that are spoken

  /// What the view stands at, instead of the number that its gestures give ("-6 dB").
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibilityValue(valueDescription, isEnabled: true)
  }

  /// The same, only while it is enabled; otherwise the value is what it would be without.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.value = isEnabled ? valueDescription.string : nil }
  }

  /// The same with a value that is a string.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(value, isEnabled: true)
  }

  /// The same with a string, only while it is enabled.
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.value = isEnabled ? String(value) : nil }
  }

  /// The same with a value from the application's translations.
  @_disfavoredOverload
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) { $0.value = isEnabled ? valueKey.string : nil }
  }

  // MARK: How to use the view, or what using it does

  /// Spoken by Orca from version 46, after the keys (AT-SPI's `HelpText`).
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// The same, only while it is enabled.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.hint = isEnabled ? hint.string : nil }
  }

  /// The same with a hint that is a string.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }

  /// The same with a string, only while it is enabled.
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.hint = isEnabled ? String(hint) : nil }
  }

  /// The same with a hint from the application's translations.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    SemanticsView(self) { $0.hint = isEnabled ? hintKey.string : nil }
  }

  // MARK: Names that are not spoken

  /// A name for tests. AT-SPI: `Accessible.AccessibleId`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }

  /// The same, only while it is enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.identifier = isEnabled ? identifier : nil }
  }

  /// Other names by which people call the view when they speak to the computer, the best one first.
  ///
  /// AT-SPI has no word for them: they are exposed as the attribute `input-labels`, divided by
  /// semicolons.
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// The same, only while they are enabled.
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    self.inputLabels(inputLabels.map { String($0) }, isEnabled)
  }

  /// The same with names that are texts.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// The same with texts, only while they are enabled.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    self.inputLabels(inputLabels.map(\.string), isEnabled)
  }

  /// The same with names from the application's translations.
  @_disfavoredOverload
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some View {
    inputLabels(inputLabelKeys.map(\.string), isEnabled)
  }

  private func inputLabels(_ labels: [String], _ isEnabled: Bool) -> some View {
    SemanticsView(self) {
      if isEnabled { $0.attributes["input-labels"] = labels.joined(separator: "; ") }
    }
  }
}
