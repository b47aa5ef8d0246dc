// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// From where on findings fail a run.
struct ThresholdOption: Sendable {
  static let specification = OptionSpecification(
    "fail-on", .text, "LEVEL", help: FailureThreshold.names.joined(separator: ", ") + " (serious)")

  let threshold: FailureThreshold

  init(_ values: OptionValues) throws(CommandError) {
    let level = values.text("fail-on") ?? Impact.serious.rawValue
    guard let threshold = FailureThreshold(level) else {
      let known = FailureThreshold.names.joined(separator: ", ")
      throw .usage("unknown level \"\(Escaped.line(level))\"; there are \(known)")
    }
    self.threshold = threshold
  }
}
