// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Finds the subcommand, runs it, and turns its end into an exit code.
struct CommandLineRun: Sendable {
  static let version = "0.1.0"
  static let subcommands: [any Subcommand.Type] = [
    AuditCommand.self, ModelCommand.self, ProveCommand.self, TreeCommand.self, SayCommand.self,
    WatchCommand.self,
    DoCommand.self,
    PreviewsCommand.self,
    DoctorCommand.self,
    RulesCommand.self, ExplainCommand.self, BaselineCommand.self, DiffCommand.self,
    CompletionCommand.self, ManCommand.self,
  ]

  let arguments: [String]
  let environment: [String: String]

  func run() async -> ExitCode {
    do {
      return try await dispatch()
    } catch {
      Interruption.shared.waitIfUnderWay()
      switch error {
      case .usage(let text):
        Output.complain(text)
        Output.complain("see evenhand --help")
      case .invalid(let text): Output.complain(text)
      case .interrupted: break
      }
      return ExitCode(error)
    }
  }

  private func dispatch() async throws(CommandError) -> ExitCode {
    let words = arguments.prefix { $0 != "--" }
    let program = arguments.count > words.count ? Array(arguments.dropFirst(words.count + 1)) : nil
    guard let name = words.first else { throw .usage("say what to do") }
    switch name {
    case "--help", "-h", "help":
      try Output(path: nil).write(Self.help)
      return .clean
    case "--version":
      try Output(path: nil).write("evenhand \(Self.version)\n")
      return .clean
    default: break
    }
    // "audit model" is a command of two words.
    let pair = words.prefix(2).joined(separator: " ")
    let named =
      Self.subcommands.first { $0.name == pair } ?? Self.subcommands.first { $0.name == name }
    guard let subcommand = named else {
      let kind = name.hasPrefix("-") ? "option" : "command"
      let near = NearestNames(Self.subcommands.map { $0.name }).names(near: name)
      throw .usage("unknown \(kind) \"\(Escaped.line(name))\"" + CommandError.meant(near))
    }
    let table = subcommand.table
    let values = try table.parse(Array(words.dropFirst(subcommand.name == pair ? 2 : 1)))
    if values.flags.contains("help") {
      try Output(path: nil).write(table.help)
      return .clean
    }
    return try await subcommand.init(values, program: program).run(environment)
  }

  static var help: String {
    let width = (subcommands.map { $0.name.count }.max() ?? 0) + 2
    let lines = subcommands.map { subcommand in
      let space = String(repeating: " ", count: width - subcommand.name.count)
      return "  " + subcommand.name + space + subcommand.summary
    }
    return """
      Usage: evenhand COMMAND [OPTIONS]

      Reads and audits Linux applications over AT-SPI.

      \(lines.joined(separator: "\n"))

      Begin with:
        evenhand doctor                    check what this session is missing
        evenhand audit --app NAME          audit a running application
        evenhand audit --exec -- PROGRAM   start a program, audit it, and end it
        evenhand explain RULE              explain a finding

      evenhand COMMAND --help lists a command's options; evenhand man | man -l - shows all.
      Exit codes: 0 clean, 1 findings, 2 not a valid audit, 64 wrong usage, 130 interrupted.

      """
  }
}

/// One of the things that the command can do.
protocol Subcommand: Sendable {
  static var name: String { get }
  /// Half a sentence for the list of commands.
  static var summary: String { get }
  /// What follows the name in the help ("--app NAME").
  static var synopsis: String { get }
  static var options: [OptionSpecification] { get }

  /// `program` are the words after `--`; nil where there is none.
  init(_ values: OptionValues, program: [String]?) throws(CommandError)
  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode
}

extension Subcommand {
  static var table: OptionTable {
    OptionTable(
      command: name, options + [OptionTable.help],
      synopsis: synopsis, summary: summary)
  }
}
