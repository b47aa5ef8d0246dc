// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What an event carries beside its two numbers: AT-SPI's `any_data`.
public enum EventValue: Hashable, Sendable {
  /// Text that was inserted or deleted, a new name, an announcement. At most 1024 bytes of it.
  case text(String)
  case number(Double)
  /// A child that came or went, the active descendant, a new parent.
  case object(ObjectReference)
  case rectangle(Rect)
  /// Nothing that AT-SPI defines; D-Bus's type string ("a{sv}").
  case other(String)
}
