// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Why the command ends without a verdict.
enum CommandError: Error, Hashable, Sendable {
  /// The command line cannot be carried out.
  case usage(String)
  /// There was nothing to audit, or it could not be audited.
  case invalid(String)
  /// The person, or the system, ended it.
  case interrupted
}

extension CommandError {
  /// The same, with its place before it.
  func prefixed(_ place: String) -> CommandError {
    switch self {
    case .usage(let text): .usage(place + text)
    case .invalid(let text): .invalid(place + text)
    case .interrupted: .interrupted
    }
  }

  /// Words on the command line that belong to no option.
  static func unexpected(_ words: [String]) -> CommandError {
    .usage("unexpected " + words.map { "\"\(Escaped.line($0))\"" }.joined(separator: ", "))
  }

  static func unknownRule(_ id: String) -> CommandError {
    let near = NearestNames(RuleRegistry.all.map(\.id)).names(near: id)
    return .usage(
      "unknown rule \"\(Escaped.line(id))\""
        + meant(near)
        + "; evenhand rules lists them")
  }

  /// A word that is none of those that an option takes. `what` names the option's value ("format").
  static func unknown(_ what: String, _ word: String, known: [String]) -> CommandError {
    .usage(
      "unknown \(what) \"\(Escaped.line(word))\"; there are " + known.joined(separator: ", "))
  }

  /// "; did you mean a or b", or nothing.
  static func meant(_ names: [String]) -> String {
    names.isEmpty ? "" : "; did you mean " + names.joined(separator: " or ")
  }
}
