// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A line of the help that stands beside a control: keys, and what they do.
public struct KeyLine: Hashable, Sendable {
  /// For people ("Up", "Shift+F10"), the first one first; never empty.
  public let keys: [String]
  /// For people, in small letters ("increase").
  public let purpose: String

  init?(_ alternative: Alternative) {
    guard alternative.isAction, !alternative.keys.isEmpty else { return nil }
    keys = alternative.keys.prefix(2).map(\.label)
    purpose = alternative.label.lowercased()
  }

  /// "Up or Right: increase"
  var spoken: String { keys.joined(separator: " or ") + ": " + purpose }
}

/// What stands in a tool tip.
struct ToolTipWords: Equatable {
  /// For people; empty where there are keys alone.
  var text: String
  /// The keys of what it is about, where somebody asked for them.
  var lines: [KeyLine] = []

  /// All of it in one text.
  var spoken: String {
    let keys = lines.map(\.spoken).joined(separator: ", ")
    return [text, keys].filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
