// SPDX-License-Identifier: Apache-2.0

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
