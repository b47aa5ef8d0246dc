// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Arrow keys on an element that has no group, and what was seen and heard of them.
public struct KeyAnswerTrial: Hashable, Sendable, Codable {
  /// The element that had the focus.
  public var element: ElementID
  /// The keys that its own words tell a person to use ("Right").
  public var told: [String]
  /// The keys that were pressed, in order.
  public var tried: [String] = []
  /// Those after which nothing was different in the tree, no event came, the focus stayed, and no pixel of the
  /// window was another one.
  public var silent: [String] = []
  /// Those that moved the focus to another element, and did nothing else.
  public var moving: [String] = []
  /// Silent keys that would move the focus if nobody took them, and what shows it ("Up leads back to it from
  /// push button[Other]").
  public var taken: [String: String] = [:]
  /// Why it could not be tried, or not to the end; nil where it was.
  public var gap: String?

  public init(element: ElementID, told: [String] = []) {
    self.element = element
    self.told = told
  }
}
