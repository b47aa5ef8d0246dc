// SPDX-License-Identifier: Apache-2.0

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Nothing said about its depth.
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6
}
