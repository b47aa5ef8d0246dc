// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Prints the manual page, made from the tables that the command runs by.
struct ManCommand: Subcommand {
  static let name = "man"
  static let summary = "Print the manual page, for man -l -"
  static let synopsis = ""
  static let options: [OptionSpecification] = []

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard values.words.isEmpty, program == nil else {
      throw .unexpected(values.words + (program ?? []))
    }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try Output(path: nil).write(ManualPage().text)
    return .clean
  }
}

/// The manual page in the macros of man(7).
struct ManualPage: Sendable {
  var text: String {
    var lines = [
      ".TH EVENHAND 1 \"\" \"evenhand \(CommandLineRun.version)\" \"User Commands\"",
      ".SH NAME", "evenhand \\- read and audit Linux applications over AT\\-SPI",
      ".SH SYNOPSIS", ".B evenhand", ".I COMMAND", "[\\fIOPTION\\fR...]",
      ".SH DESCRIPTION",
      "Reads an application off the accessibility bus, as a screen reader does, and says what is",
      "missing. Reading changes nothing in the application.",
      ".SH COMMANDS",
    ]
    for command in CommandLineRun.subcommands {
      lines += [".SS \(roff(command.name)) \(roff(command.synopsis))", roff(command.summary) + "."]
      for option in command.options {
        let value = option.placeholder.isEmpty ? "" : "=\\fI\(roff(option.placeholder))\\fR"
        lines += [".TP", "\\fB\\-\\-\(roff(option.name))\\fR\(value)", roff(option.help) + "."]
      }
    }
    lines.append(".SH EXIT STATUS")
    for (code, meaning) in ExitCode.meanings {
      lines += [".TP", ".B \(code.rawValue)", roff(meaning) + "."]
    }
    lines += [
      ".SH FILES", ".TP", ".I \(roff(Configuration.fileName))",
      "Options of \\fBevenhand audit\\fR for a project, in its folder or in one above.",
      ".SH ENVIRONMENT",
    ]
    for (variables, meaning) in Self.environment {
      lines += [".TP", ".B \(roff(variables))", roff(meaning) + "."]
    }
    lines.append(".SH EXAMPLES")
    for (command, meaning) in Self.examples {
      lines += [".TP", ".B \(roff(command))", roff(meaning) + "."]
    }
    lines += [".SH SEE ALSO", ".BR orca (1),", ".BR at\\-spi\\-bus\\-launcher (1)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment: [(String, String)] = [
    ("NO_COLOR", "Any value keeps colours out of reports"),
    ("COLUMNS", "Where lines of text are broken, instead of at the terminal's width"),
    (
      "SOURCE_DATE_EPOCH",
      "The time that a report names, in seconds since 1970; it then gives no duration, and the same"
        + " tree gives the same bytes"
    ),
    ("AT_SPI_BUS_ADDRESS, DBUS_SESSION_BUS_ADDRESS", "Lead to the accessibility bus"),
    ("DISPLAY", "The X display whose pictures are taken and whose keys are pressed"),
    ("TMPDIR", "Where private sessions have their folders, if its path has at most 40 bytes"),
  ]

  static let examples: [(String, String)] = [
    ("evenhand doctor", "Check whether this session has what an audit needs"),
    ("evenhand audit --app gedit", "Audit a running application"),
    (
      "evenhand audit --fail-on incomplete --exec -- gedit",
      "Start a program, audit it and end it; what needs review fails the run too"
    ),
    (
      "evenhand audit --subtree 'tool bar[Main]' --app gedit",
      "Audit one part of the window"
    ),
    ("evenhand audit --steps menus.steps --exec -- gedit", "Open menus first, and audit those too"),
    ("evenhand explain control-name", "Explain what a rule checks, and what to do"),
  ]

  /// A line of text must not begin with a control character, and a hyphen is no minus.
  private func roff(_ text: String) -> String {
    let escaped = Escaped.line(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
