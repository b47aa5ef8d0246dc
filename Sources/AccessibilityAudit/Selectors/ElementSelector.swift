// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A way to an element that a person can write, and that reports print:
/// `frame[Preferences] > slider[Volume] (2)`.
///
/// Each step gives a role, a name in square brackets, an identifier after `#`, or several of them;
/// what is left out may be anything. Steps may be left out too: `slider[Volume]` is enough where it
/// leads to one element. A number in round brackets chooses among the elements that are left, in the
/// order of the tree.
public struct ElementSelector: Hashable, Sendable {
  /// What one element on the way has to be.
  public struct Step: Hashable, Sendable {
    /// nil for any role.
    public let role: Role?
    /// The name or the identifier, cut as `SelectorText` cuts it; nil for any name.
    public let name: String?
    /// What only the identifier may be.
    public let identifier: String?

    public init(role: Role? = nil, name: String? = nil, identifier: String? = nil) {
      self.role = role
      self.name = name
      self.identifier = identifier
    }
  }

  /// From the outermost to the element itself; never empty.
  public let steps: [Step]
  /// From 1.
  public let ordinal: Int?

  /// Reads what a person wrote.
  public init(_ text: String) throws(SelectorError) {
    var parser = SelectorParser(text)
    self = try parser.selector()
  }

  package init(steps: [Step], ordinal: Int?) {
    self.steps = steps
    self.ordinal = ordinal
  }
}

extension ElementSelector: CustomStringConvertible {
  /// Reads back as the same selector.
  public var description: String {
    steps.map(\.description).joined(separator: Self.separator) + Self.text(ofOrdinal: ordinal)
  }

  static let separator = " > "

  static func text(ofOrdinal ordinal: Int?) -> String { ordinal.map { " (\($0))" } ?? "" }
}

extension ElementSelector.Step: CustomStringConvertible {
  public var description: String {
    var word = role?.name ?? ""
    if let name { word += SelectorText.bracketed(name) }
    if let identifier { word += SelectorText.identifier(identifier) }
    return word.isEmpty ? "*" : word
  }
}

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
