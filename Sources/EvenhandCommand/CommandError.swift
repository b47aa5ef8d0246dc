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

/// The command's exit codes, the same for every format.
enum ExitCode: Int32, Sendable {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  case findings = 1
  /// The audit is not valid: no bus, no such application, no answer, a rule that failed.
  case invalid = 2
  /// sysexits.h: EX_USAGE.
  case usage = 64
  /// 128 and SIGINT.
  case interrupted = 130

  /// For the manual page.
  static let meanings: [(code: ExitCode, text: String)] = [
    (.clean, "Nothing at or above --fail-on"),
    (.findings, "Findings at or above it"),
    (
      .invalid,
      "The audit is not valid: no bus, no such application, no answer, elements that could not be"
        + " read, a rule that broke down, nothing to judge"
    ),
    (.usage, "Wrong usage: an unknown option or rule, a file that cannot be read or written"),
    (.interrupted, "Interrupted; what was started has been ended"),
  ]

  init(_ error: CommandError) {
    switch error {
    case .usage: self = .usage
    case .invalid: self = .invalid
    case .interrupted: self = .interrupted
    }
  }
}
