// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Reads what `audit --format json` wrote.
enum StoredReportFile {
  static func read(_ path: String) throws(CommandError) -> StoredReport {
    let data = try InputFile.read(path)
    do {
      return try StoredReport(data)
    } catch {
      throw .usage("cannot use \(Escaped.line(path)) as a report: \(error)")
    }
  }
}
