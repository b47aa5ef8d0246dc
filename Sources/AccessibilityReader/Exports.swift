// SPDX-License-Identifier: Apache-2.0

// What is read: who uses the reader needs those words too.
@_exported import AccessibilitySnapshot
