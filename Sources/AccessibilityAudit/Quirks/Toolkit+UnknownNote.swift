// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

extension Toolkit {
  /// What is known of older versions and not of this one, which therefore excuses nothing; nil where
  /// that is nothing.
  var unknownNote: String? {
    let quirks = QuirkTable.current.concerning(self, .unknown).quirks
    let unknown = unknownFacts.map { "it \($0.trait.text)" } + quirks.map(\.title)
    guard !unknown.isEmpty else { return nil }
    return "nobody has looked at \(name) \(version.isEmpty ? "without a version" : version) yet."
      + " Of older versions it is known, and excuses nothing here: "
      + unknown.joined(separator: "; ")
  }
}
