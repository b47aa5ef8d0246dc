// SPDX-License-Identifier: Apache-2.0

/// Whether views are drawn dark on light, or light on dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}
