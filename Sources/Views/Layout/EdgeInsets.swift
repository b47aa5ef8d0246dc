// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far to go in from each side, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the upper side; negative goes outward.
  public var top: CGFloat
  /// Points from the side where lines begin; negative goes outward.
  public var leading: CGFloat
  /// Points from the lower side; negative goes outward.
  public var bottom: CGFloat
  /// Points from the side where lines end; negative goes outward.
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
