// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// How the result is written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json

  static let specification = OptionSpecification(
    "format", .text, "FORMAT", help: "text or json (text)")

  init(_ values: OptionValues) throws(CommandError) {
    let name = values.text("format") ?? Self.text.rawValue
    guard let format = OutputFormat(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("unknown format \"\(Escaped.line(name))\"; there are \(known)")
    }
    self = format
  }
}
