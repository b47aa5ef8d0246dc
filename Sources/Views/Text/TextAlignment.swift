// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}
