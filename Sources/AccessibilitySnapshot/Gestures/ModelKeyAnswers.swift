// SPDX-License-Identifier: Apache-2.0

/// Keys that a view handles, pressed while an element had the focus.
public struct ModelKeyAnswers: Codable, Hashable, Sendable {
  /// The element's number in the document's tree.
  public var element: UInt64
  /// The keys that were handled ("Right").
  public var handled: [String]
  /// Those after which nothing was different: the tree, what was announced, the focus, and what is drawn.
  public var silent: [String]
  /// Those after which only what is drawn was different.
  public var drawn: [String]
  /// Those that changed whether the element is checked, pressed, chosen or open, and nothing that is drawn.
  public var undrawn: [String]
  /// Why some keys were not pressed; nil where all were.
  public var gap: String?

  public init(
    element: UInt64, handled: [String] = [], silent: [String] = [], drawn: [String] = [],
    undrawn: [String] = [], gap: String? = nil
  ) {
    self.element = element
    self.handled = handled
    self.silent = silent
    self.drawn = drawn
    self.undrawn = undrawn
    self.gap = gap
  }

  /// A list that is left out is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func list(_ key: CodingKeys) throws -> [String] {
      try container.decodeIfPresent([String].self, forKey: key) ?? []
    }
    self.init(
      element: try container.decodeIfPresent(UInt64.self, forKey: .element) ?? 0,
      handled: try list(.handled), silent: try list(.silent), drawn: try list(.drawn),
      undrawn: try list(.undrawn), gap: try container.decodeIfPresent(String.self, forKey: .gap))
  }
}
