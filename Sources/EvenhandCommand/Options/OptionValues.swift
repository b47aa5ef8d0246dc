// SPDX-License-Identifier: Apache-2.0

/// What the command line said, by option name.
struct OptionValues: Hashable, Sendable {
  var flags: Set<String> = []
  var texts: [String: [String]] = [:]
  var numbers: [String: Double] = [:]
  /// What is no option.
  var words: [String] = []

  func text(_ name: String) -> String? { texts[name]?.last }

  /// Every item of an option that may be repeated and may hold several, separated by commas.
  func items(_ name: String) -> [String] {
    (texts[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
