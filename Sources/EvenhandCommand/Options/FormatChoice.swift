// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// The forms that one command can write, chosen by `--format`; text where nothing is said.
protocol FormatChoice: RawRepresentable<String>, CaseIterable, Sendable {
  static var text: Self { get }
}

extension FormatChoice {
  static var specification: OptionSpecification {
    let names = allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return OptionSpecification("format", .text, "FORMAT", help: list + " (text)")
  }

  init(_ values: OptionValues) throws(CommandError) {
    let name = values.text("format") ?? Self.text.rawValue
    guard let format = Self(rawValue: name) else {
      throw .unknown("format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }
}

/// How most commands write what they found.
enum OutputFormat: String, FormatChoice {
  case text, json
}

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
