// SPDX-License-Identifier: Apache-2.0

extension DesktopSession {
  /// The screen that a session has.
  public enum Display: Sendable, Equatable, CaseIterable {
    /// None: buses only.
    case none
    /// An X server in memory (Xvfb). Pointer and keys only through `xdotool`.
    case virtual
    /// Xorg with the dummy video driver and the inputtest driver: a touch screen for five fingers,
    /// a keyboard and a pointer that this process moves.
    case testInput
    /// A Wayland compositor (sway) in a window that fills the screen of `testInput`.
    case wayland
  }
}
