// SPDX-License-Identifier: Apache-2.0

/// How round corners are drawn. Both are quarter circles here: the outlines differ by less than a
/// point at the sizes of controls.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
