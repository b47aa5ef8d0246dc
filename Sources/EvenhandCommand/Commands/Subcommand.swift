// SPDX-License-Identifier: Apache-2.0

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
