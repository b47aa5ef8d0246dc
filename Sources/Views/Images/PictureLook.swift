// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a picture of dots is drawn, beside its place.
public struct PictureLook: Hashable, Sendable {
  /// Changes of its colours, one after the other. Each has twelve numbers: for red, green and blue in
  /// turn the parts of red, green and blue, and what is added.
  public var colors: [[Double]]
  /// What all of it is drawn in, as opaque as its dots are; nil for their own colours.
  public var ink: Color?
  /// Whether its dots stay squares where it is made larger.
  public var isSharp: Bool
  /// Whether it is repeated in its own size, and not stretched.
  public var isTiled: Bool
  /// How wide its sides are that keep their width, in points.
  public var caps: EdgeInsets

  public init(
    colors: [[Double]] = [], ink: Color? = nil, isSharp: Bool = false, isTiled: Bool = false,
    caps: EdgeInsets = EdgeInsets()
  ) {
    self.colors = colors
    self.ink = ink
    self.isSharp = isSharp
    self.isTiled = isTiled
    self.caps = caps
  }
}
