// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import GalleryPages

/// What the audit says of a page as it starts.
struct TourVerdict: Sendable {
  let page: GalleryPage
  /// One line, without the page's name.
  let summary: String
  /// What is wrong, a line each.
  let details: [String]
  /// Nothing is wrong at or above "serious", and the audit is valid.
  let passes: Bool

  init(_ page: GalleryPage, _ snapshot: ApplicationSnapshot) {
    let result = Audit().run(snapshot)
    let violations = result.violations
    let found =
      violations.isEmpty
      ? "no violations"
      : "\(violations.count) violations"
    self.page = page
    passes = result.isValid && !result.reaches(.impact(.serious))
    summary =
      "\(found); \(result.coverage.nodesTested) elements by \(result.coverage.rulesRun.count)"
      + " rules, \(result.passCount) checks passed, \(result.incomplete.count) to review"
    details =
      result.invalidReasons.map { "not valid: \($0)" }
      + violations.map { "\($0.impact.rawValue), \($0.selector): \($0.message)" }
  }

  /// The page could not be read.
  init(_ page: GalleryPage, failure: any Error) {
    self.page = page
    summary = "not audited"
    details = ["\(failure)"]
    passes = false
  }
}
