// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// What is known of the application already.
struct KnownFindingsOptions: Sendable {
  static let specifications = [
    OptionSpecification(
      "baseline", .text, "FILE", help: "Known findings to fix later; only new ones fail the run"),
    OptionSpecification(
      "false-positives", .text, "FILE", help: "Findings that were reviewed as false positives"),
    OptionSpecification(
      "new-only", .flag,
      help: "Leave the findings in these files out of the report"),
  ]

  private let files: [(path: String, known: KnownFindings)]
  private let isNewOnly: Bool
  private let today: CalendarDay

  init(_ values: OptionValues) throws(CommandError) {
    var files: [(path: String, known: KnownFindings)] = []
    for (option, kind) in [
      ("baseline", Suppression.Kind.baseline), ("false-positives", .falsePositive),
    ] {
      guard let path = values.text(option) else { continue }
      let known = try KnownFindingsFile.read(path)
      guard known.kind == kind else {
        throw .usage("\(Escaped.line(path)) is a file of kind \(known.kind.rawValue)")
      }
      files.append((path, known))
    }
    self.files = files
    isNewOnly = values.flags.contains("new-only")
    if isNewOnly, files.isEmpty {
      throw .usage("--new-only needs --baseline or --false-positives")
    }
    today = Today.day
  }

  /// The result with what is known marked, or left out.
  func applied(to result: AuditResult) throws(CommandError) -> AuditResult {
    var result = result
    for (path, known) in files {
      guard known.locale == result.target.locale else {
        throw .usage(
          "\(Escaped.line(path)) was made in the language \(Escaped.line(known.locale)), and this run"
            + " is in \(Escaped.line(result.target.locale)): names differ, nothing can be compared")
      }
      result.apply(known, today: today)
    }
    return isNewOnly ? result.withoutSuppressed() : result
  }
}

/// The day of the person's calendar.
enum Today {
  static var day: CalendarDay {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let text = String(
      format: "%04d-%02d-%02d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
      Int(parts.tm_mday))
    return CalendarDay(text) ?? .earliest
  }
}
