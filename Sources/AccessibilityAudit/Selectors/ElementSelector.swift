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
