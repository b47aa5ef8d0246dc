// SPDX-License-Identifier: Apache-2.0

/// Why a selector leads to no element, or not to one alone.
public enum SelectorError: Error, Hashable, Sendable {
  /// It cannot be read; `column` counts characters from 1.
  case unreadable(String, column: Int, reason: String)
  /// No role has this name; `nearest` are the names that look most like it.
  case unknownRole(String, nearest: [String])
  /// Nothing matches; `nearest` are selectors of elements that come close.
  case noMatch(String, nearest: [String])
  /// More than one element matches; `found` are the selectors of the first of them.
  case ambiguous(String, count: Int, found: [String])
  /// The number in round brackets is higher than the number of matches.
  case tooFew(String, count: Int, found: [String])
}

extension SelectorError: CustomStringConvertible {
  /// One line.
  public var description: String {
    switch self {
    case .unreadable(let text, let column, let reason):
      "the selector \(Escaped.line(text)) cannot be read: \(reason) at character \(column)"
    case .unknownRole(let name, let nearest):
      "there is no role \"\(Escaped.line(name))\"" + list(nearest, after: "; did you mean ")
    case .noMatch(let text, let nearest):
      "nothing matches \(Escaped.line(text))" + list(nearest, after: "; the nearest: ")
    case .ambiguous(let text, let count, let found):
      "\(count) elements match \(Escaped.line(text)): " + list(found, of: count)
        + "; add a step, or a number such as (1)"
    case .tooFew(let text, let count, let found):
      "\(Escaped.line(text)) asks for more than there are: " + list(found, of: count)
    }
  }

  private func list(_ items: [String], after start: String) -> String {
    items.isEmpty ? "" : start + items.joined(separator: ", ")
  }

  private func list(_ items: [String], of count: Int) -> String {
    let rest = count - items.count
    return items.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
