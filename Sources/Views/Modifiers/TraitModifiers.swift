// SPDX-License-Identifier: Apache-2.0

import Foundation

struct ZIndexModifier: ContentModifier {
  let zIndex: Double?
}

struct LayoutPriorityModifier: ContentModifier {
  let layoutPriority: Double?
}

extension View {
  /// Draws the view in front of its siblings with a lower number; 0 where none is given.
  public func zIndex(_ value: Double) -> some View {
    ModifiedView(content: self, modifier: ZIndexModifier(zIndex: value))
  }

  /// Offers the view room before its siblings with a lower number; 0 where none is given.
  public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(content: self, modifier: LayoutPriorityModifier(layoutPriority: value))
  }
}
