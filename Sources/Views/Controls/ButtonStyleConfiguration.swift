// SPDX-License-Identifier: Apache-2.0

/// What a button's look depends on.
public struct ButtonStyleConfiguration {
  /// What the button's author gave it to show; its text is the accessible name.
  public let label: AnyView
  /// Whether a contact holds the button down and is still over it.
  public let isPressed: Bool
  /// Nil for nothing in particular.
  public let role: ButtonRole?
}
