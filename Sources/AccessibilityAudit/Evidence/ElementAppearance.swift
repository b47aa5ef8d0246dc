// SPDX-License-Identifier: Apache-2.0

/// What a picture shows of one element.
public struct ElementAppearance: Hashable, Sendable, Codable {
  /// The most frequent colour in the element's box.
  public var background: Colour?
  /// The colour in it that differs most from the background.
  public var foreground: Colour?
  /// How much of what is drawn has nearly that colour, from 0 to 1: the cores of letters where it is
  /// high, only their softened edges where it is low.
  public var solidity: Double
  /// Why it could not be measured; nil where it was.
  public var gap: String?

  public init(
    background: Colour? = nil, foreground: Colour? = nil, solidity: Double = 1, gap: String? = nil
  ) {
    self.background = background
    self.foreground = foreground
    self.solidity = solidity
    self.gap = gap
  }

  /// 1 to 21; nil where it could not be measured.
  public var contrast: Double? {
    guard gap == nil, let background, let foreground else { return nil }
    return background.contrast(with: foreground)
  }
}
