// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// A file that a report goes to. `{app}` in its name stands for the application.
struct ReportFile<Format: FileFormat>: Sendable {
  let format: Format
  let path: String

  var namesApplication: Bool { path.contains(ReportFileName.mark) }

  /// "report.sarif" says its format itself; "junit:build/report" says it in front.
  init(_ word: String) throws(CommandError) {
    var path = word[...]
    var named: Format?
    if let colon = word.firstIndex(of: ":"),
      let format = Format(rawValue: String(word[..<colon]))
    {
      named = format
      path = word[word.index(after: colon)...]
    }
    if path.isEmpty || path == "-" {
      throw .usage("--output needs a file; --format says what standard output gets")
    }
    guard let format = named ?? Format(path: String(path)) else {
      let endings = Format.usualEndings
      throw .usage(
        "which format has \(Escaped.brief(String(path)))? End it in"
          + " \(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? ""), or write"
          + " FORMAT:FILE")
    }
    self.format = format
    self.path = String(path)
  }

  func output(for application: String) -> Output {
    Output(path: path.replacing(ReportFileName.mark, with: ReportFileName.plain(application)))
  }
}

/// What stands in a file's name for the application.
enum ReportFileName {
  static let mark = "{app}"

  /// Only what every file system and every shell takes as it is; none is hidden, or an option.
  static func plain(_ application: String) -> String {
    let plain = application.unicodeScalars.prefix(80).map { scalar in
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isPlain && scalar.isASCII || "._-".unicodeScalars.contains(scalar)
        ? Character(scalar) : "_"
    }
    let name = String(plain)
    return name.first.map { "._-".contains($0) } ?? true ? "app" + name : name
  }
}
