// SPDX-License-Identifier: Apache-2.0

/// How the text report is laid out.
public struct TextLayout: Hashable, Sendable {
  /// Whether escape sequences of a terminal colour the words.
  public var isColoured: Bool
  /// Columns of the terminal; nil where lines stay whole, as in a log.
  public var width: Int?
  /// How many findings of one rule in one window are listed; nil for all.
  public var limit: Int?

  public init(isColoured: Bool = false, width: Int? = nil, limit: Int? = nil) {
    self.isColoured = isColoured
    self.width = width
    self.limit = limit
  }

  /// How many alike findings a person reads before they ask for the rest.
  public static let usualLimit = 10
}
