// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// When the command began.
struct RunStart: Sendable {
  private let date = Date()
  private let instant = ContinuousClock.now

  /// The record with what only the command knows. With SOURCE_DATE_EPOCH (see
  /// https://reproducible-builds.org) a report says that time and no duration, so that two reports on
  /// the same tree are the same.
  func completed(_ run: RunRecord, _ environment: [String: String]) -> RunRecord {
    var run = run
    if let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(UInt32.init) {
      run.startedAt = Date(timeIntervalSince1970: TimeInterval(seconds))
    } else {
      run.startedAt = date
      run.duration = ContinuousClock.now - instant
    }
    return run
  }
}
