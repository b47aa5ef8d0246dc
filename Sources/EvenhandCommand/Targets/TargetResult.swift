// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader

/// What was read of the application that the command line means.
struct TargetResult: Sendable {
  let snapshot: ApplicationSnapshot
  /// How the bus stood; nil where it could not be asked.
  let status: BusStatus?
  /// The words of the program that was started for it.
  let program: [String]?
}
