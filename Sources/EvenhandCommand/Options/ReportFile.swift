// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// A file that a report goes to.
struct ReportFile: Sendable {
  let format: ReportFormat
  let output: Output

  /// "report.sarif" says its format itself; "junit:build/report" says it in front.
  init(_ word: String) throws(CommandError) {
    var path = word[...]
    var named: ReportFormat?
    if let colon = word.firstIndex(of: ":"),
      let format = ReportFormat(rawValue: String(word[..<colon]))
    {
      named = format
      path = word[word.index(after: colon)...]
    }
    if path.isEmpty || path == "-" {
      throw .usage("--output needs a file; --format says what standard output gets")
    }
    guard let format = named ?? ReportFormat(path: String(path)) else {
      throw .usage(
        "which format has \(Escaped.brief(String(path)))? End it in .txt, .json, .sarif, .xml,"
          + " .html or .md, or write FORMAT:FILE")
    }
    self.format = format
    output = Output(path: String(path))
  }
}
