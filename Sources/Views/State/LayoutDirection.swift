// SPDX-License-Identifier: Apache-2.0

/// Which way lines of text and rows of controls run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
