// SPDX-License-Identifier: Apache-2.0

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As is usual in its place.
  case automatic
  case visible, hidden
}
