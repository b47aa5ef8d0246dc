// SPDX-License-Identifier: Apache-2.0

/// One thing that a person sets on the desktop, and that applications should follow.
public enum DesktopPreference: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text twice as large, as WCAG 1.4.4 asks for.
  case textScale
  case highContrast
  case darkStyle
  case reducedMotion
}
