// SPDX-License-Identifier: Apache-2.0

/// On which desktop `--exec` starts a program.
enum SessionChoice: String, CaseIterable, Sendable {
  /// On one of its own, with an X server in memory.
  case `private`
  /// On the one that the environment leads to.
  case current
  /// On the current one where there is one.
  case auto

  static let specification = OptionSpecification(
    "session", .text, "WHICH",
    help: "Desktop for --exec: private, current, or auto: private if there is none (auto)")

  init(_ values: OptionValues) throws(CommandError) {
    let name = values.text("session") ?? Self.auto.rawValue
    guard let choice = SessionChoice(rawValue: name) else {
      throw .unknown("session", name, known: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}
