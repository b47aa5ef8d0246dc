// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// How the result of an audit can be written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, junit, html, markdown, github

  init(named name: String) throws(CommandError) {
    guard let format = ReportFormat(rawValue: name) else {
      throw .unknown("format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// What a file's name says; nil where it says nothing.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[dot...].lowercased() {
    case ".txt": self = .text
    case ".json": self = .json
    case ".sarif": self = .sarif
    case ".xml": self = .junit
    case ".html", ".htm": self = .html
    case ".md": self = .markdown
    default: return nil
    }
  }

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
