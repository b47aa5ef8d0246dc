// SPDX-License-Identifier: Apache-2.0

import Interaction

extension View {
  /// The name that is spoken.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    SemanticsView(self) { $0.label = String(label) }
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    SemanticsView(self) { $0.label = label.string }
  }

  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.label = isEnabled ? String(label) : nil }
  }

  /// What the view stands at, in the words and the unit that are spoken.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    SemanticsView(self) { $0.value = String(value) }
  }

  public func accessibilityValue(_ value: Text) -> some View {
    SemanticsView(self) { $0.value = value.string }
  }

  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.value = isEnabled ? String(value) : nil }
  }

  /// How to use the view, or what using it does.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    SemanticsView(self) { $0.hint = String(hint) }
  }

  public func accessibilityHint(_ hint: Text) -> some View {
    SemanticsView(self) { $0.hint = hint.string }
  }

  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    SemanticsView(self) { $0.hint = isEnabled ? String(hint) : nil }
  }

  /// A name for tests; it is never spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    SemanticsView(self) { $0.identifier = identifier }
  }
}
