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

/// The forms that go to standard output and, several at once, to files.
protocol FileFormat: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  static var text: Self { get }

  /// What the ends of files' names say, with the usual one first.
  static var endings: [(ending: String, format: Self)] { get }
}

extension FileFormat {
  init(named name: String) throws(CommandError) {
    guard let format = Self(rawValue: name) else {
      throw .unknown("format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }

  /// What a file's name says; nil where it says nothing.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[dot...].lowercased()
    guard let format = Self.endings.first(where: { $0.ending == ending })?.format else {
      return nil
    }
    self = format
  }

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// One for each format that has any.
  static var usualEndings: [String] {
    allCases.compactMap { format in endings.first { $0.format == format }?.ending }
  }
}

/// How the result of an audit can be written.
enum ReportFormat: String, FileFormat {
  case text, json, sarif, junit, html, markdown, github, openacr

  static let endings: [(ending: String, format: ReportFormat)] = [
    (".txt", .text), (".json", .json), (".sarif", .sarif), (".xml", .junit), (".html", .html),
    (".htm", .html), (".md", .markdown), (".yaml", .openacr), (".yml", .openacr),
  ]
}

/// How a proof can be written: those of an audit, but for the one that is about a whole product.
enum ProofFormat: String, FileFormat {
  case text, json, sarif, junit, html, markdown, github

  static let endings = ReportFormat.endings.compactMap { ending, format in
    ProofFormat(rawValue: format.rawValue).map { (ending: ending, format: $0) }
  }
}
