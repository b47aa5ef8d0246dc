// SPDX-License-Identifier: Apache-2.0

/// Which way an adjustable element is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
