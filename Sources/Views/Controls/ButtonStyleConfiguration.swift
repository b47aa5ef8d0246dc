// SPDX-License-Identifier: Apache-2.0

/// What a button's look depends on.
public struct ButtonStyleConfiguration {
  public let label: AnyView
  public let isPressed: Bool
  /// Nil for nothing in particular.
  public let role: ButtonRole?
}
