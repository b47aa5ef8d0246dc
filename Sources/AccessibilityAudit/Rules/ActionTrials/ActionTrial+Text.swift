// SPDX-License-Identifier: Apache-2.0

extension ActionTrial {
  /// Follows "asked": "to perform \"click\"".
  package var request: String {
    let quoted = "\"" + Escaped.brief(argument) + "\""
    return switch kind {
    case .action, .disabledAction: "to perform " + quoted
    case .value, .valueBeyondEnd: "to take the value " + Escaped.brief(argument)
    case .setText: "to take the text " + quoted
    case .insertText: "to insert the text " + quoted
    case .deleteText: "to delete the text " + quoted
    case .focus: "to take the focus"
    case .select: "to select " + Escaped.brief(argument)
    case .deselect: "to deselect " + Escaped.brief(argument)
    case .selectAll: "to select everything"
    }
  }

  /// The application's own words in brackets; empty where it gave none.
  var quotedAnswer: String {
    answerText.isEmpty ? "" : " (" + Escaped.brief(answerText) + ")"
  }

  /// True where the element says what it should, or where that could not be read.
  var isAsExpected: Bool {
    guard let expected, let found else { return true }
    return Self.isEqual(expected, found)
  }

  /// Places shift for many reasons.
  var hasEffect: Bool {
    !changes.isEmpty || events.contains { !$0.kind.hasPrefix("object:bounds-changed") }
  }

  /// Numbers may differ by rounding.
  package static func isEqual(_ one: String, _ other: String) -> Bool {
    guard let left = Double(one), let right = Double(other) else { return one == other }
    return left == right || abs(left - right) <= 1e-6 * max(1, abs(left), abs(right))
  }
}
