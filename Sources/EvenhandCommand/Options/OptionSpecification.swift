// SPDX-License-Identifier: Apache-2.0

/// One option of the command line, as GLib's `GOptionEntry` describes it.
struct OptionSpecification: Sendable {
  enum Kind: Sendable {
    case flag
    case text
    /// May be given several times.
    case list
    case number
    case count
  }

  let name: String
  let kind: Kind
  /// What stands for the value in the help; empty for a flag.
  let placeholder: String
  let help: String

  /// One value may hold several items.
  var isCommaSeparated: Bool { placeholder.hasSuffix(",...") }

  init(_ name: String, _ kind: Kind, _ placeholder: String = "", help: String) {
    self.name = name
    self.kind = kind
    self.placeholder = placeholder
    self.help = help
  }
}
