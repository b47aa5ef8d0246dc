// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// A file that a report goes to. `{app}` in its name stands for the application.
struct ReportFile: Sendable {
  static let mark = "{app}"

  let format: ReportFormat
  let path: String

  var namesApplication: Bool { path.contains(Self.mark) }

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
    self.path = String(path)
  }

  func output(for application: String) -> Output {
    Output(path: path.replacing(Self.mark, with: Self.fileName(application)))
  }

  /// Only what every file system and every shell takes as it is; none is hidden, or an option.
  static func fileName(_ application: String) -> String {
    let plain = application.unicodeScalars.prefix(80).map { scalar in
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isPlain && scalar.isASCII || "._-".unicodeScalars.contains(scalar)
        ? Character(scalar) : "_"
    }
    let name = String(plain)
    return name.first.map { "._-".contains($0) } ?? true ? "app" + name : name
  }
}
