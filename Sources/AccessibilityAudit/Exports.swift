// SPDX-License-Identifier: Apache-2.0

// Findings name places in the source, and evidence names what an application declares: who uses the
// audit needs those words too.
@_exported import AccessibilitySnapshot
