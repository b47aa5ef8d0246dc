// SPDX-License-Identifier: Apache-2.0

/// How far colours stand apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}
